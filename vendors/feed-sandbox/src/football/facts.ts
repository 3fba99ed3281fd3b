import type { Side } from '../wire.ts';

export type Period =
  | 'before'
  | 'first'
  | 'half_time'
  | 'second'
  | 'full_time'
  | 'extra_first'
  | 'extra_second'
  | 'penalties'
  | 'over';
export type PlayedPeriod = 'first' | 'second' | 'extra_first' | 'extra_second';

/** All that is known of a football match so far. */
export interface FootballFacts {
  sport: 'football';
  period: Period;
  minute: number;
  added: number;
  goals: Goal[];
  cards: Card[];
  corners: { period: PlayedPeriod; minute: number; side: Side }[];
  onPitch: { person: string; from: number; to: number | null }[];
  shootout: { home: number; away: number } | null;
  qualified: Side | null;
  /** From -100 (all away) to 100. */
  momentum: number;
  ball: { x: number; y: number } | null;
}

export interface Goal {
  period: PlayedPeriod;
  minute: number;
  /** Who gets it. */
  side: Side;
  scorer: string | null;
  isOwn: boolean;
  isPenalty: boolean;
}

export interface Card {
  period: PlayedPeriod;
  minute: number;
  side: Side;
  colour: 'yellow' | 'second_yellow' | 'red';
  person: string | null;
}

/** Before anything happened. */
export const noFacts = (): FootballFacts => ({
  sport: 'football',
  period: 'before',
  minute: 0,
  added: 0,
  goals: [],
  cards: [],
  corners: [],
  onPitch: [],
  shootout: null,
  qualified: null,
  momentum: 0,
  ball: null,
});

/** The score of ninety minutes and stoppage, or of everything. */
export function scoreOf(facts: Pick<FootballFacts, 'goals'>, all = false): { home: number; away: number } {
  const score = { home: 0, away: 0 };
  for (const goal of facts.goals)
    if (all || goal.period === 'first' || goal.period === 'second') score[goal.side] += 1;
  return score;
}
