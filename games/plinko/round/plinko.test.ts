import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { plinko } from './plinko.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const choice = { rows: 8, risk: 'high' };
const round = { game: 'plinko', version: '1.0.0', serverSeed, clientSeed, nonce: 0, stake: 2_500n, choice };
const outcome = { path: [0, 1, 1, 0, 0, 1, 1, 1] };

describe('plinko as the server holds it', () => {
  it('[P2] refuses a bet without a choice that it knows', () => {
    for (const wrong of [null, undefined, {}, { rows: 7, risk: 'high' }]) {
      expect(plinko.readBet(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(plinko.readBet(0n, choice)).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[P6] is recomputed from seeds, version and choice alone', () => {
    const recomputed = recomputeRound([plinko], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed).toMatchObject({ outcome, view: { bucket: 5, multiplier: 3_000 }, payout: 750n });
    const claim = { commitment: commit(serverSeed), outcome, payout: 750n };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[P6] draws the same path for every risk and stake', () => {
    const other = { ...round, stake: 1n, choice: { rows: 8, risk: 'low' } };
    expect(recomputeRound([plinko], other)).toMatchObject({ outcome });
  });

  it('[P6] throws on an outcome that is not of this version', () => {
    const bet = plinko.readBet(100n, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    expect(() => bet.settle({ path: [0, 1] })).toThrow('not an outcome of plinko 1.0.0');
  });
});
