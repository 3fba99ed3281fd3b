import { createHash, randomUUID } from 'node:crypto';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVault } from '../../platform/vault.ts';
import { createPlays, type PlaySource, type PlayWin, type WinPlace } from '../plays/index.ts';
import { openGuard } from '../protection/index.ts';
import { createRounds, roundSource } from '../rounds/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createWinners, type Winners } from './index.ts';

const minute = 60_000;
const hour = 60 * minute;
const vendorName = { EN: 'Chiragh', UR: 'چراغ' };
const bazaar = { EN: 'Bazaar', UR: 'بازار' };
const names = new Map([
  [1n, 'zara_khan'],
  [2n, 'bilal'],
]);

/** Against the rounds' own table and index; rounds are written as `write_rounds` writes them. */
describe('the winners board', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let winners: Winners;
  let other: Winners;
  let isShownByDefault = true;
  let outside: PlayWin[];

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds', 'winners'], max: 12 });
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    const { pool } = test.database;
    await pool.query('TRUNCATE winners.win, winners.choice, winners.read');
    await pool.query('ALTER TABLE rounds.round DISABLE TRIGGER round_append_only');
    await pool.query('TRUNCATE rounds.round, rounds.seed_pair');
    await pool.query('ALTER TABLE rounds.round ENABLE ALWAYS TRIGGER round_append_only');
    clock = fakeClock();
    isShownByDefault = true;
    outside = [];
    [winners, other] = [startProcess(), startProcess()];
  });

  const startProcess = (): Winners => {
    const rounds = createRounds({
      database: test.database,
      clock,
      vault: createVault('k'.repeat(32)),
      facts: { publish: () => {} },
      settings: { get: () => 0 } as never,
      ledger: {} as never,
      games: createGameShelf([]),
      stakes: async () => [],
      currencyCode: () => 'PKR',
      guardOf: async () => openGuard,
    });
    const ended: PlaySource = {
      gamesOf: async () => [],
      settled: {
        winsAfter: async (_currencies: readonly string[], { playedAt }: WinPlace, limit: number) =>
          outside.filter((win) => win.playedAt > playedAt).slice(0, limit),
      } as PlaySource['settled'] & object,
    };
    return createWinners({
      database: test.database,
      clock,
      settings: { get: () => isShownByDefault } as never,
      rounds,
      plays: createPlays({ sources: () => [roundSource(rounds), ended] }),
      namesOf: async () => names,
      gamesOf: async () =>
        new Map([
          ['karakoram-25', { name: { EN: 'Karakoram 25', UR: 'قراقرم ۲۵' }, rtp: '0.9672', vendorName }],
          ['cups', { name: { EN: 'Cups', UR: 'پیالے' }, rtp: null, vendorName: bazaar }],
        ]),
    });
  };

  interface Round {
    readonly payout?: bigint;
    readonly stake?: bigint;
    readonly memberId?: bigint;
    readonly currency?: string;
    readonly ago?: number;
    readonly choice?: unknown;
  }
  const play = async ({
    payout = 50_000n,
    stake = 2_500n,
    memberId = 1n,
    currency = 'PKR',
    ago = 0,
    choice = null,
  }: Round) => {
    const commitment = createHash('sha256').update(randomUUID()).digest('hex');
    const at = new Date(clock.now().getTime() - ago).toISOString();
    const { rows } = await test.database.pool.query(
      `INSERT INTO rounds.seed_pair (member_id, game_id, commitment, sealed_server_seed, client_seed, created_at)
       VALUES ($1, $2, $3, 'sealed', 'seed of the player', $4) RETURNING id`,
      [memberId, `karakoram-25 ${commitment}`, commitment, at],
    );
    await test.database.pool.query(
      `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
         stake, payout, currency, choice, outcome, played_at)
       VALUES ($1, $2, $3, 'karakoram-25', 'IKKA_SLOT', '1.0.0', $4, 0, $5, $6, $7, $9, '{}', $8)`,
      [randomUUID(), memberId, randomUUID(), rows[0].id, stake, payout, currency, at, JSON.stringify(choice)],
    );
    return { pairId: rows[0].id as string };
  };
  const payouts = async (wish: Partial<Parameters<Winners['board']>[0]> = {}) =>
    (await winners.board({ period: 'day', order: 'newest', ...wish })).lines.map(({ payout }) => payout);

  it.each([
    ['ten times the stake', { payout: 25_000n }, true],
    ['a coin below that', { payout: 24_999n }, false],
    ['the stake itself', { payout: 2_500n }, false],
    ['nothing', { payout: 0n }, false],
    ['play money', { currency: 'PKT' }, false],
  ])('[B1] of a round with %s: %#', async (_what, round, isThere) => {
    await play(round);
    expect(await winners.gather()).toBe(isThere ? 1 : 0);
    expect(await payouts()).toHaveLength(isThere ? 1 : 0);
  });

  it('[B2] gathers each round once, whoever gathers, and finds what was committed late', async () => {
    await play({});
    clock.advance(minute);
    await Promise.all([winners.gather(), other.gather()]);
    await play({ payout: 70_000n, ago: minute });
    clock.advance(minute);
    expect(await other.gather()).toBe(1);
    expect(await winners.gather()).toBe(0);
    expect(await payouts({ order: 'payout' })).toEqual(['700.00', '500.00']);
  });

  it('[B2] goes on where it stopped, whatever lies between', async () => {
    const { pool } = test.database;
    await pool.query(
      `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
         stake, payout, currency, choice, outcome, played_at)
       SELECT gen_random_uuid(), 1, gen_random_uuid(), 'karakoram-25', 'IKKA_SLOT', '1.0.0', n, 0, 100, 1000 + n, 'PKR',
         'null', '{}', $1::timestamptz - n * interval '1 second' FROM generate_series(1, 3000) n`,
      [clock.now().toISOString()],
    );
    expect(await winners.gather()).toBe(2_500);
    expect(await winners.gather()).toBe(500);
    const kept = await pool.query('SELECT count(*)::int AS kept FROM winners.win');
    expect(kept.rows[0].kept).toBeLessThan(2 * 120 + 100);
    // Of the whole hours everything that a list shows is there: the largest payouts of these hours are the oldest rounds.
    const [largest] = await payouts({ order: 'payout' });
    expect(largest).toBe('40.00');
  });

  it('[B3] shows the last day or week, the newest or the largest first', async () => {
    await play({ payout: 60_000n, stake: 5_000n, ago: 3 * hour });
    await play({ payout: 50_000n, stake: 1_000n, ago: 5 * hour });
    await play({ payout: 90_000n, stake: 9_000n, ago: 50 * hour });
    await play({ payout: 99_000n, stake: 1_000n, ago: 9 * 24 * hour });
    await winners.gather();
    expect(await payouts()).toEqual(['600.00', '500.00']);
    expect(await payouts({ order: 'multiplier' })).toEqual(['500.00', '600.00']);
    expect(await payouts({ period: 'week', order: 'payout' })).toEqual(['900.00', '600.00', '500.00']);
    clock.advance(8 * 24 * hour);
    await play({ payout: 30_000n });
    await winners.gather();
    expect(await payouts({ period: 'week' })).toEqual(['300.00']);
  });

  it('[B4] [B7] masks names, hides the round’s number, and says what the game returns', async () => {
    await play({});
    await play({ memberId: 3n });
    await winners.gather();
    const { lines } = await winners.board({ period: 'day', order: 'newest' });
    expect(lines.map(({ player }) => player).sort()).toEqual(['z•••••', '•••••']);
    expect(lines[0]).toMatchObject({ rtp: '0.9672', multiplier: '20.00', gameName: { EN: 'Karakoram 25' } });
    const { rows } = await test.database.pool.query('SELECT round_id FROM winners.win');
    for (const { round_id } of rows) expect(JSON.stringify(lines)).not.toContain(round_id);
  });

  it('[B8] shows wins in outside games with their vendor’s name, and claims no proof of them', async () => {
    await play({});
    outside = [
      {
        id: randomUUID(),
        memberId: 1n,
        gameId: 'cups',
        vendorCode: 'BAZAAR',
        stake: 4_000n,
        drawn: null,
        payout: 80_000n,
        currency: 'PKR',
        playedAt: clock.now(),
      },
    ];
    expect(await winners.gather()).toBe(2);
    expect(await winners.gather()).toBe(0);
    const { lines } = await winners.board({ period: 'day', order: 'payout' });
    expect(lines).toMatchObject([
      {
        payout: '800.00',
        stake: '40.00',
        multiplier: '20.00',
        vendorName: bazaar,
        isProvable: false,
        proof: null,
      },
      { payout: '500.00', vendorName, isProvable: true },
    ]);
  });

  it('[B5] lets a member step back at once, and gathers nothing of theirs until they come again', async () => {
    await play({});
    await play({ memberId: 2n, payout: 80_000n });
    await winners.gather();
    await winners.choose(1n, false);
    expect(await other.isShown(1n)).toBe(false);
    expect(await payouts()).toEqual(['800.00']);
    await play({ payout: 60_000n });
    expect(await winners.gather()).toBe(0);
    await winners.choose(1n, true);
    expect((await payouts()).sort()).toEqual(['500.00', '800.00']);
  });

  it('[B5] goes by the setting where a member said nothing', async () => {
    isShownByDefault = false;
    await play({});
    await play({ memberId: 2n, payout: 80_000n });
    await winners.choose(2n, true);
    await winners.gather();
    expect([await winners.isShown(1n), await winners.isShown(2n)]).toEqual([false, true]);
    expect(await payouts()).toEqual(['800.00']);
  });

  it('[B6] tells the seeds once they are revealed, and never before', async () => {
    const choice = { side: 'over', target: 9_800 };
    const { pairId } = await play({ choice });
    await winners.gather();
    const proof = async () => (await winners.board({ period: 'day', order: 'newest' })).lines[0]?.proof;
    expect(await proof()).toBeNull();
    await test.database.pool.query(
      `UPDATE rounds.seed_pair SET server_seed = 'told', revealed_at = $2 WHERE id = $1`,
      [pairId, clock.now().toISOString()],
    );
    expect(await proof()).toMatchObject({
      serverSeed: 'told',
      clientSeed: 'seed of the player',
      nonce: 0,
      bet: choice,
    });
  });
});
