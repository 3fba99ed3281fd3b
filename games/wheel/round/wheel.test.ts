import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { wheel } from './wheel.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const choice = { wheel: 'low-10' };
const round = { game: 'wheel', version: '1.0.0', serverSeed, clientSeed, nonce: 0, stake: 2_500n, choice };
const outcome = { segment: 1 };

describe('the wheel as the server holds it', () => {
  it('[W2] refuses a bet without a choice that it knows', () => {
    for (const wrong of [null, undefined, {}, { wheel: 'low-11' }]) {
      expect(wheel.readBet(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(wheel.readBet(0n, choice)).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[W5] is recomputed from seeds, version and choice alone', () => {
    const recomputed = recomputeRound([wheel], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed).toMatchObject({ outcome, view: { segment: 1, multiplier: 12_000 }, payout: 3_000n });
    const claim = { commitment: commit(serverSeed), outcome, payout: 3_000n };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[W5] draws the same segment for every wheel of as many', () => {
    const other = { ...round, stake: 1n, choice: { wheel: 'medium-10' } };
    expect(recomputeRound([wheel], other)).toMatchObject({ outcome });
  });

  it('[W5] throws on an outcome that is not of this wheel', () => {
    const bet = wheel.readBet(100n, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    expect(() => bet.settle({ segment: 50 })).toThrow('not an outcome of wheel 1.0.0');
    expect(() => bet.settle({ segment: 10 })).toThrow(TypeError);
  });
});
