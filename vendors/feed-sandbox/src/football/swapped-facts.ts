import type { Side } from '../wire.ts';
import type { FootballFacts } from './facts.ts';

const swap = (side: Side): Side => (side === 'home' ? 'away' : 'home');

/** The match with its goals the wrong way round, as a tired reporter may type it. */
export function swappedFacts(facts: FootballFacts): FootballFacts {
  return {
    ...facts,
    goals: facts.goals.map((goal) => ({ ...goal, side: swap(goal.side) })),
    qualified: facts.qualified === null ? null : swap(facts.qualified),
    shootout: facts.shootout === null ? null : { home: facts.shootout.away, away: facts.shootout.home },
  };
}
