import { cashOutAction, type OpenBet, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { coinFlip } from './coin-flip.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
/** The coin falls on heads, tails, tails, heads. */
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };

function opened(): OpenBet {
  const bet = coinFlip.steps.open(1_000n, {});
  if ('refused' in bet) throw new Error(bet.refused);
  return bet;
}

function called(bet: OpenBet, ...calls: readonly string[]): OpenBet {
  return calls.reduce((before, call) => {
    const step = before.act({ call }, seeds);
    if ('refused' in step) throw new Error(step.refused);
    return step.bet;
  }, bet);
}

describe('coin flip as the server holds it', () => {
  it('[CF2] refuses an opening that it does not know', () => {
    for (const wrong of [null, { calls: [] }, { call: 'heads' }]) {
      expect(coinFlip.steps.open(1_000n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(coinFlip.steps.open(0n, {})).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[CF1, CF3] shows no flip before it is called, and grows into the round that the verifier recomputes', () => {
    const first = opened();
    expect(first.show(first.draw(seeds))).toEqual({ faces: [] });
    expect(first.act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
    expect(first.act({ call: 'edge' }, seeds)).toEqual({ refused: 'action_malformed' });
    const one = called(first, 'heads');
    expect(one.show(one.draw(seeds))).toEqual({ faces: ['heads'] });
    const end = called(one, 'tails').act(cashOutAction, seeds);
    if ('refused' in end) throw new Error(end.refused);
    expect(end.ends).toBe(true);
    const outcome = end.bet.draw(seeds);
    expect(end.bet.settle(outcome)).toBe(3_960n);
    const { choice } = end.bet;
    expect(
      recomputeRound([coinFlip], { game: 'coin-flip', version: '1.0.0', ...seeds, stake: 1_000n, choice }),
    ).toMatchObject({ outcome, payout: 3_960n, view: { hasLost: false, multiplier: 39_600 } });
  });

  it('[CF3] is over with a wrong call, after which nothing is done', () => {
    const lost = called(opened(), 'heads', 'heads');
    const outcome = lost.draw(seeds);
    expect(lost.isOver(outcome)).toBe(true);
    expect(lost.settle(outcome)).toBe(0n);
    expect(lost.act({ call: 'tails' }, seeds)).toEqual({ refused: 'action_not_allowed' });
  });

  it('[CF6] is left behind with its stake where nothing was called, and settled where something was', () => {
    expect(opened().leftBehind()).toBe('return');
    const bet = called(opened(), 'heads');
    expect(bet.leftBehind()).toBe('settle');
    const left = bet.leave(seeds);
    expect(left.settle(left.draw(seeds))).toBe(1_980n);
  });

  it('[CF5] knows its greatest payout before the first flip', () => {
    expect(opened().greatest()).toBe(1_038_090_240n);
  });
});
