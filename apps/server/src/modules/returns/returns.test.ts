import { dice } from '@ikka/dice/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { elsewhere, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRounds } from '../rounds/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createLuckShelf, createReturns, type Returns } from './index.ts';
import type { ReturnsParts } from './parts.ts';

const minute = 60_000;
const started = new Date('2026-11-20T10:00:00.000Z');
const serverSeed = 'c0ffee00'.repeat(8);
const under = { side: 'under', target: 5_000 } as const;

describe('returns', () => {
  const clock = fakeClock(started);
  let test: TestDatabase;
  let open: (more?: Partial<ReturnsParts['rounds']>) => Returns;
  let processes: readonly [Returns, Returns];
  let nonce = 0;
  let ended: Awaited<ReturnType<ReturnsParts['outside']['endedSums']>> = [];

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds', 'returns'] });
    const { database } = test;
    open = (more = {}) =>
      createReturns({
        database,
        clock,
        settings: { get: () => 'Asia/Karachi' } as never,
        // It reads alone: nothing is played.
        rounds: { ...createRounds({ database } as never), ...more },
        outside: {
          endedSums: async ({ from, to }) => ended.filter(({ begins }) => begins >= from && begins < to),
          returnsSaid: async () => new Map([['outside-wheel', '0.96']]),
        },
        games: createGameShelf([dice, karakoram25]),
        luck: createLuckShelf([], []),
        partedIds: [],
        textsOf: () => null,
        namesOf: async () => new Map([['dice', { EN: 'Dice', UR: 'پانسہ' }]]),
      });
    processes = [open(), open()];
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await test.database.pool.query('TRUNCATE returns.progress, returns.quarter, returns.total');
    await test.database.pool.query(
      'ALTER TABLE rounds.round DISABLE TRIGGER ALL; DELETE FROM rounds.round; ALTER TABLE rounds.round ENABLE ALWAYS TRIGGER round_append_only',
    );
    clock.set(started);
    nonce = 0;
    ended = [];
  });

  interface Wish {
    readonly at?: number;
    readonly stake?: bigint;
    readonly currency?: string;
    readonly game?: typeof dice;
    readonly version?: string;
    readonly choice?: unknown;
    /** In place of what the rules pay. */
    readonly payout?: bigint;
  }
  /** Records rounds as if they had been played, so many minutes after the start. Answers what they paid. */
  const play = async (rounds: number, wish: Wish = {}): Promise<bigint> => {
    const { at = 0, stake = 10_000n, currency = 'PKR', game = dice, choice = under } = wish;
    const bet = game.readBet(stake, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    const playedAt = new Date(started.getTime() + at * minute);
    const payouts = Array.from({ length: rounds }, () => {
      nonce += 1;
      return wish.payout ?? bet.settle(bet.draw({ serverSeed, clientSeed: 'returns', nonce }));
    });
    await test.database.pool.query(
      `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                                 stake, payout, currency, choice, outcome, played_at)
       SELECT id, 1, '00000000-0000-7000-8000-000000000000', $3, 'IKKA', $4, 1, 0, $5, payout, $6, $7, '{}', $8
         FROM unnest($1::uuid[], $2::bigint[]) u(id, payout)`,
      [
        payouts.map(() => uuidv7({ msecs: playedAt.getTime() })),
        payouts.map(String),
        game.code,
        wish.version ?? game.version,
        String(stake),
        currency,
        JSON.stringify(choice),
        playedAt,
      ],
    );
    return payouts.reduce((sum, one) => sum + one, 0n);
  };
  const readAt = async (minutes: number) => {
    clock.set(new Date(started.getTime() + minutes * minute));
    await Promise.all(processes.map((one) => one.catchUp()));
    return (await processes[0].versions()).versions;
  };

  it('[RT7] counts what outside vendors ended, without a band, and what was given back of it later', async () => {
    await play(1);
    const wheel = { gameId: 'outside-wheel', currency: 'PKR', begins: new Date(started), rounds: 4n };
    ended = [{ ...wheel, stake: 40_000n, payout: 30_000n }];
    clock.advance(20 * 60_000);
    await processes[0].catchUp();
    const found = async () =>
      (await processes[1].versions()).versions.find(({ gameId }) => gameId === 'outside-wheel');
    const row = { version: 'outside', verdict: 'outside', rounds: 4n, sheet: 0.96, from: null, to: null };
    expect(await found()).toMatchObject({ ...row, stake: 40_000n, payout: 30_000n, measured: 0.75 });
    ended = [{ ...wheel, stake: 20_000n, payout: 30_000n }];
    clock.advance(27 * 3_600_000);
    await processes[1].catchUp();
    expect(await found()).toMatchObject({ ...row, stake: 20_000n, payout: 30_000n, measured: 1.5 });
  });

  it('[RT1] adds up real rounds by game, version and currency, and what they were due to pay', async () => {
    const paid = (await play(300)) + (await play(200, { stake: 2_500n, at: 20 }));
    await play(50, { currency: 'PKT' });
    await play(40, { game: karakoram25, stake: 2_500n, choice: null, at: 5 });
    const versions = await readAt(60);
    expect(
      versions.map(({ gameId, version, currency, rounds }) => [gameId, version, currency, rounds]),
    ).toEqual([
      ['dice', '1.0.0', 'PKR', 500n],
      ['karakoram-25', '1.0.0', 'PKR', 40n],
    ]);
    const [sums] = versions;
    expect(sums).toMatchObject({ stake: 3_500_000n, payout: paid, isCurrent: true, verdict: 'inside' });
    // Under 50.00 wins 5,000 of 10,001 rolls and pays 1.9801 times the stake, rounded down.
    expect(sums?.due?.millionths).toBe(
      (300n * 19_801n * 5_000n * 1_000_000n * 2n + 10_001n) / (2n * 10_001n) +
        (200n * 4_950n * 5_000n * 1_000_000n * 2n + 10_001n) / (2n * 10_001n),
    );
    expect(sums?.sheet).toBeCloseTo(0.989902329767, 12);
  });

  it('[RT2] reads a quarter when it is over, once in whichever process, and late rounds a day later', async () => {
    await play(10, { at: 16 });
    expect(await readAt(31)).toEqual([]);
    expect(await readAt(32)).toMatchObject([{ rounds: 10n }]);
    await play(5, { at: 40 });
    await play(3, { at: 17 });
    expect(await readAt(50)).toMatchObject([{ rounds: 15n }]);
    const later = await readAt(48 * 60);
    expect(later).toMatchObject([{ rounds: 18n }]);
    await test.database.pool.query('TRUNCATE returns.progress, returns.quarter, returns.total');
    expect(await readAt(48 * 60)).toEqual(later);
  });

  it('[RT2] ends behind a quarter where the process is stopped, and is gone on with', async () => {
    await play(10, { at: 1 });
    await play(5, { at: 200 });
    clock.set(new Date(started.getTime() + 300 * minute));
    const stop = new AbortController();
    const stopped = open({
      playedQuarters: async () => [started],
      async *playedRounds(wish) {
        // While the quarter is read in which the first of them were played.
        if (wish.from.getTime() === started.getTime()) stop.abort();
        yield [];
      },
    });
    await stopped.catchUp(stop.signal);
    expect((await processes[0].versions()).versions).toMatchObject([{ rounds: 10n }]);
    expect(await readAt(300)).toMatchObject([{ rounds: 15n }]);
  });

  it('[RT2] leaves rounds to the process that reads them, and waits for it no moment', async () => {
    await play(10, { at: 1 });
    clock.set(new Date(started.getTime() + 60 * minute));
    let looked = 0;
    const reading = open({
      playedQuarters: async () => [started],
      async *playedRounds() {
        await elsewhere(() => processes[1].catchUp());
        looked += 1;
        yield [];
      },
    });
    await reading.catchUp();
    expect(looked).toBeGreaterThan(0);
    expect((await processes[0].versions()).versions).toMatchObject([{ rounds: 10n }]);
  });

  it('[RT3, RT4] finds a version that pays more than it is due, and lets it go when it is inside again', async () => {
    await play(1_000);
    await readAt(30);
    expect(await processes[1].outside()).toEqual([]);
    await play(150, { at: 20, payout: 19_801n });
    expect((await readAt(60))[0]?.verdict).toBe('inside');
    await play(600, { at: 50, payout: 19_801n });
    expect(await readAt(90)).toMatchObject([{ verdict: 'above' }]);
    expect(await processes[1].outside()).toMatchObject([
      { gameId: 'dice', version: '1.0.0', currency: 'PKR' },
    ]);
    await play(800, { at: 100, payout: 0n });
    expect((await readAt(120))[0]?.verdict).toBe('inside');
    expect(await processes[1].outside()).toEqual([]);
  });

  it('[RT4] tells what an unknown version returned, without a band', async () => {
    await play(10, { version: '0.9.0', payout: 5_000n });
    expect(await readAt(30)).toMatchObject([
      {
        version: '0.9.0',
        isCurrent: false,
        verdict: 'unjudged',
        measured: 0.5,
        due: null,
        from: null,
        sheet: null,
      },
    ]);
  });

  it('tells day by day of the site’s zone what had come back by then', async () => {
    await play(10, { payout: 0n });
    await play(10, { at: 24 * 60, payout: 20_000n });
    await readAt(30 * 60);
    const days = await processes[0].days({ gameId: 'dice', version: '1.0.0', currency: 'PKR' });
    expect(days.map(({ day, own, soFar }) => [day, own.rounds, soFar.measured, soFar.verdict])).toEqual([
      ['2026-11-20', 10n, 0, 'inside'],
      ['2026-11-21', 10n, 1, 'inside'],
    ]);
  });
});
