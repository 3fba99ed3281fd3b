import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { limbo } from './limbo.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const choice = { target: 600 };
const round = { game: 'limbo', version: '1.0.0', serverSeed, clientSeed, nonce: 0, stake: 2_500n, choice };

describe('limbo as the server holds it', () => {
  it('[L2] refuses a bet without a choice that it knows', () => {
    for (const wrong of [null, undefined, {}, { target: 1 }]) {
      expect(limbo.readBet(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(limbo.readBet(0n, choice)).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[L6] is recomputed from seeds, version and choice alone', () => {
    const recomputed = recomputeRound([limbo], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed).toMatchObject({
      outcome: { point: 641 },
      view: { point: 641, hasWon: true, multiplier: 60_000 },
      payout: 15_000n,
    });
    const claim = { commitment: commit(serverSeed), outcome: { point: 641 }, payout: 15_000n };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[L6] draws the same point for every choice and stake', () => {
    const recomputed = recomputeRound([limbo], { ...round, stake: 1n, choice: { target: 642 } });
    expect(recomputed).toMatchObject({ outcome: { point: 641 }, payout: 0n });
  });

  it('[L6] throws on an outcome that is not of this version', () => {
    const bet = limbo.readBet(100n, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    expect(() => bet.settle({ point: 99 })).toThrow('not an outcome of limbo 1.0.0');
  });
});
