import { isBattleFacts } from './battle-facts.ts';
import { isFieldFacts } from './field-facts.ts';
import type { Facts } from './match-state.ts';
import { isRoundsFacts } from './rounds-facts.ts';
import { isTimedFacts, pointsOf, timedRules } from './timed-facts.ts';

/**
 * Whether something happened between two states of a match after which earlier prices are not to be believed: a goal, a red card, a
 * new period; a wicket, a new innings; a game of tennis; a round, a map, a first tower; a withdrawn runner. One that is taken back counts as well.
 */
export function isEvent(before: Facts, after: Facts): boolean {
  return mark(before) !== mark(after);
}

function mark(facts: Facts): string {
  if (isRoundsFacts(facts)) return [facts.winner, ...facts.maps.map(({ rounds }) => rounds.length)].join();
  if (isBattleFacts(facts)) {
    const firsts = facts.maps.map((map) =>
      [map.firstBlood, map.firstTower, map.firstBoss, map.winner].join(),
    );
    return [facts.winner, ...firsts].join();
  }
  if (isFieldFacts(facts)) return [facts.withdrawn.length, facts.done > 0].join();
  if (isTimedFacts(facts)) {
    // Points fall all the time; a goal is what a match turns on.
    const goals = timedRules[facts.sport].hasGoals ? Object.values(pointsOf(facts.periods)) : [];
    return [facts.winner, facts.periods.length, ...goals].join();
  }
  switch (facts.sport) {
    case 'football': {
      const reds = facts.cards.filter(({ colour }) => colour !== 'yellow').length;
      return [facts.period, facts.goals.length, reds].join();
    }
    case 'tennis':
      return [facts.retired, ...facts.sets.map(({ games }) => games.length)].join();
    case 'cricket':
      return [facts.toss?.wonBy, ...facts.innings.map((innings) => innings.wickets.length)].join();
  }
}
