import { strict as assert } from 'node:assert';
import { type BonusTerms, type CallAnswer, type calls, isRefusal, type ShelfCategory } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { callerOf } from '../../platform/calls-test-caller.ts';
import { connect, type Database } from '../../platform/database/index.ts';
import { createAudit } from '../audit/index.ts';
import { type Cashier, createCashier } from '../cashier/index.ts';
import { createLedger, derivedId, type Ledger } from '../ledger/index.ts';
import { createRecords } from '../records/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { provider } from './bonuses-test-outside.ts';
import { rupees, usualTerms } from './bonuses-test-terms.ts';
import { type Bonuses, createBonuses } from './index.ts';
import type { Holder } from './parts.ts';

/** One of several processes that share a database. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly cashier: Cashier;
  readonly bonuses: Bonuses;
}

type Deposit = CallAnswer<(typeof calls)['cashier']['deposit']>;

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly instances: readonly [Instance, Instance];
  readonly bonuses: Bonuses;
  readonly cashier: Cashier;
  readonly ledger: Ledger;
  /** Members who are excluded from play at present. */
  readonly excluded: Set<bigint>;
  /** How long members were excluded, in milliseconds. */
  readonly excludedMs: Map<bigint, number>;
  readonly letters: string[];
  /** Members of whom nothing can be asked, and whom nothing can be told. */
  readonly unreachable: Set<bigint>;
  newMember(): Holder;
  /** An offer that a second operator has approved. */
  offer(offerId: string, change?: Partial<BonusTerms>): Promise<void>;
  /** A deposit that is begun with the newest version of an offer, or with none. */
  begin(holder: Holder, amount: string, offerId?: string, version?: number): Promise<Deposit>;
  /** Its money comes, as much as was wished or other. */
  pay(deposit: Deposit, received?: string, by?: Instance): Promise<Deposit>;
  deposit(holder: Holder, amount: string, offerId?: string): Promise<Deposit>;
  /** A round that is settled at once. */
  play(holder: Holder, stake: string, game?: string): Promise<void>;
  hold(holder: Holder, stake: string, game?: string): Promise<string>;
  settle(holder: Holder, round: string, stake: string): Promise<void>;
  giveBack(holder: Holder, round: string, stake: string): Promise<void>;
  balance(holder: Holder, kind: 'cash' | 'locked_bonus'): Promise<bigint>;
  /** Every locked account is what the active bonuses say, and every currency adds up to nothing. */
  assertBooks(): Promise<void>;
  close(): Promise<void>;
}

const categories: Readonly<Record<string, ShelfCategory>> = { slot: 'RNG', fish: 'FISH', live: 'LIVE' };

export const zara = { username: 'zara', ip: '198.51.100.7' };
export const bilal = { username: 'bilal', ip: '198.51.100.8' };

const values: Partial<Record<SettingKey, unknown>> = {
  'site.time_zone': 'Asia/Karachi',
  'site.currency': 'PKR',
  'cashier.deposit_min': '1.00',
  'cashier.deposit_max': '500000.00',
  'cashier.deposit_suggested': [],
  'cashier.deposit_expiry_minutes': 30,
};
const settings = { get: (key: SettingKey) => values[key] } as unknown as Pick<Settings, 'get'>;

