import { commit, isClientSeed } from '@ikka/fair';
import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { instantGame } from './instant-game.ts';
import { judgeClaim, recomputeRound } from './verify-round.ts';

/** A coin toss that pays double, to prove that the kit knows nothing of any real game. */
const toss = instantGame<'heads' | 'tails', { side: number }, { hasWon: boolean }>({
  code: 'toss',
  version: '1.0.0',
  rtp: fraction(1n, 1n),
  coinsPerStake: 2n,
  readChoice: (value) => (value === 'heads' || value === 'tails' ? value : undefined),
  draw: (stream) => ({ side: stream.below(2) }),
  readOutcome: (value) => {
    const side = (value as { side?: unknown } | null)?.side;
    return side === 0 || side === 1 ? { side } : undefined;
  },
  settle: ({ stake, choice }, { side }) => (hasWon(choice, side) ? stake * 2n : 0n),
  present: (choice, { side }) => ({ hasWon: hasWon(choice, side) }),
});

function hasWon(choice: 'heads' | 'tails', side: number): boolean {
  return choice === (side === 0 ? 'heads' : 'tails');
}

const round = {
  game: 'toss',
  version: '1.0.0',
  serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
  clientSeed: 'urdu-client-seed',
  nonce: 0,
  stake: 10n,
  choice: 'heads',
};

describe('recomputeRound', () => {
  it('gives outcome, payout and view from seeds, bet and version', () => {
    expect(isClientSeed(round.clientSeed)).toBe(true);
    expect(recomputeRound([toss], round)).toEqual({
      commitment: commit(round.serverSeed),
      outcome: { side: 0 },
      payout: 20n,
      view: { hasWon: true },
    });
    expect(recomputeRound([toss], { ...round, choice: 'tails' })).toMatchObject({ payout: 0n });
  });

  it.each([
    [{ game: 'tosses' }, 'game_unknown'],
    [{ version: '2.0.0' }, 'game_unknown'],
    [{ stake: 11n }, 'stake_not_in_step'],
    [{ stake: 0n }, 'stake_not_in_step'],
    [{ choice: 'edge' }, 'choice_malformed'],
    [{ choice: null }, 'choice_malformed'],
  ])('refuses a round with %o: %s', (change, refused) => {
    expect(recomputeRound([toss], { ...round, ...change })).toEqual({ refused });
  });
});

describe('judgeClaim', () => {
  const recomputed = recomputeRound([toss], round);
  if ('refused' in recomputed) throw new Error(recomputed.refused);
  const claim = { commitment: commit(round.serverSeed), outcome: { side: 0 }, payout: 20n };
  const allHold = { commitmentHolds: true, outcomeHolds: true, payoutHolds: true };

  it('holds a true claim', () => {
    expect(judgeClaim(claim, recomputed)).toEqual(allHold);
  });

  it.each([
    [{ commitment: commit('0'.repeat(64)) }, { commitmentHolds: false }],
    [{ outcome: { side: 1 } }, { outcomeHolds: false }],
    [{ payout: 19n }, { payoutHolds: false }],
  ])('says which part of a false claim fails: %o', (change, failing) => {
    expect(judgeClaim({ ...claim, ...change }, recomputed)).toEqual({ ...allHold, ...failing });
  });
});

describe('instantGame', () => {
  it('throws on a recorded outcome that the rules cannot read', () => {
    const bet = toss.readBet(10n, 'heads');
    if ('refused' in bet) throw new Error(bet.refused);
    expect(bet.settle({ side: 1 })).toBe(0n);
    expect(() => bet.settle({ side: 2 })).toThrow('not an outcome of toss 1.0.0');
    expect(() => bet.present(null)).toThrow(TypeError);
  });
});
