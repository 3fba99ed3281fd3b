import { footballView } from '../markets/football/football-view.ts';
import type { Score } from '../markets/market-type.ts';
import type { Facts } from './match-state.ts';

/** The score that a bet in play starts from: of football the goals of the ninety minutes, elsewhere none. */
export function scoreOf(facts: Facts): Score {
  return facts.sport === 'football' ? footballView(facts, 'live').full : { home: 0, away: 0 };
}
