import { commit } from '@ikka/fair';
import { judgeClaim, recomputeRound } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { rtp } from '../rules/index.ts';
import { karakoram25 } from './karakoram-25.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const round = {
  game: 'karakoram-25',
  version: '1.0.0',
  serverSeed,
  clientSeed,
  nonce: 0,
  stake: 2_500n,
  choice: null,
};

function betOf(stake: bigint) {
  const bet = karakoram25.readBet(stake, null);
  if ('refused' in bet) throw new Error(bet.refused);
  return bet;
}

describe('Karakoram 25 as an instant game', () => {
  it('[K2] takes every positive stake of whole coins, and no other', () => {
    for (const stake of [25n, 50n, 2_500n, 25n * 10n ** 15n]) expect(betOf(stake).stake).toBe(stake);
    for (const stake of [0n, -25n, 1n, 24n, 26n, 2_501n]) {
      expect(karakoram25.readBet(stake, null)).toEqual({ refused: 'stake_not_in_step' });
    }
  });

  it('[K2] has nothing to choose', () => {
    expect(karakoram25.readBet(25n, undefined)).toMatchObject({ choice: null });
    for (const choice of [{}, [], 'lines', 25, false]) {
      expect(karakoram25.readBet(25n, choice)).toEqual({ refused: 'choice_malformed' });
    }
  });

  it('[K11] draws the same stops at every stake, and pays in proportion', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const outcome = betOf(25n).draw({ serverSeed, clientSeed, nonce });
      expect(betOf(2_500n).draw({ serverSeed, clientSeed, nonce })).toEqual(outcome);
      expect(betOf(2_500n).settle(outcome)).toBe(betOf(25n).settle(outcome) * 100n);
    }
  });

  it('[K11] draws these rounds in version 1.0.0: another result needs another version', () => {
    const bet = betOf(25n);
    const payouts = Array.from({ length: 40 }, (_, nonce) =>
      bet.settle(bet.draw({ serverSeed, clientSeed, nonce })),
    );
    expect(payouts.map(Number)).toEqual([
      0, 35, 0, 0, 16, 0, 0, 0, 0, 0, 30, 0, 5, 45, 100, 0, 15, 0, 0, 0, 746, 0, 40, 63, 0, 20, 38, 60, 80,
      15, 255, 10, 0, 0, 0, 0, 35, 0, 35, 0,
    ]);
  });

  it('[K11] throws on an outcome that is not of this version', () => {
    expect(() => betOf(25n).settle({ stops: [1, 2, 3] })).toThrow('not an outcome of karakoram-25 1.0.0');
    expect(() => betOf(25n).present(null)).toThrow(TypeError);
  });

  it('[K12] returns its RTP over 100,000 rounds of fixed seeds, within 2.576 standard errors', () => {
    const bet = betOf(25n);
    const rounds = 100_000;
    let paid = 0n;
    for (let nonce = 0; nonce < rounds; nonce += 1)
      paid += bet.settle(bet.draw({ serverSeed, clientSeed, nonce }));
    const measured = Number(paid) / 25 / rounds;
    const published = Number(rtp.numerator) / Number(rtp.denominator);
    expect(Math.abs(measured - published)).toBeLessThan((2.576 * 3.206224) / Math.sqrt(rounds));
  });
});

describe('a round of Karakoram 25, recomputed', () => {
  it('[K11] gives commitment, outcome, payout and view from its seeds and its version', () => {
    const recomputed = recomputeRound([karakoram25], round);
    if ('refused' in recomputed) throw new Error(recomputed.refused);
    expect(recomputed.commitment).toBe(commit(serverSeed));
    expect(recomputed.outcome).toEqual({ stops: [4, 25, 29, 10, 10], freeSpins: [] });
    expect(recomputed.view).toMatchObject({ totalCoins: Number(recomputed.payout) / 100 });
    const claim = { commitment: commit(serverSeed), outcome: recomputed.outcome, payout: recomputed.payout };
    expect(judgeClaim(claim, recomputed)).toEqual({
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    });
  });

  it('[K11] refuses a version that it does not know', () => {
    expect(recomputeRound([karakoram25], { ...round, version: '0.9.0' })).toEqual({
      refused: 'game_unknown',
    });
  });
});
