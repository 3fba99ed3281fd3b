import { baccarat, baccaratLuck } from '@ikka/baccarat/round';
import { crash, crashLuck } from '@ikka/crash/round';
import { commit } from '@ikka/fair';
import type { InstantGame, JsonValue } from '@ikka/game-kit';
import { mines, minesLuck } from '@ikka/mines/round';
import { elsewhere, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '../../platform/vault.ts';
import { createRounds, type Rounds } from '../rounds/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createLuckShelf, createReturns, type Returns } from './index.ts';
import type { ReturnsParts } from './parts.ts';

const minute = 60_000;
const started = new Date('2026-11-20T10:00:00.000Z');
const serverSeed = '5eed0000'.repeat(8);
const clientSeed = 'luck';
const stake = 10_000n;
const session = '00000000-0000-7000-8000-000000000000';

describe('returns where players go on choosing, or play as one', () => {
  const clock = fakeClock(started);
  const vault = createVault('k'.repeat(32));
  let test: TestDatabase;
  let rounds: Rounds;
  let open: (more?: Partial<ReturnsParts['rounds']>) => Returns;
  let processes: readonly [Returns, Returns];

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds', 'returns'] });
    const { database } = test;
    const games = createGameShelf([mines, crash, ...baccarat]);
    rounds = createRounds({ database, vault, games } as never);
    open = (more = {}) =>
      createReturns({
        database,
        clock,
        settings: { get: () => 'Asia/Karachi' } as never,
        rounds: { ...rounds, ...more },
        outside: { endedSums: async () => [], returnsSaid: async () => new Map() },
        games,
        luck: createLuckShelf([minesLuck], [crashLuck, ...baccaratLuck]),
        partedIds: [],
        textsOf: () => null,
        namesOf: async () => new Map(),
      });
    processes = [open(), open()];
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await test.database.pool.query(
      'TRUNCATE returns.progress, returns.quarter, returns.total, returns.under_way, rounds.open_round, rounds.returned_stake',
    );
    await test.database.pool.query(
      'ALTER TABLE rounds.round DISABLE TRIGGER ALL; DELETE FROM rounds.round; ALTER TABLE rounds.round ENABLE ALWAYS TRIGGER round_append_only',
    );
    clock.set(started);
  });

  const at = (minutes: number) => new Date(started.getTime() + minutes * minute);
  const readAt = async (minutes: number) => {
    clock.set(at(minutes));
    await Promise.all(processes.map((one) => one.catchUp()));
    return (await processes[0].versions()).versions;
  };
  /** Seeds of a round that is over. */
  const seedsOf = (gameId: string) =>
    test.database.transaction((tx) =>
      rounds.revealShared(tx, {
        gameId,
        serverSeed,
        clientSeed,
        openedAt: started,
        revealedAt: started,
      }),
    );
  /** Keeps the seeds of a shared round, sealed. */
  const openSeeds = (gameId: string) =>
    test.database.transaction((tx) =>
      rounds.openShared(tx, { gameId, serverSeed, clientSeed, openedAt: started }),
    );

  interface Bet {
    readonly game: InstantGame;
    readonly seedPairId: bigint;
    readonly choice: JsonValue;
    readonly minutes: number;
    readonly outcome: JsonValue;
    readonly currency?: string;
  }
  /** Records settled bets; answers what they paid. */
  const record = async (bets: readonly Bet[]): Promise<bigint> => {
    const plays = bets.map(({ game, seedPairId, choice, minutes, outcome, currency = 'PKR' }) => {
      const bet = game.readBet(stake, choice);
      if ('refused' in bet) throw new Error(bet.refused);
      const playedAt = at(minutes);
      return {
        id: uuidv7({ msecs: playedAt.getTime() }),
        memberId: 1n,
        playSessionId: session,
        gameId: game.code,
        vendorCode: 'IKKA',
        gameVersion: game.version,
        seedPairId,
        stake,
        payout: bet.settle(outcome),
        currency,
        choice,
        outcome,
        playedAt,
      };
    });
    await test.database.transaction((tx) => rounds.recordShared(tx, plays));
    return plays.reduce((sum, { payout }) => sum + payout, 0n);
  };

  /** What the seeds lay for a member's round of mines whose player opens the first tile. */
  const minesAfterOne = (nonce: number) => {
    const bet = mines.readBet(stake, { mines: 12, picks: [0] });
    if ('refused' in bet) throw new Error(bet.refused);
    const outcome = bet.draw({ serverSeed, clientSeed, nonce });
    return { outcome, isLost: bet.settle(outcome) === 0n };
  };
  const lostMines = () => {
    for (let nonce = 0; ; nonce += 1) {
      const { outcome, isLost } = minesAfterOne(nonce);
      if (isLost) return { choice: { mines: 12, picks: [0] }, outcome };
    }
  };
  /** Members open a tile each; who met a mine is settled, and the others think it over. Answers how many these are. */
  const openMines = async (members: number): Promise<number> => {
    const { rows } = await test.database.pool.query<{ id: string }>(
      `INSERT INTO rounds.seed_pair (member_id, game_id, commitment, sealed_server_seed, client_seed, created_at)
       VALUES (7, 'mines', $1, $2, $3, $4)
       ON CONFLICT (member_id, game_id) WHERE revealed_at IS NULL DO UPDATE SET created_at = EXCLUDED.created_at RETURNING id`,
      [commit(serverSeed), vault.seal('server-seed', commit(serverSeed), serverSeed), clientSeed, started],
    );
    const seedPairId = BigInt(rows[0]?.id ?? 0);
    const choice = { mines: 12, picks: [0] };
    const dealt = Array.from({ length: members }, (_, nonce) => ({ nonce, ...minesAfterOne(nonce) }));
    const lost = dealt.filter(({ isLost }) => isLost);
    await record(lost.map(({ outcome }) => ({ game: mines, seedPairId, choice, minutes: 1, outcome })));
    const open = dealt.filter(({ isLost }) => !isLost);
    await test.database.pool.query(
      `INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce, stake,
                                      currency, opening, choice, steps, step, opened_at, deadline_at)
       SELECT id, member, $3, 'mines', 'IKKA', '1.0.0', $4, member, $5, 'PKR', '{}', $6, '[]', 1, $7, $8
         FROM unnest($1::uuid[], $2::int[]) o(id, member)`,
      [
        open.map(() => uuidv7({ msecs: started.getTime() })),
        open.map(({ nonce }) => nonce),
        session,
        seedPairId,
        stake,
        JSON.stringify(choice),
        started,
        at(720),
      ],
    );
    return open.length;
  };

  it('[RT5] holds what players still stand at against the same band, so that ending when it suits them raises no alarm', async () => {
    const standing = await openMines(400);
    expect(standing).toBeGreaterThan(150);
    const [sums] = await readAt(20);
    // All that is counted was lost, and yet nothing is wrong: the others stand at what is missing.
    expect(sums).toMatchObject({ rounds: BigInt(400 - standing), payout: 0n, verdict: 'inside' });
    expect(await processes[1].outside()).toEqual([]);
    const { rows } = await test.database.pool.query(
      'SELECT millionths FROM returns.under_way ORDER BY read_to DESC LIMIT 1',
    );
    const each = Math.round(9_900 * (25 / 13 - 1) * 1e6);
    expect(Number(rows[0]?.millionths) / standing).toBeCloseTo(each, -2);
    // Had their rounds vanished, players would have been paid too little.
    await test.database.pool.query('TRUNCATE rounds.open_round');
    expect(await readAt(40)).toMatchObject([{ verdict: 'below' }]);
  });

  it('[RT5] holds each day against what was open at its end, also when that has ended since', async () => {
    const days = async () =>
      (await processes[1].days({ gameId: 'mines', version: '1.0.0', currency: 'PKR' })).map(
        ({ day, soFar }) => [day, soFar.verdict, soFar.from === null],
      );
    const standing = await openMines(400);
    await readAt(20);
    expect(await days()).toEqual([['2026-11-20', 'inside', false]]);
    // The next day in Karachi those who waited take what they stand at.
    await test.database.pool.query('TRUNCATE rounds.open_round');
    const seedPairId = await seedsOf('mines');
    const won = Array.from({ length: 400 }, (_, nonce) => minesAfterOne(nonce)).filter(
      ({ isLost }) => !isLost,
    );
    expect(won).toHaveLength(standing);
    const choice = { mines: 12, picks: [0] };
    await record(won.map(({ outcome }) => ({ game: mines, seedPairId, choice, minutes: 1_000, outcome })));
    await readAt(1_030);
    expect(await days()).toEqual([
      ['2026-11-20', 'inside', false],
      ['2026-11-21', 'inside', false],
    ]);
    // Nobody can say how a day stood behind whose last round nothing was noted.
    await test.database.pool.query('DELETE FROM returns.under_way WHERE read_to < $1', [at(1_000)]);
    expect(await days()).toEqual([
      ['2026-11-20', 'unjudged', true],
      ['2026-11-21', 'inside', false],
    ]);
  });

  it('[RT1, RT5] counts each step of a round once, and what is due by the rules', async () => {
    const seedPairId = await openSeeds('mines');
    const bets = Array.from({ length: 200 }, (_, nonce) => {
      const { outcome } = minesAfterOne(nonce);
      return { game: mines, seedPairId, choice: { mines: 12, picks: [0] }, minutes: 1, outcome };
    });
    const payout = await record(bets);
    const counted = await readAt(30);
    expect(counted).toMatchObject([{ gameId: 'mines', rounds: 200n, payout, verdict: 'inside' }]);
    // 0.99 of each stake, less what is rounded of a win: 1.9038 in place of 25 / 13 of it.
    const due = Number(counted[0]?.due?.millionths) / 1e6 / 200 / 10_000;
    expect(due).toBeGreaterThan(0.98995);
    expect(due).toBeLessThanOrEqual(0.99);
    await test.database.pool.query('TRUNCATE returns.progress, returns.quarter, returns.total');
    expect(await readAt(30)).toEqual(counted);
  });

  it('[RT2] commits what it has behind a quarter in which fifty thousand were read one by one', async () => {
    await openMines(1);
    const { choice, outcome } = lostMines();
    /** How far it had come, for all others to see, when the quarter behind those rounds was read. */
    const committedBehind = async (played: number): Promise<Date | undefined> => {
      await test.database.pool.query('TRUNCATE returns.progress, returns.quarter, returns.total');
      let committed: Date | undefined;
      const reading = open({
        firstPlayedAt: async () => at(24 * 60),
        playedQuarters: async () => [at(0), at(15)],
        async *playedRounds({ from, gameIds }) {
          if (!gameIds.includes('mines')) return;
          if (from.getTime() === at(0).getTime()) {
            const row = { begins: from, gameId: 'mines', version: '1.0.0', currency: 'PKR', stake, choice };
            yield [{ ...row, seedPairId: 1n, outcome, rounds: played, payout: 0n }];
          }
          if (from.getTime() !== at(15).getTime()) return;
          const { rows } = await elsewhere(() =>
            test.database.pool.query('SELECT read_to FROM returns.progress'),
          );
          committed = rows[0]?.read_to;
        },
      });
      clock.set(at(60));
      await reading.catchUp();
      return committed;
    };
    expect(await committedBehind(50_000)).toEqual(at(15));
    expect(await committedBehind(49_999)).toBeUndefined();
  });

  it('[RT2, RT6] holds a page at a time, and the bets of one draw wherever its pages end', async () => {
    const seedPairId = await seedsOf('mines');
    await record(
      Array.from({ length: 2_300 }, (_, nonce) => {
        const { outcome } = minesAfterOne(nonce);
        return { game: mines, seedPairId, choice: { mines: 12, picks: [0] }, minutes: 5, outcome };
      }),
    );
    const flights = await Promise.all([1, 2, 3].map(() => seedsOf('crash')));
    const outcome = { point: 250 };
    await record(
      flights.flatMap((pair) =>
        [200, 150, null].map((cashOut) => ({
          game: crash,
          seedPairId: pair,
          outcome,
          choice: { cashOut },
          minutes: 5,
        })),
      ),
    );
    const pages: number[] = [];
    const inPagesOf = (rows: number) =>
      open({
        async *playedRounds(wish, tx) {
          for await (const page of rounds.playedRounds(wish, tx)) {
            pages.push(page.length);
            for (let from = 0; from < page.length; from += rows) yield page.slice(from, from + rows);
          }
        },
      });
    clock.set(at(30));
    await inPagesOf(2_000).catchUp();
    // Where tiles and mines were the same, rounds come together.
    expect(pages).toEqual([2_000, expect.any(Number), 9]);
    const whole = await processes[0].versions();
    expect(whole.versions.map((row) => [row.gameId, row.rounds])).toEqual([
      ['crash', 9n],
      ['mines', 2_300n],
    ]);
    await test.database.pool.query('TRUNCATE returns.progress, returns.quarter, returns.total');
    await inPagesOf(2).catchUp();
    expect(await processes[0].versions()).toEqual(whole);
  });

  it('[RT6] takes the bets of one flight as one step, in the quarter in which the first of them was settled', async () => {
    const seedPairId = await seedsOf('crash');
    const outcome = { point: 250 };
    const bet = { game: crash, seedPairId, outcome } as const;
    await record([
      { ...bet, choice: { cashOut: 200 }, minutes: 14.99 },
      { ...bet, choice: { cashOut: null }, minutes: 15.01 },
      { ...bet, choice: { cashOut: null }, minutes: 15.01 },
      { ...bet, choice: { cashOut: 150 }, minutes: 15.01, currency: 'PKT' },
    ]);
    const luck = crashLuck.luckOf(
      [
        { stake, choice: { cashOut: 200 }, outcome, count: 1 },
        { stake, choice: { cashOut: null }, outcome, count: 2 },
      ],
      { serverSeed, clientSeed, nonce: 0 },
    );
    const [sums, ...others] = await readAt(60);
    expect(others).toEqual([]);
    expect(sums).toMatchObject({ rounds: 3n, payout: 20_000n, verdict: 'inside', lastAt: at(15) });
    expect(sums?.due?.variance).toBe(BigInt(Math.ceil(luck.variance)));
    expect(Number(sums?.due?.millionths) / 1e6).toBeCloseTo(3 * 9_900, 3);
    expect(await readAt(48 * 60)).toMatchObject([{ rounds: 3n, payout: 20_000n }]);
  });

  it('[RT6] counts of a flight that was broken off what went back too: else its winners alone would be left', async () => {
    const flights = Array.from({ length: 60 }, (_, no) => ({ no, point: no % 2 === 0 ? 250 : 150 }));
    const bets: Bet[] = [];
    for (const { no, point } of flights) {
      const seedPairId = await seedsOf('crash');
      // Everybody has a standing order at 2.00: it is paid within the point, and else the stake goes back.
      if (point >= 200)
        bets.push({
          game: crash,
          seedPairId,
          outcome: { point },
          choice: { cashOut: 200 },
          minutes: 1 + no / 60,
        });
      else {
        const returned = {
          seedPairId,
          gameId: crash.code,
          gameVersion: crash.version,
          currency: 'PKR',
          stake,
        };
        const drawn = { choice: { cashOut: null }, outcome: { point }, returnedAt: at(2) };
        await test.database.transaction((tx) => rounds.noteReturned(tx, [{ ...returned, ...drawn }]));
      }
    }
    const payout = await record(bets);
    const [sums, ...others] = await readAt(30);
    expect(others).toEqual([]);
    expect(sums).toMatchObject({ rounds: 30n, stake: 30n * stake, payout, verdict: 'inside' });
    // 60 stakes were in, each due 0.99 of itself.
    expect(Number(sums?.due?.millionths) / 1e6).toBeCloseTo(60 * 9_900, 3);
    await test.database.pool.query(
      'TRUNCATE rounds.returned_stake, returns.progress, returns.quarter, returns.total',
    );
    const [winners] = await readAt(30);
    expect(Number(winners?.due?.millionths) / 1e6).toBeCloseTo(30 * 9_900, 3);
  });

  it('[RT2, RT6] takes a step into the quarter before, once, when a bet of it was written late', async () => {
    const bet = { game: crash, seedPairId: await seedsOf('crash'), outcome: { point: 250 } } as const;
    await record([{ ...bet, choice: { cashOut: 200 }, minutes: 15.01 }]);
    expect(await readAt(40)).toMatchObject([{ rounds: 1n, payout: 20_000n }]);
    await record([{ ...bet, choice: { cashOut: null }, minutes: 14.99 }]);
    const later = await readAt(48 * 60);
    expect(later).toMatchObject([{ rounds: 2n, payout: 20_000n }]);
    const days = await processes[0].days({ gameId: 'crash', version: '1.0.0', currency: 'PKR' });
    expect(days).toMatchObject([{ own: { rounds: 2n } }]);
  });

  it('[RT5] judges rounds of several steps when all are read, and not in between', async () => {
    await openMines(400);
    // Yesterday's rounds are read first: the process is stopped behind them, and what is under way is not known yet.
    const stop = new AbortController();
    const reading = open({
      playedRounds: (wish, tx) => {
        if (wish.from.getTime() === started.getTime()) stop.abort();
        return rounds.playedRounds(wish, tx);
      },
    });
    clock.set(at(300));
    await reading.catchUp(stop.signal);
    expect((await reading.versions()).versions).toMatchObject([{ verdict: 'counting' }]);
    expect(await reading.outside()).toEqual([]);
    expect(await readAt(300)).toMatchObject([{ verdict: 'inside' }]);
    const noted = async () => {
      const { rows } = await test.database.pool.query(
        'SELECT millionths FROM returns.under_way ORDER BY read_to DESC LIMIT 1',
      );
      return Number(rows[0]?.millionths);
    };
    const standing = await noted();
    // A process that was away for long adds to the totals what was under way when it went.
    const seedPairId = await seedsOf('mines');
    await record([310, 700].map((minutes) => ({ game: mines, seedPairId, ...lostMines(), minutes })));
    await readAt(333);
    // One of them is in the totals, and the other one ended since.
    expect(await noted()).toBeCloseTo(standing - 9_900e6, -1);
    clock.set(at(1_000));
    const again = new AbortController();
    const stopped = open({
      playedRounds: (wish, tx) => {
        if (wish.from.getTime() >= at(690).getTime()) again.abort();
        return rounds.playedRounds(wish, tx);
      },
    });
    await stopped.catchUp(again.signal);
    expect((await stopped.versions()).versions).toMatchObject([{ verdict: 'counting' }]);
    expect(await readAt(1_000)).toMatchObject([{ verdict: 'inside' }]);
  });

  it('[RT6] knows at a table what was turned up before a coup, while the shoe is still on', async () => {
    const [table] = baccarat;
    if (table === undefined) throw new Error('no table');
    const seedPairId = await openSeeds(table.code);
    const seeds = { serverSeed, clientSeed, nonce: 0 };
    const coup = (no: number) => {
      const choice = { coup: no, stakes: { player: '10000' } };
      const bet = table.readBet(stake, choice);
      if ('refused' in bet) throw new Error(bet.refused);
      return { game: table, seedPairId, choice, minutes: no, outcome: bet.draw(seeds) };
    };
    const bets = [coup(1), coup(1), coup(6)];
    const payout = await record(bets);
    const [sums] = await readAt(30);
    expect(sums).toMatchObject({ gameId: table.code, rounds: 3n, payout, verdict: 'inside' });
    const [rules] = baccaratLuck;
    const due = [bets.slice(0, 2), bets.slice(2)].map((step) => {
      const own = step.map(({ choice, outcome }) => ({ stake, choice, outcome, count: 1 }));
      const paid = step.reduce((sum, { choice, outcome }) => {
        const bet = table.readBet(stake, choice);
        return sum + ('refused' in bet ? 0 : Number(bet.settle(outcome)));
      }, 0);
      return paid - (rules?.luckOf(own, seeds).gain ?? 0);
    });
    expect(Number(sums?.due?.millionths) / 1e6).toBeCloseTo((due[0] ?? 0) + (due[1] ?? 0), 3);
    // What was turned up moves the mean of the sixth coup by little, and moves it.
    expect((due[1] ?? 0) / 10_000).toBeCloseTo(0.98765, 2);
    expect((due[1] ?? 0) / 10_000).not.toBeCloseTo(0.987649186711, 9);
  });
});
