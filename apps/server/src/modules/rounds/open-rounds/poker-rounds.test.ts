import { recomputeRound } from '@ikka/game-kit';
import { jacksOrBetter } from '@ikka/jacks-or-better/round';
import { handOf, pays, readOutcome } from '@ikka/jacks-or-better/rules';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../../platform/calls.ts';
import { createLogger } from '../../../platform/log.ts';
import { createVault } from '../../../platform/vault.ts';
import { createLedger, type Ledger } from '../../ledger/index.ts';
import { openGuard } from '../../protection/index.ts';
import { createGameShelf } from '../../shelf/index.ts';
import { createRounds, type Rounds } from '../index.ts';
import { openSeed } from '../seeds.ts';
import { openPair } from '../store.ts';
import type { Standing } from './standing.ts';

const memberId = 7n;
const gameId = 'jacks-or-better';
const stake = 1_000n;
const minutes = 60_000;

describe('rounds of jacks or better', () => {
  const vault = createVault('k'.repeat(32));
  let test: TestDatabase;
  let clock: FakeClock;
  let ledger: Ledger;
  /** Two processes' worth, on one ledger. */
  let one: Rounds;
  let other: Rounds;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds'] });
    clock = fakeClock(new Date());
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    const start = () =>
      createRounds({
        database: test.database,
        clock,
        vault,
        facts: { publish: () => {} },
        settings: { get: (name: string) => (name === 'play.open_round_minutes' ? 720 : 0) } as never,
        ledger,
        games: createGameShelf([jacksOrBetter]),
        stakes: async () => [200n, 100_000n],
        greatestWin: () => 800n * stake,
        currencyCode: (code) => code as CurrencyCode,
        guardOf: async () => openGuard,
      });
    [one, other] = [start(), start()];
    const credit = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const debit = await ledger.houseAccount('provider', 'PKR', 'test');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit, credit, amount: 10_000_000n, kind: 'deposit' }],
    });
  });
  afterAll(async () => {
    expect(await ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
    await ledger.close();
    await test.drop();
  });

  const play = {
    memberId,
    gameId,
    vassalage: 'IKKA_SLOT',
    currency: 'PKR',
    playSessionId: '00000000-0000-7000-8000-000000000001',
  } as PlaySession;
  const newKey = () => uuidv7({ msecs: clock.now().getTime() });
  const balance = async (kind: 'cash' | 'in_play') =>
    (await ledger.account(await ledger.memberAccount(memberId, kind, 'PKR')))?.balance ?? 0n;
  const answered = (value: Standing | { readonly code: string }): Standing => {
    if ('code' in value) throw new Error(`refused: ${value.code}`);
    return value;
  };
  const open = async (by = one) => {
    const { open: shown } = answered(await by.open({ play, key: newKey(), stake: '10.00', choice: {} }));
    if (shown === null) throw new Error('an opened round is over');
    return shown;
  };
  const hold = (roundId: string, places: readonly number[], key = newKey(), by = one) =>
    by.step({ play, roundId, key, step: 0, action: { hold: places } });

  it('[J1, J2] holds the stake, shows five cards, and pays by what was held, in whichever process', async () => {
    const before = await balance('cash');
    const shown = await open();
    const pair = await openPair(test.database.db, memberId, gameId);
    if (pair === null) throw new Error('there is no pair');
    const { cards } = shown.shown as { cards: number[] };
    expect(cards).toHaveLength(5);
    expect(shown.cashOut).toBeNull();
    expect([await balance('cash'), await balance('in_play')]).toEqual([before - stake, stake]);

    const key = newKey();
    const roundId = shown.round.id;
    const ended = await Promise.all([hold(roundId, [1, 3], key), hold(roundId, [1, 3], key, other)]);
    const [round, again] = ended.map((standing) => answered(standing).settled);
    expect(again).toEqual(round);
    expect(round?.choice).toEqual({ hold: [1, 3] });
    expect(readOutcome(round?.outcome)?.cards.slice(0, 5)).toEqual(cards);
    expect(await hold(roundId, [0], key)).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await hold(roundId, [0])).toMatchObject({ code: 'round.step_stale' });
    expect(await balance('in_play')).toBe(0n);
    expect(await balance('cash')).toBe(before - stake + (round?.payout ?? 0n));

    const seeds = {
      serverSeed: openSeed(vault, pair),
      clientSeed: pair.clientSeed,
      nonce: shown.round.nonce,
    };
    const claim = { game: gameId, version: '1.0.0', ...seeds, stake, choice: { hold: [1, 3] } };
    expect(recomputeRound([jacksOrBetter], claim)).toMatchObject({
      outcome: round?.outcome,
      payout: round?.payout,
    });
  });

  it.each([
    ['a cash-out', { type: 'cash_out' }],
    ['places out of their order', { hold: [3, 1] }],
    ['a sixth place', { hold: [5] }],
  ])('[J2] refuses %s and stays as it is', async (_what, action) => {
    const shown = await open();
    const roundId = shown.round.id;
    const refused = await one.step({ play, roundId, key: newKey(), step: 0, action });
    expect(refused).toMatchObject({ code: 'round.action_invalid' });
    expect(await balance('in_play')).toBe(stake);
    answered(await hold(roundId, []));
  });

  it('[J5] settles what was left at its deadline, and never below what was dealt', async () => {
    for (let count = 0; count < 8; count += 1) {
      const before = await balance('cash');
      const shown = await open();
      const { cards } = shown.shown as { cards: number[] };
      clock.advance(720 * minutes - 1);
      expect(await one.endOverdue()).toBe(0);
      clock.advance(1);
      expect(await one.endOverdue()).toBe(1);
      const paid = (await balance('cash')) - before + stake;
      expect(paid).toBeGreaterThanOrEqual(stake * BigInt(pays[handOf(cards)]));
      // A step that comes too late is told how the round ended.
      const drawn = Array.from({ length: 5 }, () => expect.any(Number));
      expect(await hold(shown.round.id, [])).toMatchObject({
        code: 'round.step_stale',
        value: { open: null, round: { bet: { hold: null }, outcome: { cards: [...cards, ...drawn] } } },
      });
    }
  });

  it('[R16] is opened with no stake of which a royal flush would pay too much', async () => {
    const refused = await one.open({ play, key: newKey(), stake: '10.01', choice: {} });
    expect(refused).toMatchObject({ code: 'round.win_too_great', value: { stakeMax: '10.00' } });
  });
});
