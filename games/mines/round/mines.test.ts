import { cashOutAction, type OpenBet, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { mines } from './mines.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const seeds = { serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };

describe('mines as the server holds it', () => {
  it('[M2] refuses an opening that it does not know', () => {
    for (const wrong of [null, {}, { mines: 25 }, { mines: 3, picks: [] }]) {
      expect(mines.steps.open(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(mines.steps.open(0n, { mines: 3 })).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[M3, M7] grows by its steps into the round that the verifier recomputes', () => {
    const opened = mines.steps.open(2_500n, { mines: 3 });
    if ('refused' in opened) throw new Error(opened.refused);
    let bet: OpenBet = opened;
    expect(bet.act(cashOutAction, seeds)).toEqual({ refused: 'action_not_allowed' });
    expect(bet.act({ pick: 25 }, seeds)).toEqual({ refused: 'action_malformed' });
    for (const pick of [0, 24]) {
      const step = bet.act({ pick }, seeds);
      if ('refused' in step) throw new Error(step.refused);
      expect(step.ends).toBe(false);
      bet = step.bet;
      expect(bet.isOver(bet.draw(seeds))).toBe(false);
    }
    expect(bet.act({ pick: 24 }, seeds)).toEqual({ refused: 'action_not_allowed' });
    const end = bet.act(cashOutAction, seeds);
    if ('refused' in end) throw new Error(end.refused);
    expect(end.ends).toBe(true);
    const outcome = end.bet.draw(seeds);
    const again = recomputeRound([mines], {
      game: 'mines',
      version: '1.0.0',
      ...seeds,
      stake: 2_500n,
      choice: end.bet.choice,
    });
    expect(again).toMatchObject({ outcome, payout: end.bet.settle(outcome), view: { met: null } });
    expect(end.bet.settle(outcome)).toBe(3_214n);
  });

  it('[M7] goes on from what was stored, and throws on what is not of this version', () => {
    const bet = mines.steps.resume(2_500n, { mines: 3, picks: [0] });
    expect(bet.mayCashOut()).toBe(true);
    expect(bet.show(bet.draw(seeds))).toBeNull();
    expect(() => mines.steps.resume(2_500n, { mines: 3 })).toThrow('not a choice of mines 1.0.0');
    expect(() => bet.isOver({ laid: [] })).toThrow('not an outcome of mines 1.0.0');
  });
});