/** Two instances of the cashier and of bonuses on one real database, with the real ledger and records. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'cashier', 'records', 'bonuses'] });
  const clock = fakeClock('2027-03-01T06:00:00.000Z');
  const games = new Map<string, string>();
  const excluded = new Set<bigint>();
  const excludedMs = new Map<bigint, number>();
  const letters: string[] = [];
  const unreachable = new Set<bigint>();
  const reach = (memberId: bigint): void =>
    assert(!unreachable.has(memberId), `member ${memberId} cannot be reached`);
  const log = pino({ level: 'silent' });

  const open = async (): Promise<Instance> => {
    const database = connect(test.url, { max: 8 });
    const ledger = await createLedger({ database, clock, log });
    const audit = createAudit({ database, clock });
    const tell: Parameters<typeof createBonuses>[0]['tell'] = async (_tx, memberId, { title }) => {
      reach(memberId);
      letters.push(`${memberId}: ${title.EN}`);
    };
    const records = createRecords({
      database,
      clock,
      settings,
      ledger,
      plays: {
        gamesOf: async (ids) =>
          ids.flatMap((id) => {
            const gameId = games.get(id);
            return gameId === undefined ? [] : [{ id, gameId, vendorCode: 'HOUSE' }];
          }),
      },
      currencyCode: (code) => code as CurrencyCode,
    });
    const cashier: Cashier = createCashier({
      hasColleague: async () => true,
      database,
      clock,
      ledger,
      settings,
      audit,
      facts: { publish: () => undefined, on: () => undefined },
      log,
      vault: {} as never,
      files: {} as never,
      identity: { namesOf: async () => new Map() },
      providers: [provider],
      protection: {
        countDeposit: async () => null,
        depositPaid: async () => undefined,
        recountDeposit: async () => true,
        isExcluded: async () => false,
      },
      bonuses: {
        refuseChoice: (who, choice, deposit) => bonuses.deposits.refuseChoice(who, choice, deposit),
        grantFor: (deposit) => bonuses.deposits.grantFor(deposit),
        chosen: (deposits) => bonuses.deposits.chosen(deposits),
      },
      tell,
      returnUrl: (id) => `https://ikka.example/index?deposit=${id}`,
    });
    const bonuses: Bonuses = createBonuses({
      database,
      clock,
      settings,
      audit,
      facts: { publish: () => undefined },
      log,
      ledger,
      records,
      identity: { namesOf: async (ids) => new Map(ids.map((id) => [id, `member${id}`])) },
      protection: {
        isExcluded: async (memberId) => {
          reach(memberId);
          return excluded.has(memberId);
        },
        excludedMs: async (memberId) => excludedMs.get(memberId) ?? 0,
      },
      rankOf: async () => 0,
      hasDeposited: cashier.hasDeposited,
      gamesOf: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const category = categories[id];
            return category === undefined ? [] : [[id, { category }]];
          }),
        ),
      isPromotion: async (id) => id === 'known',
      tell,
    });
    return { database, ledger, cashier, bonuses };
  };

  const instances = [await open(), await open()] as const;
  const { ledger, bonuses, cashier } = instances[0];
  const house = await ledger.houseAccount('house', 'PKR');
  const accountOf = (holder: Holder, kind: 'cash' | 'in_play' | 'locked_bonus') =>
    ledger.memberAccount(holder.memberId, kind, 'PKR');
  const newRound = (game: string) => {
    const round = ledger.newId();
    games.set(round, game);
    return round;
  };
  /** One transfer of a round; the clock goes on, so that no two movements are of one instant. */
  const move = async (
    round: string,
    purpose: string,
    kind: 'stake' | 'stake_held' | 'stake_settled' | 'stake_returned',
    from: bigint | typeof house,
    to: bigint | typeof house,
    stake: string,
  ) => {
    clock.advance(1);
    const id = derivedId(round, purpose);
    const outcome = await ledger.post({
      transfers: [
        { id, debit: from, credit: to, amount: rupees(stake), kind, reference: round, evenLate: true },
      ],
    });
    assert(outcome.status === 'posted', `${kind} of ${stake}: ${outcome.status}`);
  };
  let lastMember = 100n;
  let lastEvent = 0;

  const bench: Bench = {
    test,
    clock,
    instances,
    bonuses,
    cashier,
    ledger,
    excluded,
    excludedMs,
    letters,
    unreachable,
    newMember: () => ({ memberId: ++lastMember, currency: 'PKR' }),
    async offer(offerId, change = {}) {
      const known = await bonuses.office.offer(offerId);
      const version = isRefusal(known) ? 0 : (known.versions[0]?.version ?? 0);
      const wish = { offerId, version, terms: { ...usualTerms, ...change } };
      const proposed = await bonuses.office.propose(wish, zara);
      assert(proposed === null, JSON.stringify(proposed));
      const approved = await bonuses.office.decide(
        { offerId, version: version + 1 },
        { kind: 'approve' },
        bilal,
      );
      assert(approved === null, JSON.stringify(approved));
    },
    async begin(holder, amount, offerId, version) {
      const found = offerId === undefined ? null : await bonuses.office.offer(offerId);
      assert(found === null || !isRefusal(found), 'there is no such offer');
      const current = version ?? found?.current?.version ?? 0;
      const made = await cashier.createDeposit(
        {
          method: 'test',
          amount,
          ...(offerId === undefined ? {} : { bonus: { offerId, version: current } }),
        },
        callerOf(holder.memberId, v7({ msecs: clock.now().getTime() })),
      );
      assert(!isRefusal(made), JSON.stringify(made));
      return made;
    },
    async pay(deposit, received = deposit.amount, by = instances[0]) {
      clock.advance(1);
      const body = { reference: deposit.reference, received, eventId: `e${++lastEvent}` };
      const { status } = await by.cashier.receiveWebhook({
        provider: 'test',
        headers: {},
        rawBody: Buffer.from(JSON.stringify(body)),
        ip: '198.51.100.1',
      });
      assert(status === 200, `the webhook was answered with ${status}`);
      const { rows } = await test.database.pool.query<{ member_id: bigint }>(
        'SELECT member_id FROM cashier.deposit WHERE id = $1',
        [deposit.id],
      );
      const memberId = BigInt(rows[0]?.member_id ?? 0);
      const after = await by.cashier.readDeposit(deposit.id, callerOf(memberId, v7()).member);
      assert(!isRefusal(after));
      return after;
    },
    deposit: async (holder, amount, offerId) => bench.pay(await bench.begin(holder, amount, offerId)),
    async play(holder, stake, game = 'slot') {
      await move(newRound(game), 'stake', 'stake', await accountOf(holder, 'cash'), house, stake);
    },
    async hold(holder, stake, game = 'slot') {
      const round = newRound(game);
      const [cash, inPlay] = [await accountOf(holder, 'cash'), await accountOf(holder, 'in_play')];
      await move(round, 'held', 'stake_held', cash, inPlay, stake);
      return round;
    },
    settle: async (holder, round, stake) =>
      move(round, 'settled', 'stake_settled', await accountOf(holder, 'in_play'), house, stake),
    async giveBack(holder, round, stake) {
      const [cash, inPlay] = [await accountOf(holder, 'cash'), await accountOf(holder, 'in_play')];
      await move(round, 'back', 'stake_returned', inPlay, cash, stake);
    },
    async balance(holder, kind) {
      return (await ledger.account(await accountOf(holder, kind)))?.balance ?? 0n;
    },
    async assertBooks() {
      const { rows } = await test.database.pool.query<{ what: string }>(`
        WITH held AS (SELECT h.owner, h.kind, sum(a.balance) AS balance
                        FROM ledger.account a JOIN ledger.holder h ON h.account_id = a.id GROUP BY h.owner, h.kind)
        SELECT 'the sum over all accounts of ' || currency AS what FROM ledger.account GROUP BY currency HAVING sum(balance) <> 0
        UNION ALL
        SELECT 'locked account of member ' || owner FROM held WHERE kind = 2 AND balance <>
          COALESCE((SELECT sum(amount) FROM bonuses.claim WHERE member_id = held.owner AND state = 'active'), 0)
        UNION ALL
        SELECT 'the account bonuses' WHERE COALESCE((SELECT sum(balance) FROM held WHERE kind = 32), 0) <>
          -COALESCE((SELECT sum(amount) FROM bonuses.claim WHERE state IN ('active', 'released')), 0)`);
      assert.deepEqual(rows, []);
    },
    async close() {
      for (const one of instances) {
        await one.ledger.close();
        await one.database.close();
      }
      await test.drop();
    },
  };
  return bench;
}
