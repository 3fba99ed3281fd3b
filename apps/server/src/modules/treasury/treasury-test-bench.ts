import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { connect, type Database } from '../../platform/database/index.ts';
import { createFolderStore } from '../../platform/files.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import type { Account } from '../identity/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { createTreasury, type Treasury } from './index.ts';

export { answered } from '../../platform/calls-test-answers.ts';

export const hina = { username: 'hina', ip: '198.51.100.4' };
export const omar = { username: 'omar', ip: '198.51.100.5' };

/** One of several processes that share a database: its own connections, ledger lanes and module. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly treasury: Treasury;
  readonly facts: string[];
  /** While it is away a decision is made, and its money waits. */
  isLedgerAway: boolean;
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly instances: readonly [Instance, Instance];
  readonly treasury: Treasury;
  readonly ledger: Ledger;
  readonly settings: Partial<Record<SettingKey, unknown>>;
  /** A member of the real currency with so much cash; its number as the wire has it. */
  newMember(cash: bigint, isTrial?: boolean): Promise<string>;
  key(): string;
  balances(memberId: string): Promise<{ cash: bigint; frozen: bigint }>;
  /** What the house's account against which is adjusted has. */
  adjusted(): Promise<bigint>;
  actsOn(subject: string): Promise<string[]>;
  assertBooksBalance(): Promise<void>;
  close(): Promise<void>;
}

/** Two instances of the module on one real database, with the real ledger and audit; of identity a list. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'treasury'] });
  const clock = fakeClock();
  const folder = await mkdtemp(join(tmpdir(), 'ikka-treasury-'));
  const settings: Bench['settings'] = {
    'treasury.four_eyes_from': '5000.00',
    'treasury.operator_day_from': '100000.00',
  };
  const members = new Map<bigint, Pick<Account, 'currency' | 'isTrial'>>();
  const audit = createAudit({ database: test.database, clock });
  const openInstance = async (): Promise<Instance> => {
    const database = connect(test.url, { max: 8 });
    const log = pino({ level: 'silent' });
    const ledger = await createLedger({ database, clock, log });
    const state = { isLedgerAway: false };
    const facts: string[] = [];
    const transact: Ledger['transact'] = async (work) => {
      if (state.isLedgerAway) throw new Error('the ledger is away');
      return ledger.transact(work);
    };
    const treasury = createTreasury({
      database,
      clock,
      log,
      settings: { get: (key: SettingKey) => settings[key] } as Pick<Settings, 'get'>,
      audit: createAudit({ database, clock }),
      facts: { publish: (name) => void facts.push(name) },
      vault: createVault('a key for tests alone, thirty-two and more'),
      files: createFolderStore(folder),
      ledger: { ...ledger, transact },
      identity: {
        member: async (id) => (members.get(id) as Account | undefined) ?? null,
        namesOf: async (ids) => new Map(ids.map((id) => [id, `member${id}`] as const)),
      },
    });
    return Object.assign(state, { database, ledger, treasury, facts });
  };
  const instances = [await openInstance(), await openInstance()] as const;
  const [{ ledger, treasury }] = instances;
  let lastMember = 1_000n;

  return {
    test,
    clock,
    audit,
    instances,
    treasury,
    ledger,
    settings,
    key: () => v7({ msecs: clock.now().getTime() }),
    async newMember(cash, isTrial = false) {
      lastMember += 1n;
      members.set(lastMember, { currency: isTrial ? 'PKT' : 'PKR', isTrial });
      if (cash > 0n) {
        const transfer = {
          id: ledger.newId(),
          debit: await ledger.houseAccount('equity', 'PKR'),
          credit: await ledger.memberAccount(lastMember, 'cash', 'PKR'),
          amount: cash,
          kind: 'capital',
        } as const;
        await ledger.post({ transfers: [transfer] });
      }
      return lastMember.toString();
    },
    async balances(memberId) {
      const found = await ledger.balances(BigInt(memberId));
      const of = (kind: string) => found.find((one) => one.kind === kind)?.balance ?? 0n;
      return { cash: of('cash'), frozen: of('frozen') };
    },
    async adjusted() {
      const { currencies } = await ledger.health();
      const kinds = currencies.flatMap(({ byKind }) => byKind);
      return kinds.find(({ kind }) => kind === 'adjustments')?.balance ?? 0n;
    },
    async actsOn(subject) {
      const { entries } = await audit.find({ subject }, { limit: 50, offset: 0 });
      return entries.map(({ action, actor }) => `${action} ${actor}`).reverse();
    },
    async assertBooksBalance() {
      const { isBalanced } = await ledger.health('recount');
      if (!isBalanced) throw new Error('the books do not balance');
      const { rows } = await test.database.pool.query<{ held: string; frozen: string }>(
        `SELECT (SELECT coalesce(sum(balance), 0)::text FROM ledger.account JOIN ledger.holder ON account_id = id
                  WHERE kind = 8) AS held,
                (SELECT coalesce(sum(amount), 0)::text FROM treasury.freeze
                  WHERE state IN ('frozen', 'releasing')) AS frozen`,
      );
      if (rows[0]?.held !== rows[0]?.frozen)
        throw new Error(`held and frozen differ: ${JSON.stringify(rows)}`);
    },
    async close() {
      for (const instance of instances) {
        await instance.ledger.close();
        await instance.database.close();
      }
      await test.drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** By which code it was refused; undefined where it was not. */
export const refusedAs = (answer: unknown): string | undefined =>
  isRefusal(answer) ? answer.code : undefined;
