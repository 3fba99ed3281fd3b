import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { baccarat } from './baccarat.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const round = { version: '1.0.0', serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 };
/** The shoe begins 64 | 332 383 139 133 255 are burned | 370 232 185 242 352 154: player 8♠ and 10♥, banker … */
const outcome = { player: [370, 185], banker: [232, 242] };

describe('baccarat as replay and verifier hold it', () => {
  it('[B1, B8, B16] is recomputed from seeds, version and what was staked', () => {
    const choice = { coup: 1, stakes: { player: '1000', tie: '200' } };
    const recomputed = recomputeRound(baccarat, {
      ...round,
      game: 'baccarat-anarkali',
      stake: 1_200n,
      choice,
    });
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed.outcome).toMatchObject({ player: expect.arrayContaining(outcome.player) });
    const claim = { commitment: commit(serverSeed), outcome: recomputed.outcome, payout: recomputed.payout };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[B11] pays a banker as the table has it', () => {
    const [commission, full] = ['baccarat-anarkali', 'baccarat-saddar'].map((code) => {
      const bet = baccarat
        .find((game) => game.code === code)
        ?.readBet(100n, {
          coup: 3,
          stakes: { banker: '100' },
        });
      if (!bet || 'refused' in bet) throw new Error('not a bet');
      // Nine to nothing: ace and eight against two tens.
      return bet.settle({ player: [32, 84], banker: [48, 24] });
    });
    expect([commission, full]).toEqual([195n, 200n]);
  });

  it('[B9] gives back a bet on a coup that its shoe never had', () => {
    const wish = { ...round, game: 'baccarat-saddar', stake: 500n };
    const recomputed = recomputeRound(baccarat, { ...wish, choice: { coup: 101, stakes: { tie: '500' } } });
    expect(recomputed).toMatchObject({ outcome: { player: [], banker: [] }, payout: 500n });
  });

  it('[B16] refuses what nobody can have bet', () => {
    const [game] = baccarat;
    for (const wrong of [
      null,
      { coup: 1, stakes: {} },
      { coup: 0, stakes: { tie: '100' } },
      { coup: 1, stakes: { tie: '99' } },
      { coup: 1, stakes: { tie: 100 } },
      { coup: 1, stakes: { dragon: '100' } },
      { coup: 1, stakes: { tie: '100' }, x: 1 },
    ]) {
      expect(game?.readBet(100n, wrong)).toEqual({ refused: 'choice_malformed' });
    }
  });
});
