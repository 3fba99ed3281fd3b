import { type Fraction, one } from '@ikka/money';
import {
  afterDeduction,
  type Decision,
  decide,
  deductionSoFar,
  factorsOf,
  marketKey,
  payoutOf,
  placeOf,
  returnOfUnits,
  wordOf,
} from '@ikka/sports/rules';
import type { Outcome, StandingBet } from '../../standing-bets/index.ts';
import { betOf, legOf, oddsOf, pricedLeg, type StoredLeg, shareOf } from '../slips/stored-bet.ts';
import type { StoredFixture } from '../store.ts';

/** What became of a selection, by its match as it stands or by the word of operators; null while it waits. */
export function decideLeg(leg: StoredLeg, fixture: StoredFixture): Decision | null {
  const reason = fixture.voids[leg.market] ?? fixture.voids['*'];
  const known = legOf(leg);
  if (reason !== undefined) return wordOf('void', { key: 'void_operator', values: { reason } }, known);
  const byHand = fixture.results[leg.market];
  if (byHand !== undefined) return decidedByHand(leg, fixture, byHand);
  return decide(known, {
    fixture: fixture.fixture,
    state: fixture.state,
    isGivenUp: fixture.isGivenUp,
  });
}

/** By the traders' word on who wins. A half on a place waits for their word on the places, or for the official order. */
function decidedByHand(
  leg: StoredLeg,
  fixture: StoredFixture,
  { winners, reason }: StoredFixture['results'][string],
): Decision | null {
  const known = legOf(leg);
  const isIn = (list: readonly string[]) => (list.includes(leg.outcome) ? 'win' : 'lose');
  const word = wordOf(isIn(winners), { key: 'by_hand', values: { reason } }, known);
  if (leg.eachWay === undefined) return word;
  const places = fixture.results[marketKey({ type: 'place', scope: `t${leg.eachWay.places}`, line: null })];
  const place = places === undefined ? placeOf(known, fixture) : isIn(places.winners);
  return place === null ? null : { ...word, place, deduction: deductionSoFar(known, fixture) };
}

/** The odds that a selection is promised by now: as they were accepted, less what runners withdrawn since have taken (rule 4). */
export const promisedOdds = (leg: StoredLeg, fixture: StoredFixture): Fraction =>
  afterDeduction(oddsOf(leg), deductionSoFar(legOf(leg), fixture));

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

/** What a stake on a slip returns if all of it wins, at the odds of its acceptance. */
export const greatestReturn = (
  stake: bigint,
  { legs, sizes }: { readonly legs: readonly StoredLeg[]; readonly sizes: readonly number[] },
  share: Fraction = one,
): bigint =>
  payoutOf(
    stake,
    legs.map((leg) => factorsOf(pricedLeg(leg), null, 'win')),
    sizes,
    share,
  );

/** What an open bet still returns if every selection that waits wins. */
export function returnStillPossible(
  bet: Pick<StandingBet, 'content' | 'stake' | 'standingStake'>,
  fixtureOf: (leg: StoredLeg) => StoredFixture,
): bigint {
  const { legs, sizes } = betOf(bet);
  const factors = legs.map((leg) => {
    const fixture = fixtureOf(leg);
    const decision = decideLeg(leg, fixture);
    const odds = decision === null ? promisedOdds(leg, fixture) : oddsOf(leg);
    return factorsOf({ ...pricedLeg(leg), odds }, decision, 'win');
  });
  return payoutOf(bet.standingStake, factors, sizes, shareOf(bet));
}
