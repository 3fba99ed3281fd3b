import { cashOutAction, type OpenBet, recomputeRound } from '@ikka/game-kit';
import { expect, it } from 'vitest';
import { blackjack } from './blackjack.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };
const stakes = { main: '1000', pairs: '100', plus3: '0' };
const opened = (): OpenBet => {
  const bet = blackjack.steps.open(1_100n, stakes);
  if ('refused' in bet) throw new Error(bet.refused);
  return bet;
};

it('[BJ9] is opened with the sum of its stakes alone', () => {
  expect(blackjack.steps.open(1_000n, stakes)).toEqual({ refused: 'choice_malformed' });
  expect(blackjack.readBet(1_000n, { ...stakes, acts: [] })).toEqual({ refused: 'choice_malformed' });
  expect(opened().greatest()).toBe(10_600n);
});

it('[BJ1, BJ5, BJ7] hides the dealer’s second card, stakes further, and is recomputed by the verifier', () => {
  const bet = opened();
  // A five of diamonds and a six of clubs: 11. The dealer shows a seven of diamonds.
  const cards = [64, 332, 383, 139];
  expect(bet.draw(seeds)).toEqual({ cards });
  expect(bet.show(bet.draw(seeds))).toEqual({ cards: [64, 332, 383, null] });
  expect(bet.mayCashOut()).toBe(false);
  expect(bet.act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
  expect(bet.act({ act: 'insure' }, seeds)).toEqual({ refused: 'action_not_allowed' });
  const step = bet.act({ act: 'double' }, seeds);
  if ('refused' in step) throw new Error(step.refused);
  expect(step.ends).toBe(false);
  expect(step.bet.stake).toBe(2_100n);
  const outcome = step.bet.draw(seeds);
  expect(step.bet.isOver(outcome)).toBe(true);
  const round = { game: 'blackjack', version: '1.0.0', ...seeds, stake: 2_100n, choice: step.bet.choice };
  expect(recomputeRound([blackjack], round)).toMatchObject({ outcome, payout: step.bet.settle(outcome) });
});

it('[BJ13] stands where its player left', () => {
  const left = opened().leave(seeds);
  expect(left.choice).toEqual({ ...stakes, acts: ['stand'] });
  expect(left.isOver(left.draw(seeds))).toBe(true);
});
