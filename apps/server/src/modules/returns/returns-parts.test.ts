import { darya } from '@ikka/darya/round';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRounds } from '../rounds/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createLuckShelf, createReturns, type Returns } from './index.ts';

const started = new Date('2026-11-20T10:00:00.000Z');
const code = 'darya-indus';
const version = darya.findLast((one) => one.code === code)?.version ?? '';
const shots = (fish: string, count: number, stake: string, weapon = 'cannon') =>
  Array.from({ length: count }, () => ({ fish, weapon, stake }));
const jackpot = { unit: '80000', pot: '5000' };

describe('returns of the parts of bets', () => {
  const clock = fakeClock(started);
  let test: TestDatabase;
  let returns: Returns;
  let nonce = 0;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds', 'returns'] });
    const { database } = test;
    returns = createReturns({
      database,
      clock,
      settings: { get: () => 'Asia/Karachi' } as never,
      rounds: createRounds({ database } as never),
      outside: { endedSums: async () => [], returnsSaid: async () => new Map() },
      games: createGameShelf(darya),
      luck: createLuckShelf([], []),
      partedIds: [code],
      textsOf: () => 'darya',
      namesOf: async () => new Map(),
    });
  });
  afterAll(() => test.drop());

  /** Records a batch as it was played; answers what it staked and paid. */
  const play = async (fired: ReturnType<typeof shots>) => {
    const game = createGameShelf(darya).current(code);
    const stake = fired.reduce((sum, one) => sum + BigInt(one.stake), 0n);
    const bet = game?.readBet(stake, { shots: fired, jackpot, treasure: '0' });
    if (game === null || bet === undefined || 'refused' in bet) throw new Error('no such batch');
    nonce += 100;
    const outcome = bet.draw({ serverSeed: 'c0ffee00'.repeat(8), clientSeed: 'parts', nonce });
    const payout = bet.settle(outcome);
    await test.database.pool.query(
      `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
                                 stake, payout, currency, choice, outcome, played_at)
       VALUES ($1, 1, '00000000-0000-7000-8000-000000000000', $2, 'IKKA', $3, 1, 0, $4, $5, 'PKR', $6, $7, $8)`,
      [
        uuidv7({ msecs: clock.now().getTime() }),
        code,
        version,
        String(stake),
        String(payout),
        JSON.stringify(bet.choice),
        JSON.stringify(outcome),
        clock.now(),
      ],
    );
    return { stake, payout };
  };
  const which = { gameId: code, version, currency: 'PKR' };

  it('[RT8] holds each part against the rules by itself, once however often quarters are read', async () => {
    const played = [
      await play([...shots('minnow', 40, '1000'), ...shots('rohu', 4, '1000'), ...shots('rohu', 2, '2000')]),
      await play([...shots('minnow', 20, '1000'), ...shots('catfish', 5, '8000', 'torpedo')]),
    ];
    clock.advance(30 * 60_000);
    await returns.catchUp();
    const [whole] = (await returns.versions()).versions;
    const stake = played.reduce((sum, one) => sum + one.stake, 0n);
    const payout = played.reduce((sum, one) => sum + one.payout, 0n);
    expect(whole).toMatchObject({ rounds: 2n, stake, payout, verdict: 'inside' });
    expect(whole?.part).toBeUndefined();
    const { texts, parts } = await returns.parts(which);
    expect(texts).toBe('darya');
    expect(parts.map(({ name, rounds, stake: staked }) => [name.join(' '), rounds, staked])).toEqual([
      ['pot.title', 2n, stake],
      ['fish.minnow weapon.cannon.name', 60n, 60_000n],
      ['fish.catfish weapon.torpedo.name', 5n, 40_000n],
      ['fish.rohu weapon.cannon.name', 6n, 8_000n],
    ]);
    expect(parts.reduce((sum, one) => sum + one.payout, 0n)).toBe(payout);
    expect(parts.every(({ verdict }) => verdict === 'inside')).toBe(true);
    // R is 24/25, of which the pot gives 1/200.
    for (const { name, expected } of parts)
      expect(expected).toBeCloseTo(name[0] === 'pot.title' ? 5_000 / 80_000 / 5_000 : 0.955, 5);
    // What was read is read once more a day later, and a batch that came late is added.
    clock.set(started);
    const late = await play(shots('rohu', 3, '1000'));
    clock.advance(27 * 3_600_000);
    await returns.catchUp();
    const again = (await returns.parts(which)).parts.find(({ part }) => part?.startsWith('fish.rohu'));
    expect(again).toMatchObject({ rounds: 9n, stake: 8_000n + late.stake });
    expect((await returns.days(which)).map(({ own }) => own.rounds)).toEqual([3n]);
  });
});
