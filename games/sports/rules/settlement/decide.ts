import type { Fixture } from '../facts/fixture.ts';
import type { MatchState } from '../facts/match-state.ts';
import type { MarketRef } from '../markets/market-key.ts';
import type { Score, Why } from '../markets/market-type.ts';
import { knownMarket } from '../markets/market-types.ts';
import type { LegResult } from './leg-result.ts';
import { readLine } from './line-result.ts';

/** A selection as it was accepted. */
export interface Leg extends MarketRef {
  readonly outcome: string;
  readonly takenAt: Score;
}

/** A match as it stands. `isGivenUp`: postponed or abandoned for longer than bets wait for it. */
export interface Match {
  readonly fixture: Pick<Fixture, 'sport' | 'format'>;
  readonly state: MatchState;
  readonly isGivenUp: boolean;
}

export interface Decision {
  readonly result: LegResult;
  readonly why: Why;
}

const voided = (key: string): Decision => ({ result: 'void', why: { key, values: {} } });

/**
 * What a selection is worth by the facts of its match, and why (SP8); null while it waits. A market of a part of the match is decided
 * once that part is over, every other by the official result; of a match that was abandoned what is decided stands, and the rest is void.
 */
export function decide(leg: Leg, { fixture, state, isGivenUp }: Match): Decision | null {
  const type = knownMarket(fixture.sport, leg);
  if (type === null) throw new TypeError(`no market ${leg.type} of ${fixture.sport}`);
  const judged = () => {
    const selection = {
      scope: leg.scope,
      line: leg.line === null ? null : readLine(leg.line),
      outcome: leg.outcome,
      takenAt: leg.takenAt,
    };
    const { result, why } = type.judge(selection, fixture, state.facts, state.stage);
    return result === null ? null : { result, why };
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
