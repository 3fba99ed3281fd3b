import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { dice } from './dice.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const choice = { side: 'under', target: 2_000 };
const round = { game: 'dice', version: '1.0.0', serverSeed, clientSeed, nonce: 0, stake: 2_500n, choice };

describe('dice as the server holds it', () => {
  it('[D2] refuses a bet without a choice that it knows', () => {
    for (const wrong of [null, undefined, {}, { side: 'over', target: 1 }]) {
      expect(dice.readBet(2_500n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
    expect(dice.readBet(0n, choice)).toEqual({ refused: 'stake_not_in_step' });
  });

  it('[D5, D7] is recomputed from seeds, version and choice alone', () => {
    const recomputed = recomputeRound([dice], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed).toMatchObject({
      outcome: { roll: 1_543 },
      view: { roll: 1_543, hasWon: true, multiplier: 49_504 },
      payout: 12_376n,
    });
    const claim = { commitment: commit(serverSeed), outcome: { roll: 1_543 }, payout: 12_376n };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[D7] draws the same roll for every choice and stake', () => {
    for (const other of [choice, { side: 'over', target: 9_800 }]) {
      const recomputed = recomputeRound([dice], { ...round, stake: 1n, choice: other });
      expect(recomputed).toMatchObject({ outcome: { roll: 1_543 } });
    }
  });

  it('[D7] throws on an outcome that is not of this version', () => {
    const bet = dice.readBet(100n, choice);
    if ('refused' in bet) throw new Error(bet.refused);
    expect(() => bet.settle({ roll: 10_001 })).toThrow('not an outcome of dice 1.0.0');
  });
});
