import type { ShelfCategory } from '@ikka/contract';
import { type CurrencyCode, currencies, parseAmount } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { connect, type Database } from '../../platform/database/index.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, derivedId, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import { createRecords } from '../records/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { usualTerms } from './cashback-test-terms.ts';
import { type Cashback, createCashback } from './index.ts';
import type { Holder } from './parts.ts';
import type { LevelReached, Terms } from './terms.ts';

/** One of several processes that share a database. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly cashback: Cashback;
  readonly protection: Protection;
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly ledger: Ledger;
  readonly cashback: Cashback;
  readonly instances: readonly [Instance, Instance];
  /** Excludes a member from play for so many days. */
  exclude(holder: Holder, days: number): Promise<void>;
  /** A member with ten million rupees. */
  newMember(): Promise<Holder>;
  /** A round that is settled at once. Answers its id. */
  play(holder: Holder, stake: string, game?: string): Promise<string>;
  /** A stake that waits in play. */
  hold(holder: Holder, stake: string, game?: string): Promise<string>;
  settle(holder: Holder, round: string, stake: string): Promise<void>;
  giveBack(holder: Holder, round: string, stake: string): Promise<void>;
  reach(holder: Holder, level: number): void;
  /** Other terms from now on. */
  setTerms(terms: Terms): void;
  set(key: SettingKey, value: unknown): void;
  key(): string;
  cash(holder: Holder): Promise<bigint>;
  close(): Promise<void>;
}

const categories: Readonly<Record<string, ShelfCategory>> = { slot: 'RNG', fish: 'FISH', barred: 'RNG' };

export const rupees = (text: string): bigint => {
  const amount = parseAmount(text, currencies.PKR);
  if (amount === null) throw new Error(`not an amount: ${text}`);
  return amount;
};

/** Two instances of the module on one real database, with the real ledger and records; the modules beside them are lists. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'records', 'cashback'] });
  const clock = fakeClock('2027-03-01T06:00:00.000Z');
  const values = new Map<SettingKey, unknown>([
    ['site.time_zone', 'Asia/Karachi'],
    ['cashback.claim_min', '0.50'],
    ['cashback.claim_days', 30],
  ]);
  const versions: { version: number; value: Terms; since: Date | null }[] = [
    { version: 0, value: usualTerms, since: null },
  ];
  const levels = new Map<bigint, LevelReached[]>();
  const games = new Map<string, string>();
  const settings = {
    get: (key: SettingKey) => values.get(key),
    history: async () => versions,
  } as unknown as Pick<Settings, 'get' | 'history'>;
  const currencyCode = (code: string) => code as CurrencyCode;

  const open = async (): Promise<Instance> => {
    const database = connect(test.url, { max: 6 });
    const ledger = await createLedger({ database, clock, log: pino({ level: 'silent' }) });
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
      currencyCode,
    });
    const audit = createAudit({ database, clock });
    const facts = { publish: () => undefined };
    const protection = createProtection({ database, clock, audit, facts, ledger });
    const cashback = createCashback({
      database,
      clock,
      settings,
      facts,
      ledger,
      records,
      identity: {
        namesOf: async (ids) => new Map(ids.map((id) => [id, `member${id}`])),
        membersLike: async () => ({ ids: [], areAll: true }),
      },
      levelsOf: async (memberId) => levels.get(memberId) ?? [],
      gamesOf: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const category = categories[id];
            return category === undefined ? [] : [[id, { id, category, name: { EN: id, UR: id } }]];
          }),
        ),
      protection,
    });
    return { database, ledger, cashback, protection };
  };

  const instances = [await open(), await open()] as const;
  const { ledger, cashback, protection } = instances[0];
  const house = await ledger.houseAccount('house', 'PKR');
  const accountsOf = async ({ memberId }: Holder) => ({
    cash: await ledger.memberAccount(memberId, 'cash', 'PKR'),
    inPlay: await ledger.memberAccount(memberId, 'in_play', 'PKR'),
  });
  const newRound = (game: string) => {
    const round = ledger.newId();
    games.set(round, game);
    return round;
  };
  let lastMember = 100n;

  return {
    test,
    clock,
    ledger,
    cashback,
    instances,
    async exclude(holder, days) {
      await protection.exclude(
        holder,
        { kind: 'cool_off', days },
        { by: 'member', account: 'm', ip: '203.0.113.1' },
      );
    },
    async newMember() {
      lastMember += 1n;
      const holder = { memberId: lastMember, currency: 'PKR' };
      const { cash } = await accountsOf(holder);
      const equity = await ledger.houseAccount('equity', 'PKR');
      const id = ledger.newId();
      await ledger.post({
        transfers: [{ id, debit: equity, credit: cash, amount: rupees('10000000.00'), kind: 'adjustment' }],
      });
      return holder;
    },
    async play(holder, stake, game = 'slot') {
      const { cash } = await accountsOf(holder);
      const round = newRound(game);
      await ledger.post({
        transfers: [
          {
            id: derivedId(round, 'stake'),
            debit: cash,
            credit: house,
            amount: rupees(stake),
            kind: 'stake',
            reference: round,
          },
        ],
      });
      return round;
    },
    async hold(holder, stake, game = 'slot') {
      const { cash, inPlay } = await accountsOf(holder);
      const round = newRound(game);
      const transfer = { id: derivedId(round, 'held'), debit: cash, credit: inPlay, amount: rupees(stake) };
      await ledger.post({ transfers: [{ ...transfer, kind: 'stake_held', reference: round }] });
      return round;
    },
    async settle(holder, round, stake) {
      const { inPlay } = await accountsOf(holder);
      const transfer = {
        id: derivedId(round, 'settled'),
        debit: inPlay,
        credit: house,
        amount: rupees(stake),
      };
      await ledger.post({ transfers: [{ ...transfer, kind: 'stake_settled', reference: round }] });
    },
    async giveBack(holder, round, stake) {
      const { cash, inPlay } = await accountsOf(holder);
      const transfer = { id: derivedId(round, 'back'), debit: inPlay, credit: cash, amount: rupees(stake) };
      await ledger.post({ transfers: [{ ...transfer, kind: 'stake_returned', reference: round }] });
    },
    reach: ({ memberId }, level) =>
      void levels.set(memberId, [...(levels.get(memberId) ?? []), { at: clock.now(), level }]),
    setTerms: (value) => void versions.push({ version: versions.length, value, since: clock.now() }),
    set: (key, value) => void values.set(key, value),
    key: () => v7({ msecs: clock.now().getTime() }),
    async cash(holder) {
      const { cash } = await accountsOf(holder);
      return (await ledger.account(cash))?.balance ?? 0n;
    },
    async close() {
      for (const one of instances) {
        await one.ledger.close();
        await one.database.close();
      }
      await test.drop();
    },
  };
}
