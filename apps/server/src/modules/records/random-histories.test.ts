import { formatDay } from '@ikka/i18n';
import { type CurrencyCode, currencies, parseAmount } from '@ikka/money';
import {
  type FakeClock,
  fakeClock,
  openTestDatabase,
  type SeededRandom,
  seededRandom,
  type TestDatabase,
} from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BeingPrepared } from '../../platform/being-prepared.ts';
import { createLogger } from '../../platform/log.ts';
import {
  createLedger,
  type HouseAccount,
  type Ledger,
  type StatementEntry,
  type TransferKind,
} from '../ledger/index.ts';
import { accountTypeOf } from './account-types.ts';
import { createRecords, type Records } from './index.ts';
import type { Holder, RecordsParts } from './parts.ts';

let zone = 'Asia/Karachi';
const games = [
  { gameId: 'one', vendorCode: 'A' },
  { gameId: 'two', vendorCode: 'A' },
  { gameId: 'three', vendorCode: 'B' },
] as const;

function dieOr<T>(random: SeededRandom, found: T): T {
  if (random.int(3) === 0) throw new Error('the process died');
  return found;
}

/** Random lives of members' money, and the record against the ledger's own chain, walked from end to end. */
describe('random histories', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let ledger: Ledger;
  let records: Records;
  /** The same, reading a long way seven transfers at a time. */
  let inPieces: Records;
  let bank: HouseAccount;
  let parts: RecordsParts;
  const roundGames = new Map<string, (typeof games)[number]>();

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'records'] });
    clock = fakeClock('2027-12-30T12:00:00.000Z');
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    bank = await ledger.houseAccount('equity', 'PKR');
    parts = {
      database: test.database,
      clock,
      settings: { get: () => zone as never },
      ledger,
      rounds: {
        gamesOf: async (ids: readonly string[]) =>
          ids.flatMap((id) => {
            const game = roundGames.get(id);
            return game === undefined ? [] : [{ id, ...game }];
          }),
        byIds: async () => [],
      },
      currencyCode: (code: string) => code as CurrencyCode,
    };
    records = createRecords(parts);
    inPieces = createRecords({ ...parts, stretchMax: 7 });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const inward: TransferKind[] = [
    'cashback_paid',
    'line_transfer',
    'deposit',
    'withdrawal_returned',
    'payout',
    'refund',
    'bonus_unlocked',
    'adjustment',
    'commission_earned',
  ];
  const outward: TransferKind[] = ['withdrawal_held', 'stake', 'stake', 'stake', 'fee', 'adjustment'];

  const live = async (seed: number) => {
    const random = seededRandom(seed);
    const memberId = BigInt(seed);
    const holder = { memberId, currency: 'PKR' };
    const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
    for (let n = 0; n < 120; n += 1) {
      clock.advance(random.int(4) === 0 ? random.int(9) * 3_600_000 : random.int(200_000));
      const isIn = random.next() < 0.55;
      const kind = random.pick(isIn ? inward : outward);
      const reference = uuidv7({ msecs: clock.now().getTime() });
      if (['stake', 'payout', 'refund'].includes(kind)) roundGames.set(reference, random.pick(games));
      const amount = BigInt(1 + random.int(50_000));
      await ledger.post({
        transfers: [
          {
            id: ledger.newId(),
            debit: isIn ? bank : cash,
            credit: isIn ? cash : bank,
            amount,
            kind,
            reference,
          },
        ],
      });
      if (random.int(15) === 0) {
        // The announcement of changed limits: a transfer of nothing, which no record shows.
        await ledger.announceLimits(memberId, 'PKR');
      }
      if (random.int(20) === 0) await records.readOn(holder, 5);
    }
    const found = await ledger.statement(cash, { limit: 10_000 });
    const chain = (found?.entries ?? []).filter(({ change }) => change !== 0n).toReversed();
    return { random, holder, chain };
  };

  const within = (chain: readonly StatementEntry[], from: Date, to: Date) =>
    chain.filter(({ at }) => at >= from && at < to);
  const before = (chain: readonly StatementEntry[], at: Date) =>
    chain.findLast((entry) => entry.at < at)?.balanceAfter ?? 0n;
  const net = (entries: readonly StatementEntry[]) => entries.reduce((sum, { change }) => sum + change, 0n);

  it.each([11, 12, 13])(
    '[RE1] [RE3] history %i is the ledger’s to the coin, in any range and on any page',
    async (seed) => {
      const { random, holder, chain } = await live(seed);
      const first = chain[0]?.at.getTime() ?? 0;
      const last = clock.now().getTime();
      for (let n = 0; n < 25; n += 1) {
        const ends = [0, 0].map(() => first + random.int(last - first + 2)).toSorted((a, b) => a - b);
        const from = new Date(ends[0] ?? 0);
        const to = new Date(ends[1] ?? 0);
        const wanted = within(chain, from, to);
        const { opening, closing, lines } = await records.sums(holder, { from, to });
        expect(opening).toBe(before(chain, from));
        expect(closing).toBe(before(chain, to));
        for (const line of lines) {
          const alike = wanted.filter((entry) => accountTypeOf(entry) === line.type);
          expect(line).toMatchObject({ entries: alike.length });
          expect(line.came - line.went).toBe(net(alike));
        }
        expect(lines.reduce((sum, line) => sum + line.entries, 0)).toBe(wanted.length);

        const type = random.pick([undefined, 'stake', 'deposit', 'fee'] as const);
        const suiting = wanted
          .filter((entry) => type === undefined || accountTypeOf(entry) === type)
          .toReversed();
        const limit = 1 + random.int(20);
        const offset = random.int(suiting.length + 3);
        const page = await records.account(holder, { from, to, type }, { limit, offset });
        expect(page.sums.entries).toBe(suiting.length);
        expect(page.list.map(({ transferId }) => transferId)).toEqual(
          suiting.slice(offset, offset + limit).map(({ id }) => id),
        );
      }
    },
  );

  it('[RE5] profit by day, vendor and game are the same money, cut differently', async () => {
    const { holder, chain } = await live(14);
    const range = { from: chain[0]?.at ?? new Date(0), to: new Date(clock.now().getTime() + 1) };
    const play = chain.filter((entry) => ['stake', 'payout', 'refund'].includes(entry.kind));
    for (const by of ['day', 'vendor', 'game'] as const) {
      const rows = await records.play(holder, range, by);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)).toBe(net(play));
      expect(rows.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(
        play.filter(({ kind }) => kind === 'stake').length,
      );
    }
    const oneVendor = await records.play(holder, { ...range, vendorCode: 'A' }, 'game');
    expect(oneVendor.map(({ key }) => key)).toEqual(['one', 'two']);
    const { stake, payout } = await records.bets(
      holder,
      { ...range, vendorCode: 'A' },
      { limit: 5, offset: 0 },
    );
    expect(payout - stake).toBe(oneVendor.reduce((sum, one) => sum + one.payout - one.stake, 0n));
  });

  it('[RE9] an export adds up, line by line, in both forms', async () => {
    const { holder, chain } = await live(15);
    // As if an operator had made every other adjustment.
    const adjusted = chain.filter(({ kind }) => kind === 'adjustment');
    const byHand = new Set(adjusted.filter((_, n) => n % 2 === 0).map(({ reference }) => reference));
    const wish = {
      account: 'zara',
      currency: currencies.PKR,
      from: new Date(chain[20]?.at ?? 0),
      to: new Date(chain[90]?.at ?? 0),
      reasonsOf: async (references: readonly string[]) =>
        new Map(references.filter((one) => byHand.has(one)).map((one) => [one, 'goodwill'] as const)),
    };
    const wanted = within(chain, wish.from, wish.to);
    const reasons = wanted.map(({ reference }) => (byHand.has(reference) ? 'goodwill' : null));
    expect(new Set(reasons)).toEqual(new Set(['goodwill', null]));
    const read = async (format: 'csv' | 'json') => {
      let text = '';
      for await (const piece of records.export(holder, { ...wish, format })) text += piece;
      return text;
    };
    const units = (text: string | undefined) => parseAmount(text ?? '', currencies.PKR) ?? -1n;
    const signed = (text: string | undefined) =>
      text?.startsWith('-') ? -units(text.slice(1)) : units(text);

    const json = JSON.parse(await read('json')) as {
      opening: string;
      closing: string;
      sum: string;
      movements: { transferId: string; reason: string | null; change: string; balanceAfter: string }[];
    };
    expect(json.movements.map(({ transferId }) => transferId)).toEqual(wanted.map(({ id }) => id));
    expect(json.movements.map(({ reason }) => reason)).toEqual(reasons);
    expect(units(json.opening) + signed(json.sum)).toBe(units(json.closing));
    expect(units(json.closing)).toBe(before(chain, wish.to));

    const lines = (await read('csv'))
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines.length).toBe(wanted.length + 3);
    const [names, opening, ...rest] = lines;
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    const at = names?.indexOf('reason') ?? -1;
    expect(rest.slice(0, -1).map((line) => line[at] || null)).toEqual(reasons);
    let balance = units(opening?.at(-2));
    for (const line of rest.slice(0, -1)) {
      balance += signed(line.at(-3));
      expect(units(line.at(-2))).toBe(balance);
    }
    expect(units(rest.at(-1)?.at(-2))).toBe(balance);
  });

  const forgetAll = async () => {
    for (const table of ['entry', 'quarter', 'day', 'head', 'way'])
      await test.database.pool.query(`DELETE FROM records.${table}`);
  };
  /** As a job in one process does it, turn by turn, until nothing is missing; what ends a turn is survived. */
  const readWholly = async (reader: Records, holder: Holder) => {
    for (;;) {
      const step = await reader.readOn(holder, 3).catch(() => null);
      if (step?.isDone) break;
    }
  };

  it.each([16, 17])(
    '[RE2] whoever reads at once, at whatever pace, reads each movement once (history %i)',
    async (seed) => {
      const { holder, chain } = await live(seed);
      await forgetAll();
      const readers = [inPieces, inPieces, records, inPieces, records];
      const chosen = seed === 16 ? readers : [inPieces];
      await Promise.all(chosen.map((reader) => readWholly(reader, holder)));
      const { closing, lines } = await records.sums(holder, {});
      expect(closing).toBe(chain.at(-1)?.balanceAfter);
      expect(lines.reduce((sum, line) => sum + line.entries, 0)).toBe(chain.length);
      const { rows } = await test.database.pool.query('SELECT place FROM records.entry ORDER BY at, place');
      const places = rows.map(({ place }) => place as bigint);
      expect(places).toEqual(places.toSorted((a, b) => Number(a - b)));
      expect(new Set(places).size).toBe(chain.length);
    },
  );

  it('[RE13] a long chain that was never read is answered when it is read, and not before', async () => {
    const { holder, chain } = await live(31);
    await forgetAll();
    const inCrumbs = createRecords({ ...parts, stretchMax: 1 });
    const told: number[] = [];
    for (;;) {
      const asked = await inCrumbs.sums(holder, {}).catch((error: unknown) => error);
      if (!(asked instanceof BeingPrepared)) {
        expect(asked).toMatchObject({ opening: 0n, closing: chain.at(-1)?.balanceAfter });
        break;
      }
      told.push(asked.percent);
      // Asking has noted it: the job needs no other word.
      expect((await inCrumbs.readDue()).read).toBeGreaterThan(0);
    }
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const { rows } = await test.database.pool.query('SELECT FROM records.way');
    expect(rows).toEqual([]);
  });

  it('[RE13] a job finds whoever was never read, and nobody else', async () => {
    const { holder, chain } = await live(32);
    await records.noteUnread();
    while ((await records.readDue()).read > 0);
    expect(await records.noteUnread()).toEqual({ noted: 0 });
    await forgetAll();
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int AS n FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id WHERE h.owner > 0 AND h.kind = 1 AND a.version > 0',
    );
    expect(await records.noteUnread()).toEqual({ noted: rows[0].n });
    while ((await records.readDue()).read > 0);
    expect((await records.sums(holder, {})).closing).toBe(chain.at(-1)?.balanceAfter);
  });

  it('[RE13] two processes that die at any step, while the member goes on playing, read it once', async () => {
    const { random, holder } = await live(33);
    await forgetAll();
    const cash = await ledger.memberAccount(holder.memberId, 'cash', 'PKR');
    /** A process that dies in the middle of every third transaction or so: nothing of it stays. */
    const mortal = () =>
      createRecords({
        ...parts,
        stretchMax: 7,
        ledger: {
          ...ledger,
          stretch: async (...wish) => dieOr(random, await ledger.stretch(...wish)),
          placesBack: async (...wish) => dieOr(random, await ledger.placesBack(...wish)),
        },
      });
    const play = async () => {
      for (let n = 0; n < 30; n += 1) {
        clock.advance(1_000);
        const transfer = {
          id: ledger.newId(),
          debit: bank,
          credit: cash,
          amount: 5n,
          kind: 'payout' as const,
        };
        await ledger.post({ transfers: [transfer] });
      }
    };
    await Promise.all([play(), readWholly(mortal(), holder), readWholly(mortal(), holder)]);
    await readWholly(inPieces, holder);
    const statement = await ledger.statement(cash, { limit: 10_000 });
    const chain = (statement?.entries ?? []).filter(({ change }) => change !== 0n).toReversed();
    const page = await inPieces.account(holder, {}, { limit: 1_000, offset: 0 });
    expect(page.list.toReversed().map(({ transferId }) => transferId)).toEqual(chain.map(({ id }) => id));
    expect(page.sums.came - page.sums.went).toBe(chain.at(-1)?.balanceAfter);
  });

  it('[RE1] a job reads on for whoever moved money, and then has nothing more to do', async () => {
    const { holder, chain } = await live(18);
    await test.database.pool.query('UPDATE records.head SET due_at = NULL');
    await records.noteMovement(holder);
    await records.noteMovement(holder);
    expect(await records.readDue()).toEqual({ read: 1 });
    const { rows } = await test.database.pool.query(
      'SELECT count(*)::int AS n FROM records.entry WHERE place > 0 AND account_id = (SELECT account_id FROM records.head WHERE member_id = 18)',
    );
    expect(rows).toEqual([{ n: chain.length }]);
    expect(await records.readDue()).toEqual({ read: 0 });
  });

  it.each([21, 22])(
    '[RE11] counted from place to place every stake counts once (history %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const holder = { memberId: BigInt(seed), currency: 'PKR' };
      const cash = await ledger.memberAccount(holder.memberId, 'cash', 'PKR');
      const quarter = 900_000;
      const toEdge = quarter - (clock.now().getTime() % quarter);
      clock.advance(toEdge);
      await ledger.post({
        transfers: [{ id: ledger.newId(), debit: bank, credit: cash, amount: 900_000_000n, kind: 'deposit' }],
      });
      let mark: { at: Date; place: bigint } | undefined;
      let [staked, counted] = [0n, 0n];
      for (let n = 0; n < 60; n += 1) {
        // Often the same instant, often the very edge of a quarter of an hour.
        clock.advance(random.pick([0, 0, quarter, quarter - 1, 1, 7_000]));
        const amount = BigInt(1 + random.int(9_000));
        const reference = uuidv7({ msecs: clock.now().getTime() });
        roundGames.set(reference, random.pick(games));
        const way = random.int(4) === 0 ? { debit: bank, credit: cash } : { debit: cash, credit: bank };
        const kind = way.debit === cash ? ('stake' as const) : ('refund' as const);
        await ledger.post({ transfers: [{ id: ledger.newId(), ...way, amount, kind, reference }] });
        staked += kind === 'stake' ? amount : -amount;
        if (random.int(3) !== 0) continue;
        const edges = [-quarter, 0].map((ms) => new Date(clock.now().getTime() + ms));
        const after: { at: Date; place: bigint } | undefined = mark;
        const { upTo, spans } = await records.turnover(holder, { after }, edges);
        expect(spans).toHaveLength(3);
        const sum = spans.flat().reduce((all, { stake }) => all + stake, 0n);
        const listed = await records.stakes(holder, { after, upTo }, { limit: 100, offset: 0 });
        expect(listed.list.reduce((all, { change }) => all - change, 0n)).toBe(sum);
        expect(listed.sums.entries).toBe(listed.list.length);
        counted += sum;
        mark = upTo;
        expect(counted).toBe(staked);
      }
    },
  );

  it('[RE4] days are those of the site’s zone, also where it changes, and where its clocks are put back at midnight', async () => {
    clock.advance(Date.parse('2028-03-30T00:00:00.000Z') - clock.now().getTime());
    await ledger.ensurePartitions();
    const { random, holder, chain } = await live(41);
    const first = chain[0]?.at.getTime() ?? 0;
    const all = { from: new Date(first), to: new Date(clock.now().getTime() + 1) };
    for (zone of ['America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Karachi']) {
      for (let n = 0; n < 10; n += 1) {
        const from = new Date(first + random.int(all.to.getTime() - first));
        const { opening, closing, lines } = await records.sums(holder, { from, to: all.to });
        expect([opening, closing]).toEqual([before(chain, from), before(chain, all.to)]);
        expect(lines.reduce((sum, { entries }) => sum + entries, 0)).toBe(within(chain, from, all.to).length);
      }
      const staked = new Map<string, number>();
      for (const { kind, at } of chain) {
        if (kind === 'stake') staked.set(formatDay(at, zone), (staked.get(formatDay(at, zone)) ?? 0) + 1);
      }
      const days = (await records.play(holder, all, 'day')).filter(({ rounds }) => rounds > 0);
      expect(new Map(days.map(({ key, rounds }) => [key, rounds]))).toEqual(staked);
    }
  });
});
