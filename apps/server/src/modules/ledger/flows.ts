import type { CurrencyCode } from '@ikka/money';
import type { Database, Queryable } from '../../platform/database/index.ts';
import { currencyOfNumber, ledgerNumber } from './accounts.ts';
import { flowRows, houseBalance, oldestTransferId, summarizeTimes } from './flow-store.ts';
import { bookRows } from './health-store.ts';
import {
  type AccountKind,
  accountKindOf,
  accountKinds,
  type HouseAccountKind,
  type TransferKind,
  transferKindOf,
} from './kinds.ts';
import { ID_AHEAD_MAX_MS, timeOf } from './ledger-id.ts';

/** Accounts of a kind taken together: all members', or the house's of one label. */
export interface Heap {
  readonly kind: AccountKind;
  readonly label: string;
}

export interface Flow {
  /** The quarter of an hour in which it lies. */
  readonly begins: Date;
  readonly currency: CurrencyCode;
  readonly kind: TransferKind;
  readonly debit: Heap;
  readonly credit: Heap;
  readonly transfers: number;
  readonly amount: bigint;
}

export interface HeapBalance extends Heap {
  readonly currency: CurrencyCode;
  readonly balance: bigint;
}

export interface Flows {
  /** Makes what was posted lately as quick to find by its time as what is older. To be called before reading on. */
  prepareFlows(): Promise<void>;
  /** What moved of money in a range of whole quarters of an hour, the end exclusive. */
  flows(range: { readonly from: Date; readonly to: Date }, db?: Queryable): Promise<Flow[]>;
  /** What lies where now, of money; reads every account. */
  heaps(db?: Queryable): Promise<HeapBalance[]>;
  /** What an account of the house has, over all its shards. */
  houseBalance(kind: HouseAccountKind, currency: CurrencyCode, label: string): Promise<bigint>;
  /** No transfer was posted before this instant; null while there is none at all. */
  beganAt(): Promise<Date | null>;
}

export function createFlows({ db: pool }: Database): Flows {
  return {
    prepareFlows: () => summarizeTimes(pool),
    async flows({ from, to }, db = pool) {
      const rows = await flowRows(db, from, to);
      return rows.flatMap((row) => {
        const { code, unit } = currencyOfNumber(row.currency);
        if (unit !== 'money') return [];
        return {
          begins: row.begins,
          currency: code,
          kind: transferKindOf(row.kind),
          debit: { kind: accountKindOf(row.debitKind), label: row.debitLabel },
          credit: { kind: accountKindOf(row.creditKind), label: row.creditLabel },
          transfers: Number(row.transfers),
          amount: BigInt(row.amount),
        };
      });
    },
    async heaps(db = pool) {
      const sums = new Map<string, HeapBalance>();
      for (const row of await bookRows(db)) {
        const { code, unit } = currencyOfNumber(row.currency);
        if (unit !== 'money') continue;
        const key = `${row.currency}/${row.kind}/${row.label}`;
        const before = sums.get(key)?.balance ?? 0n;
        const balance = before + BigInt(row.balance);
        sums.set(key, { currency: code, kind: accountKindOf(row.kind), label: row.label, balance });
      }
      return [...sums.values()];
    },
    houseBalance: async (kind, currency, label) =>
      houseBalance(pool, { kind: accountKinds[kind].number, currency: ledgerNumber(kind, currency), label }),
    async beganAt() {
      const oldest = await oldestTransferId(pool);
      // An id's time may lie so far ahead of its posting, never further.
      return oldest === null ? null : new Date(timeOf(oldest) - ID_AHEAD_MAX_MS);
    },
  };
}
