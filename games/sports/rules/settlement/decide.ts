import { type Fraction, one } from '@ikka/money';
import type { PlaceTerms } from '../facts/field-facts.ts';
import type { Fixture } from '../facts/fixture.ts';
import type { MatchState } from '../facts/match-state.ts';
import type { MarketRef } from '../markets/market-key.ts';
import type { Score, Selection, Why } from '../markets/market-type.ts';
import { knownMarket } from '../markets/market-types.ts';
import type { Factor } from '../slip/slip.ts';
import { afterDeduction, type LegResult, placeOdds, returnFactor } from './leg-result.ts';
import { readLine } from './line-result.ts';

/** A selection as it was accepted. */
export interface Leg extends MarketRef {
  readonly outcome: string;
  readonly takenAt: Score;
  /** How many of its field had been withdrawn by then. */
  readonly withdrawn?: number | undefined;
  /** On which terms a half of it is on a place; none where it is not each way. */
  readonly eachWay?: PlaceTerms | undefined;
}

/** A match as it stands. `isGivenUp`: postponed or abandoned for longer than bets wait for it. */
export interface Match {
  readonly fixture: Pick<Fixture, 'sport' | 'format'>;
  readonly state: MatchState;
  readonly isGivenUp: boolean;
}

export interface Decision {
  readonly result: LegResult;
  /** Of the half on a place; null where it is not each way. */
  readonly place: LegResult | null;
  /** Hundredths of what it wins that are taken off (rule 4). */
  readonly deduction: number;
  readonly why: Why;
}

/**
 * What one unit on a selection returns, and one on its place where it is each way: what is taken off by rule 4 is taken off the winnings of
 * both. Undecided it counts as `undecided`: 1 where only what is decided matters, its odds where it is thought to win.
 */
export function factorsOf(
  { odds, eachWay, isBanker }: Pick<Leg, 'eachWay'> & { readonly odds: Fraction; readonly isBanker: boolean },
  decision: Decision | null,
  undecided: 'void' | 'win',
): Factor {
  const of = (result: LegResult | null, price: Fraction): Fraction =>
    result === null
      ? undecided === 'win'
        ? price
        : one
      : returnFactor(result, afterDeduction(price, decision?.deduction ?? 0));
  return {
    factor: of(decision?.result ?? null, odds),
    isBanker,
    eachWay: eachWay === undefined ? undefined : of(decision?.place ?? null, placeOdds(odds, eachWay)),
  };
}

/** A word that holds for all of a selection. */
export const wordOf = (result: LegResult, why: Why, { eachWay }: Pick<Leg, 'eachWay'>): Decision => ({
  result,
  place: eachWay === undefined ? null : result,
  deduction: 0,
  why,
});

/**
 * What a selection is worth by the facts of its match, and why (SP8); null while it waits. A market of a part of the match is decided
 * once that part is over, every other by the official result; of a match that was abandoned what is decided stands, and the rest is void.
 */
export function decide(leg: Leg, { fixture, state, isGivenUp }: Match): Decision | null {
  const voided = (key: string) => wordOf('void', { key, values: {} }, leg);
  const type = knownMarket(fixture.sport, leg);
  if (type === null) throw new TypeError(`no market ${leg.type} of ${fixture.sport}`);
  const match = { fixture, state };
  const judged = () => {
    const { result, why } = type.judge(selectionOf(leg), fixture, state.facts, state.stage);
    return result === null
      ? null
      : { result, place: placeOf(leg, match), deduction: deductionSoFar(leg, match), why };
  };
  switch (state.stage) {
    case 'cancelled':
      return voided('void_cancelled');
    case 'postponed':
      return isGivenUp ? voided('void_postponed') : null;
    case 'abandoned':
      return isGivenUp ? (judged() ?? voided('void_abandoned')) : null;
    case 'official':
      return judged() ?? voided('void_undecided');
    case 'scheduled':
    case 'live':
    case 'break':
    case 'ended':
      return type.settlesInPlay(leg.scope) && state.danger === null ? judged() : null;
  }
}

/** Hundredths of its winnings that a selection has lost already to runners withdrawn since it was accepted (rule 4). */
export function deductionSoFar(leg: Leg, { fixture, state }: Pick<Match, 'fixture' | 'state'>): number {
  const type = knownMarket(fixture.sport, leg);
  return type?.deduction(selectionOf(leg), fixture, state.facts, state.stage) ?? 0;
}

const selectionOf = ({ scope, line, outcome, takenAt, withdrawn = 0 }: Leg): Selection => ({
  scope,
  line: line === null ? null : readLine(line),
  outcome,
  takenAt,
  withdrawn,
});

/** What becomes of the half that is on a place, by the market of so many places. */
export function placeOf(leg: Leg, { fixture, state }: Pick<Match, 'fixture' | 'state'>): LegResult | null {
  const { eachWay } = leg;
  if (eachWay === undefined) return null;
  const scope = `t${eachWay.places}`;
  const place = knownMarket(fixture.sport, { type: 'place', scope, line: null });
  return place?.judge({ ...selectionOf(leg), scope }, fixture, state.facts, state.stage).result ?? null;
}
