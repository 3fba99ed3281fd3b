import type { CurrencyCode } from '@ikka/money';
import type { Database } from '../../platform/database/index.ts';
import { currencyOfNumber } from './accounts.ts';
import { type BookRow, bookRows, proveChains, recountAll } from './health-store.ts';
import { type AccountKind, accountKindOf, accountKinds } from './kinds.ts';

export interface KindTotal {
  readonly kind: AccountKind;
  readonly accounts: bigint;
  readonly balance: bigint;
}

export interface HouseShard {
  readonly kind: AccountKind;
  readonly label: string;
  readonly shard: number;
  readonly balance: bigint;
}

export interface CurrencyHealth {
  readonly currency: CurrencyCode;
  readonly unit: 'money' | 'allowance' | 'points';
  /** Over all accounts. Anything but zero means that the books are broken. */
  readonly sum: bigint;
  /** What the house owes: the balances of all members and of the jackpots. */
  readonly liabilities: bigint;
  readonly byKind: readonly KindTotal[];
  readonly houseShards: readonly HouseShard[];
}

export interface LedgerHealth {
  readonly isBalanced: boolean;
  /** Accounts whose balance is not what their transfers say; empty in health. */
  readonly wrongAccounts: readonly bigint[];
  readonly currencies: readonly CurrencyHealth[];
}

/**
 * Whether the books are right. `quick` adds up the balances; `chains` also walks every account's transfers since the last
 * such check; `recount` also adds up every transfer there ever was.
 */
export async function health(
  database: Database,
  depth: 'quick' | 'chains' | 'recount',
): Promise<LedgerHealth> {
  const { rows, wrongAccounts } = await database.db.transaction(
    async (tx) => {
      await tx.execute("SET LOCAL statement_timeout = '10min'; SET LOCAL work_mem = '64MB'");
      const rows = await bookRows(tx);
      const wrong = new Set<bigint>();
      if (depth !== 'quick') for (const id of await proveChains(tx)) wrong.add(id);
      if (depth === 'recount') for (const id of await recountAll(tx)) wrong.add(id);
      return { rows, wrongAccounts: [...wrong].sort((a, b) => (a < b ? -1 : 1)) };
    },
    { isolationLevel: 'repeatable read' },
  );
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)].map(([number, group]) =>
    healthOf(number, group),
  );
  const isBalanced = wrongAccounts.length === 0 && currencies.every(({ sum }) => sum === 0n);
  return { isBalanced, wrongAccounts, currencies };
}

function healthOf(number: number, rows: readonly BookRow[]): CurrencyHealth {
  const { code, unit } = currencyOfNumber(number);
  const byKind = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, group]) => ({
    kind: accountKindOf(kind),
    accounts: group.reduce((sum, { accounts }) => sum + accounts, 0n),
    balance: total(group),
  }));
  return {
    currency: code,
    unit,
    sum: total(rows),
    liabilities: byKind
      .filter(({ kind }) => accountKinds[kind].heading === 'liabilities')
      .reduce((sum, { balance }) => sum + balance, 0n),
    byKind,
    houseShards: rows.flatMap(({ kind, label, shard, balance }) =>
      shard === null ? [] : [{ kind: accountKindOf(kind), label, shard, balance: BigInt(balance) }],
    ),
  };
}

function total(rows: readonly BookRow[]): bigint {
  return rows.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
}
