import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallAnswer, calls } from '@ikka/contract';
import type { Letter } from '@ikka/i18n';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import sharp from 'sharp';
import { v7 } from 'uuid';
import type { CallerOf } from '../../platform/calls.ts';
import { answered } from '../../platform/calls-test-answers.ts';
import { callerOf } from '../../platform/calls-test-caller.ts';
import { connect, type Database } from '../../platform/database/index.ts';
import { createFolderStore, type FileStore } from '../../platform/files.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import type { Closing } from '../protection/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { createWithdrawals, manualPayouts, type Withdrawals } from './index.ts';
import type { BonusAtStake, PayoutDestination } from './parts.ts';

export { answered };

type Calls = typeof calls.withdrawals;
export type Made = CallAnswer<Calls['withdrawal']>;
export type OfficeMade = CallAnswer<typeof calls.officeWithdrawals.officeWithdrawal>;

export const hina = { username: 'hina', ip: '198.51.100.4' };
export const omar = { username: 'omar', ip: '198.51.100.5' };

/** One of several processes that share a database: its own connections, ledger lanes and module. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly withdrawals: Withdrawals;
  readonly facts: string[];
  /** While it is away nothing but holding works: a decision is made, and its money waits. */
  isLedgerAway: boolean;
}

/** A member with money and a payout account that may be used. */
export interface TestMember {
  readonly memberId: bigint;
  readonly account: PayoutDestination;
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly instances: readonly [Instance, Instance];
  /** The first instance's, for tests that need only one. */
  readonly withdrawals: Withdrawals;
  readonly settings: Partial<Record<SettingKey, unknown>>;
  /** The letters that members were written, oldest first. */
  readonly letters: { readonly memberId: bigint; readonly title: string; readonly text: string }[];
  readonly ranks: Map<bigint, number>;
  /** Bonuses that are still locked, by their members. */
  readonly atStake: Map<bigint, BonusAtStake>;
  /** Whether somebody else than who acts may do it too. */
  readonly house: { hasColleague: boolean };
  /** Members to whom play is closed. */
  readonly excluded: Map<bigint, Closing>;
  /** What of members' stakes is not settled. */
  readonly inPlay: Map<bigint, bigint>;
  /** When each member's browser was first seen; without an entry long ago. */
  readonly browsers: Map<bigint, Date | null>;
  /** Once, in the moment in which all of a wish was checked and nothing is held yet. */
  behindChecks: (() => Promise<void>) | null;
  newMember(cash: bigint): Promise<TestMember>;
  /** Money that comes into the member's cash, not deposited. */
  bring(member: TestMember, amount: bigint): Promise<void>;
  deposit(member: TestMember, amount: bigint): void;
  stake(member: TestMember, amount: bigint): void;
  caller(member: TestMember, key?: string): CallerOf<Calls['withdraw']>;
  key(): string;
  /** A withdrawal that must come to be. */
  submit(member: TestMember, amount: string, by?: Withdrawals): Promise<Made>;
  /** Taken and approved by Hina, above four eyes by Omar too; paid by Omar. */
  paid(member: TestMember, amount: string): Promise<Made>;
  read(member: TestMember, id: string): Promise<Made>;
  /** A picture that the member brings. */
  proof(member: TestMember): Promise<string>;
  balances(member: TestMember): Promise<{ cash: bigint; pending: bigint; disputed: bigint }>;
  /** What the payment provider owes us less what it has paid. */
  providerBalance(): Promise<bigint>;
  actsOn(id: string): Promise<string[]>;
  assertBooksBalance(): Promise<void>;
  close(): Promise<void>;
}

const defaults: Partial<Record<SettingKey, unknown>> = {
  'site.time_zone': 'Asia/Karachi',
  'cashier.withdraw_min': '100.00',
  'cashier.withdraw_max': '100000.00',
  'cashier.withdraw_day_limits': [
    { fromLevel: 0, amountMax: '100000.00', countMax: 100 },
    { fromLevel: 3, amountMax: '200000.00', countMax: 200 },
  ],
  'cashier.withdraw_turnover': '1.00',
  'cashier.withdraw_large_from': '20000.00',
  'cashier.withdraw_four_eyes_from': '50000.00',
  'cashier.withdraw_operator_day_from': '1000000.00',
  'cashier.withdraw_new_days': 7,
  'cashier.withdraw_review_minutes': 60,
  'cashier.withdraw_payment_minutes': 120,
  'cashier.withdraw_dispute_minutes': 1440,
  'cashier.auto_receipt_minutes': 600,
  'upload.image_max_bytes': 5_000_000,
};

