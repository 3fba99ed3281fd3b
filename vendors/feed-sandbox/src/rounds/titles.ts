import { deviate, seeded } from '../seeded.ts';
import type { Team } from '../world/leagues.ts';

export type Title = 'cs2' | 'valorant';

interface TitleRules {
  /** How long a round lasts in life, with the pause before it. */
  readonly tickMs: number;
  /** After twelve rounds each, so many rounds are a block of overtime; whoever wins more of them has won. */
  readonly overtime: number;
  readonly maps: readonly string[];
}

/** Every title that is played by maps and rounds. */
export const titles: Readonly<Record<Title, TitleRules>> = {
  cs2: {
    tickMs: 115_000,
    overtime: 6,
    maps: ['ancient', 'anubis', 'dust2', 'inferno', 'mirage', 'nuke', 'train'],
  },
  valorant: {
    tickMs: 105_000,
    overtime: 2,
    maps: ['ascent', 'bind', 'haven', 'icebox', 'lotus', 'split', 'sunset'],
  },
};

const spread = 0.1;

/** By how much home is better than away, in log odds of a round. */
export function roundEdge(title: Title, home: Team, away: Team): number {
  const strength = ({ code }: Team) => deviate(seeded(`${title} ${code}`));
  return Math.max(-0.3, Math.min(0.3, spread * (strength(home) - strength(away))));
}

/** The chance of home to win a round. */
export const roundChance = (edge: number): number => 1 / (1 + Math.exp(-edge));
