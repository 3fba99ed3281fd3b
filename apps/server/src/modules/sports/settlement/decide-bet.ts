import { type Fraction, one } from '@ikka/money';
import { type Decision, decide, factorsOf, payoutOf, returnOfUnits, wordOf } from '@ikka/sports/rules';
import type { Outcome, StandingBet } from '../../standing-bets/index.ts';
import { betOf, legOf, pricedLeg, type StoredLeg, shareOf } from '../slips/stored-bet.ts';
import type { StoredFixture } from '../store.ts';

/** What became of a selection, by its match as it stands or by the word of operators; null while it waits. */
export function decideLeg(leg: StoredLeg, fixture: StoredFixture): Decision | null {
  const reason = fixture.voids[leg.market] ?? fixture.voids['*'];
  const known = legOf(leg);
  if (reason !== undefined) return wordOf('void', { key: 'void_operator', values: { reason } }, known);
  const byHand = fixture.results[leg.market];
  if (byHand !== undefined)
    return wordOf(
      byHand.winners.includes(leg.outcome) ? 'win' : 'lose',
      { key: 'by_hand', values: { reason: byHand.reason } },
      known,
    );
  return decide(known, {
    fixture: fixture.fixture,
    state: fixture.state,
    isGivenUp: fixture.isGivenUp,
  });
}

export type DecideLeg = (leg: StoredLeg) => Decision | null;

/**
 * What becomes of a bet: it waits while a selection that could still matter is open, is given back where all of them are void, and is
 * settled otherwise. One that cannot win any more is settled at once.
 */
export function outcomeOf(
  bet: Pick<StandingBet, 'content' | 'stake' | 'standingStake'>,
  decided: DecideLeg,
): Outcome {
  const { legs, sizes, countsFor } = betOf(bet);
  const decisions = legs.map(decided);
  // What was changed counts for something else than its stake: that is what comes back.
  const isVoid = decisions.every((decision) => decision?.result === 'void');
  if (isVoid && countsFor === undefined) return { does: 'return' };
  // An open selection counts as 1: whether a line returns anything does not depend on what it will be.
  const factors = legs.map((leg, at) => factorsOf(pricedLeg(leg), decisions[at] ?? null, 'void'));
  if (returnOfUnits(factors, sizes).numerator === 0n) return { does: 'settle', payout: 0n };
  if (decisions.includes(null)) return { does: 'wait' };
  return { does: 'settle', payout: payoutOf(bet.standingStake, factors, sizes, shareOf(bet)) };
}

/** What a stake on a slip returns if every selection that waits wins. */
export function greatestReturn(
  stake: bigint,
  { legs, sizes }: { readonly legs: readonly StoredLeg[]; readonly sizes: readonly number[] },
  decided: DecideLeg,
  share: Fraction = one,
): bigint {
  const factors = legs.map((leg) => factorsOf(pricedLeg(leg), decided(leg), 'win'));
  return payoutOf(stake, factors, sizes, share);
}
