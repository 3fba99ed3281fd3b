import type { Facts } from './match-state.ts';

/**
 * Whether something happened between two states of a match after which earlier prices are not to be believed: a goal, a red card, a
 * new period; a wicket, a new innings; a round, a map. One that is taken back counts as well.
 */
export function isEvent(before: Facts, after: Facts): boolean {
  return mark(before) !== mark(after);
}

function mark(facts: Facts): string {
  switch (facts.sport) {
    case 'football': {
      const reds = facts.cards.filter(({ colour }) => colour !== 'yellow').length;
      return [facts.sport, facts.period, facts.goals.length, reds].join();
    }
    case 'cricket': {
      const wickets = facts.innings.map((innings) => innings.wickets.length);
      return [facts.sport, facts.toss?.wonBy, ...wickets].join();
    }
    case 'cs2':
    case 'valorant':
      return [facts.sport, facts.winner, ...facts.maps.map(({ rounds }) => rounds.length)].join();
  }
}
