import type { Facts } from './match-state.ts';
import { isRoundsFacts } from './rounds-facts.ts';

/**
 * Whether something happened between two states of a match after which earlier prices are not to be believed: a goal, a red card, a
 * new period; a wicket, a new innings; a round, a map. One that is taken back counts as well.
 */
export function isEvent(before: Facts, after: Facts): boolean {
  return mark(before) !== mark(after);
}

function mark(facts: Facts): string {
  if (isRoundsFacts(facts)) return [facts.winner, ...facts.maps.map(({ rounds }) => rounds.length)].join();
  if (facts.sport === 'football') {
    const reds = facts.cards.filter(({ colour }) => colour !== 'yellow').length;
    return [facts.period, facts.goals.length, reds].join();
  }
  return [facts.toss?.wonBy, ...facts.innings.map((innings) => innings.wickets.length)].join();
}
