import { cashOutAction, recomputeRound } from '@ikka/game-kit';
import { expect, it } from 'vitest';
import { jacksOrBetter } from './jacks-or-better.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };

it('[J2, J7] shows the five cards that lie, and ends in the round that the verifier recomputes', () => {
  const opened = jacksOrBetter.steps.open(1_000n, {});
  if ('refused' in opened) throw new Error(opened.refused);
  // What would be drawn is in nothing that is sent.
  expect(opened.show(opened.draw(seeds))).toEqual({ cards: [8, 41, 48, 17, 16] });
  expect(opened.isOver(opened.draw(seeds))).toBe(false);
  expect(opened.act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
  expect(opened.act({ hold: [4, 3] }, seeds)).toEqual({ refused: 'action_malformed' });
  const step = opened.act({ hold: [3, 4] }, seeds);
  if ('refused' in step) throw new Error(step.refused);
  const outcome = step.bet.draw(seeds);
  expect(step.bet.isOver(outcome)).toBe(true);
  expect(step.bet.act({ hold: [] }, seeds)).toEqual({ refused: 'action_not_allowed' });
  const round = { game: 'jacks-or-better', version: '1.0.0', ...seeds, stake: 1_000n };
  expect(recomputeRound([jacksOrBetter], { ...round, choice: { hold: [3, 4] } })).toMatchObject({
    outcome,
    payout: 2_000n,
    view: { hand: 'twoPair' },
  });
});

it('[J5] settles a round that was left, and the verifier says the same', () => {
  const left = jacksOrBetter.steps.resume(1_000n, { hold: null });
  expect(left.leftBehind()).toBe('settle');
  expect(left.mayCashOut()).toBe(false);
  expect(left.settle(left.draw(seeds))).toBe(2_000n);
  expect(left.greatest()).toBe(800_000n);
  const round = { game: 'jacks-or-better', version: '1.0.0', ...seeds, stake: 1_000n };
  expect(recomputeRound([jacksOrBetter], { ...round, choice: { hold: null } })).toMatchObject({
    payout: 2_000n,
    view: { isLeft: true, hold: [3, 4] },
  });
});