/** Two instances of the module on one real database, with the real ledger and audit; the modules beside it are lists. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'withdrawals'] });
  const clock = fakeClock();
  const folder = await mkdtemp(join(tmpdir(), 'ikka-withdrawals-'));
  const settings: Bench['settings'] = {};
  const accounts = new Map<string, { memberId: bigint; account: PayoutDestination }>();
  const deposits: { memberId: bigint; amount: bigint; at: Date }[] = [];
  const stakes: { memberId: bigint; amount: bigint; at: Date }[] = [];
  const letters: Bench['letters'] = [];
  const [ranks, browsers] = [new Map<bigint, number>(), new Map<bigint, Date | null>()];
  const atStake = new Map<bigint, BonusAtStake>();
  const inPlay = new Map<bigint, bigint>();
  const excluded = new Map<bigint, Closing>();
  const house = { hasColleague: true };
  const audit = createAudit({ database: test.database, clock });
  const shared = {
    clock,
    settings: { get: (key: SettingKey) => settings[key] ?? defaults[key] } as Pick<Settings, 'get'>,
    vault: createVault('a key for tests alone, thirty-two and more'),
    files: createFolderStore(folder),
    identity: {
      namesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, `member${id}`] as const)),
    },
    browserSince: async (sessionId: string) => {
      const since = browsers.get(BigInt(sessionId));
      return since === undefined ? new Date(0) : since;
    },
    payoutDestination: async (memberId: bigint, id: string) => {
      const found = accounts.get(id);
      return found?.memberId === memberId ? found.account : null;
    },
    hasColleague: async () => house.hasColleague,
    isSamePayout: async (ids: readonly string[], others: readonly string[]) =>
      ids.some((id) => others.includes(id)),
    bankName: (code: string) => ({ EN: code, UR: code }),
    paidDeposits: async (memberId: bigint, _currency: string, after: Date) =>
      deposits.filter((one) => one.memberId === memberId && one.at > after),
    stakedSince: async ({ memberId }: { memberId: bigint }, begins: readonly Date[]) => ({
      staked: begins.map((from, at) => {
        const to = begins[at + 1];
        return stakes
          .filter((one) => one.memberId === memberId && one.at >= from && (to === undefined || one.at < to))
          .reduce((sum, one) => sum + one.amount, 0n);
      }),
      inPlay: inPlay.get(memberId) ?? 0n,
    }),
    bonusAtStake: async ({ memberId }: { memberId: bigint }) => atStake.get(memberId) ?? null,
    tellBonus: async (id: string) => void letters.push({ memberId: 0n, title: 'bonus', text: id }),
    rankOf: async (memberId: bigint) => {
      const happen = bench.behindChecks;
      bench.behindChecks = null;
      await happen?.();
      return ranks.get(memberId) ?? 0;
    },
    closingOf: async (memberId: bigint) => excluded.get(memberId) ?? null,
    tell: async (_tx: unknown, memberId: bigint, { title, text }: Letter) =>
      void letters.push({ memberId, title: title.EN, text: text.EN }),
    providers: [manualPayouts],
  };
  const instances = [await openInstance(test, shared), await openInstance(test, shared)] as const;
  const [first] = instances;
  let lastMember = 1000n;
  const key = () => v7({ msecs: clock.now().getTime() });
  const caller: Bench['caller'] = (member, own = key()) => callerOf(member.memberId, own);
  const read: Bench['read'] = async (member, id) =>
    answered(await first.withdrawals.read(id, member.memberId));
  const submit: Bench['submit'] = async (member, amount, by = first.withdrawals) =>
    answered(await by.submit({ payoutAccountId: member.account.id, amount }, caller(member)));

  const bring: Bench['bring'] = async ({ memberId }, amount) => {
    const debit = await first.ledger.houseAccount('equity', 'PKR');
    const credit = await first.ledger.memberAccount(memberId, 'cash', 'PKR');
    const id = first.ledger.newId();
    await first.ledger.post({ transfers: [{ id, debit, credit, amount, kind: 'adjustment' }] });
  };

  const bench: Bench = {
    behindChecks: null,
    bring,
    test,
    clock,
    audit,
    instances,
    withdrawals: first.withdrawals,
    settings,
    letters,
    atStake,
    excluded,
    house,
    inPlay,
    ranks,
    browsers,
    key,
    caller,
    read,
    submit,
    async newMember(cash) {
      lastMember += 1n;
      const long = new Date(clock.now().getTime() - 90 * 86_400_000);
      const account: PayoutDestination = {
        id: v7(),
        kind: 'bank',
        bankCode: 'HABB',
        bankName: { EN: 'HABB', UR: 'HABB' },
        network: null,
        number: 'PK36HABB0000001123456702',
        numberMasked: '•••• 6702',
        holderName: 'Zara Khan',
        addedAt: long,
        usableFrom: long,
        removedAt: null,
      };
      accounts.set(account.id, { memberId: lastMember, account });
      const member = { memberId: lastMember, account };
      if (cash > 0n) await bring(member, cash);
      return member;
    },
    deposit: ({ memberId }, amount) => void deposits.push({ memberId, amount, at: clock.now() }),
    stake: ({ memberId }, amount) => void stakes.push({ memberId, amount, at: clock.now() }),
    async paid(member, amount) {
      const { id } = await submit(member, amount);
      const { withdrawals } = first;
      answered(await withdrawals.review(id, { event: 'take' }, hina));
      const approved = answered(await withdrawals.review(id, { event: 'approve' }, hina));
      if (approved.needsSecond) {
        answered(await withdrawals.review(id, { event: 'take' }, omar));
        answered(await withdrawals.review(id, { event: 'approve' }, omar));
      }
      answered(await withdrawals.review(id, { event: 'beginPayment' }, omar));
      answered(await withdrawals.pay(id, `HBL-${id}`, omar));
      return read(member, id);
    },
    async proof(member) {
      const bytes = await sharp({ create: { width: 200, height: 120, channels: 3, background: '#2f6f5e' } })
        .png()
        .toBuffer();
      return answered(await first.withdrawals.keepProof(member.memberId, bytes)).id;
    },
    async balances({ memberId }) {
      const found = await first.ledger.balances(memberId);
      const of = (kind: string, label = '') =>
        found.find((one) => one.kind === kind && one.label === label)?.balance ?? 0n;
      return {
        cash: of('cash'),
        pending: of('pending_withdrawal'),
        disputed: of('pending_withdrawal', 'disputed'),
      };
    },
    async providerBalance() {
      const { rows } = await test.database.pool.query<{ sum: string | null }>(
        `SELECT sum(balance)::text AS sum FROM ledger.account JOIN ledger.holder ON account_id = id
          WHERE kind = 22 AND label = 'manual'`,
      );
      return BigInt(rows[0]?.sum ?? 0);
    },
    async actsOn(id) {
      const { entries } = await audit.find({ subject: `withdrawal:${id}` }, { limit: 50, offset: 0 });
      return entries.map(({ action, actor }) => `${action} ${actor}`).reverse();
    },
    async assertBooksBalance() {
      const { isBalanced } = await first.ledger.health('recount');
      if (!isBalanced) throw new Error('the books do not balance');
      const { rows } = await test.database.pool.query<{ held: string; waiting: string }>(
        `SELECT (SELECT coalesce(sum(balance), 0)::text FROM ledger.account JOIN ledger.holder ON account_id = id
                  WHERE kind = 4 AND label = '') AS held,
                (SELECT coalesce(sum(amount), 0)::text FROM withdrawals.withdrawal
                  WHERE state IN ('submitted', 'inReview', 'secondReview', 'approved', 'paying')
                     OR money_due IN ('return', 'pay')) AS waiting`,
      );
      if (rows[0]?.held !== rows[0]?.waiting)
        throw new Error(`held and waiting differ: ${JSON.stringify(rows)}`);
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
  return bench;
}

type Shared = Omit<
  Parameters<typeof createWithdrawals>[0],
  'database' | 'audit' | 'facts' | 'log' | 'ledger'
> & { readonly files: FileStore };

async function openInstance(test: TestDatabase, shared: Shared): Promise<Instance> {
  const log = pino({ level: 'silent' });
  const database = connect(test.url, { max: 8 });
  const ledger = await createLedger({ database, clock: shared.clock, log });
  const facts: string[] = [];
  const state = { isLedgerAway: false };
  const unlessAway =
    <Sent, Got>(go: (sent: Sent) => Promise<Got>) =>
    async (sent: Sent): Promise<Got> => {
      if (state.isLedgerAway) throw new Error('the ledger is away');
      return go(sent);
    };
  const withdrawals = createWithdrawals({
    ...shared,
    database,
    log,
    audit: createAudit({ database, clock: shared.clock }),
    ledger: {
      ...ledger,
      post: unlessAway(ledger.post),
      postHold: unlessAway(ledger.postHold),
      voidHold: unlessAway(ledger.voidHold),
    },
    facts: { publish: (name, fact) => void facts.push('state' in fact ? `${name} ${fact.state}` : name) },
  });
  return Object.assign(state, { database, ledger, withdrawals, facts });
}
