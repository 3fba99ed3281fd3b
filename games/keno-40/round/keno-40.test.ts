import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { keno40 } from './keno-40.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const choice = { picks: [7, 33, 38], risk: 'medium' };
const round = { game: 'keno-40', version: '1.0.0', serverSeed, clientSeed, nonce: 0, stake: 2_500n, choice };

describe('keno 40 as the server holds it', () => {
  it('[K2] refuses a bet without a choice that it knows', () => {
    for (const wrong of [null, undefined, {}, { picks: [], risk: 'medium' }]) {
      expect(keno40.readBet(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(keno40.readBet(0n, choice)).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[K6] is recomputed from seeds, version and choice alone', () => {
    const recomputed = recomputeRound([keno40], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed).toMatchObject({ view: { hits: [7, 33, 38], multiplier: 400_000 }, payout: 100_000n });
    const claim = { commitment: commit(serverSeed), outcome: recomputed.outcome, payout: 100_000n };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[K6] draws the same numbers for every choice and stake', () => {
    const one = recomputeRound([keno40], round);
    const other = recomputeRound([keno40], { ...round, stake: 1n, choice: { picks: [1], risk: 'low' } });
    if ('refused' in one || 'refused' in other) throw new Error('refused');
    expect(other.outcome).toEqual(one.outcome);
  });

  it('[K6] throws on an outcome that is not of this version', () => {
    const bet = keno40.readBet(100n, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    expect(() => bet.settle({ drawn: [1] })).toThrow('not an outcome of keno-40 1.0.0');
  });
});
