import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { crash } from './crash.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const round = { game: 'crash', version: '1.0.0', serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };

describe('crash as replay and verifier hold it', () => {
  it('[C1, C4, C8] is recomputed from seeds, version and what was done', () => {
    const table: readonly (readonly [number | null, bigint])[] = [
      [117, 2_925n],
      [101, 2_525n],
      [118, 0n],
      [null, 0n],
    ];
    for (const [cashOut, payout] of table) {
      const recomputed = recomputeRound([crash], { ...round, stake: 2_500n, choice: { cashOut } });
      if ('refused' in recomputed) throw new Error(recomputed.refused);
      expect(recomputed).toMatchObject({ outcome: { point: 117 }, payout });
      const claim = { commitment: commit(serverSeed), outcome: { point: 117 }, payout };
      expect(judgeClaim(claim, recomputed)).toEqual({
        commitmentHolds: true,
        outcomeHolds: true,
        payoutHolds: true,
      });
    }
  });

  it('[C8] rounds a payout down to the smallest unit', () => {
    const recomputed = recomputeRound([crash], { ...round, stake: 99n, choice: { cashOut: 117 } });
    expect(recomputed).toMatchObject({ payout: 115n });
  });

  it('[C4] refuses what nobody can have done', () => {
    for (const wrong of [
      null,
      {},
      { cashOut: 100 },
      { cashOut: 1_000_001 },
      { cashOut: 1.5 },
      { cashOut: 117, x: 1 },
    ]) {
      expect(crash.readBet(100n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
  });
});
