import { isRefusal } from '@ikka/contract';
import { dice } from '@ikka/dice/round';
import { type InstantGame, type JsonValue, recomputeRound } from '@ikka/game-kit';
import { keno40 } from '@ikka/keno-40/round';
import { limbo } from '@ikka/limbo/round';
import type { CurrencyCode } from '@ikka/money';
import { plinko } from '@ikka/plinko/round';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { wheel } from '@ikka/wheel/round';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { openGuard } from '../protection/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createRounds, type Played, type PlayRefusal, type Rounds } from './index.ts';
import { playedRoundView, roundDetailView } from './round-view.ts';

/** A game with two of its choices, and what it does not know. */
const games: { game: InstantGame; one: JsonValue; other: JsonValue; wrong: JsonValue }[] = [
  {
    game: dice,
    one: { side: 'over', target: 5_050 },
    other: { side: 'under', target: 5_050 },
    wrong: { side: 'over', target: 9_801 },
  },
  { game: limbo, one: { target: 200 }, other: { target: 101 }, wrong: { target: 100 } },
  {
    game: plinko,
    one: { rows: 8, risk: 'low' },
    other: { rows: 16, risk: 'high' },
    wrong: { rows: 7, risk: 'low' },
  },
  { game: wheel, one: { wheel: 'low-10' }, other: { wheel: 'high-50' }, wrong: { wheel: 'low-50' } },
  {
    game: keno40,
    one: { picks: [1, 2, 3], risk: 'medium' },
    other: { picks: [40], risk: 'low' },
    wrong: { picks: [], risk: 'low' },
  },
];

/** What is chosen is a part of the bet: drawn with, recorded, compared and recomputed like the stake. */
describe.each(games)('a round of $game.code', ({ game, one, other, wrong }) => {
  let test: TestDatabase;
  let clock: FakeClock;
  let ledger: Ledger;
  let rounds: Rounds;
  let memberId = 0n;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds'] });
    clock = fakeClock(new Date());
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    rounds = createRounds({
      database: test.database,
      clock,
      vault: createVault('k'.repeat(32)),
      facts: { publish: () => {} },
      settings: { get: () => 0 } as never,
      ledger,
      games: createGameShelf([game]),
      stakes: async () => [200n, 100_000n],
      currencyCode: (code) => code as CurrencyCode,
      guardOf: async () => openGuard,
    });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });
  beforeEach(async () => {
    memberId += 1n;
    const credit = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const debit = await ledger.houseAccount('provider', 'PKR', 'test');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit, credit, amount: 1_000_000n, kind: 'deposit' }],
    });
  });

  const cash = async () =>
    (await ledger.account(await ledger.memberAccount(memberId, 'cash', 'PKR')))?.balance ?? 0n;
  const session = (): PlaySession => ({
    playSessionId: '0198d2a0-0000-7000-8000-000000000001',
    memberId,
    account: `member${memberId}`,
    isTrial: false,
    currency: 'PKR',
    gameId: game.code,
    vassalage: 'IKKA_ARCADE',
    language: 'UR',
  });
  const wish = (choice: unknown = one) => ({
    play: session(),
    key: uuidv7({ msecs: clock.now().getTime() }),
    stake: '12.34',
    choice,
  });
  const played = (answer: Played | PlayRefusal): Played => {
    if (isRefusal(answer)) throw new Error(answer.code);
    return answer;
  };

  it('[R1] keeps the choice in the record, and shows it with the round', async () => {
    const { round, balance } = played(await rounds.play(wish()));
    expect(balance).toBe(1_000_000n - 1_234n + round.payout);
    const story = await rounds.story(round.id);
    expect(story?.round.choice).toEqual(one);
    expect(playedRoundView(round).bet).toEqual(one);
    if (story) expect(roundDetailView(story, { EN: '', UR: '' }).bet).toEqual(one);
  });

  it('[R2] is recomputed from its record, choice included, once the seed is revealed', async () => {
    const answers: Played[] = [];
    for (const choice of [one, other, one, other]) answers.push(played(await rounds.play(wish(choice))));
    const { nextCommitment } = await rounds.fairness(memberId, game.code);
    const rotated = await rounds.rotate({ memberId, gameId: game.code, clientSeed: 'mine', nextCommitment });
    if (isRefusal(rotated) || rotated.revealed === null) throw new Error('not rotated');
    const { serverSeed, clientSeed } = rotated.revealed;
    for (const { round } of answers) {
      const again = recomputeRound([game], {
        game: round.gameId,
        version: round.gameVersion,
        serverSeed: serverSeed ?? '',
        clientSeed,
        nonce: round.nonce,
        stake: round.stake,
        choice: round.choice as JsonValue,
      });
      expect(again).toMatchObject({ outcome: round.outcome, payout: round.payout });
    }
  });

  it('[R3] answers a repetition with the round, and refuses the key with another choice', async () => {
    const first = wish();
    const { round } = played(await rounds.play(first));
    const after = await cash();
    expect(played(await rounds.play(first)).round).toEqual(round);
    expect(await rounds.play({ ...first, choice: other })).toMatchObject({ code: 'idempotency.mismatch' });
    expect(await cash()).toBe(after);
  });

  it.each([
    ['no choice', { choice: undefined }, 'round.bet_invalid'],
    ['a choice that the game does not know', { choice: wrong }, 'round.bet_invalid'],
    ['a choice with something beside it', { choice: { ...Object(one), more: 1 } }, 'round.bet_invalid'],
    ['less than the least stake', { stake: '1.99' }, 'round.stake_invalid'],
    ['more than the greatest stake', { stake: '1000.01' }, 'round.stake_invalid'],
    ['a stake of another precision', { stake: '12.345' }, 'round.stake_invalid'],
  ])('[R6] refuses %s', async (_what, change, code) => {
    expect(await rounds.play({ ...wish(), ...change })).toMatchObject({ code });
    expect(await cash()).toBe(1_000_000n);
  });

  it.each(['2.00', '2.01', '999.99', '1000.00'])('[R6] takes any stake between: %s', async (stake) => {
    expect(played(await rounds.play({ ...wish(), stake })).round.choice).toEqual(one);
  });

  it('[R1] leaves books that balance', async () => {
    expect(await ledger.health('recount')).toMatchObject({ isBalanced: true, wrongAccounts: [] });
  });
});
