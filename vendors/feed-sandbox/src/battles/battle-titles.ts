import { countChances, deviate, seeded } from '../seeded.ts';
import type { Team } from '../world/leagues.ts';

export type BattleTitle = 'dota2' | 'lol';

interface BattleRules {
  /** How long a minute of the map lasts in life, with what stops it. */
  readonly tickMs: number;
  /** How often an even side has one, two, three … kills in a minute. */
  readonly kills: readonly number[];
  /** Minutes from and by which the first tower falls, and the first dragon or Roshan. */
  readonly tower: readonly [from: number, by: number];
  readonly boss: readonly [from: number, by: number];
  /** Minutes from which a map can end, and by which it has. */
  readonly ends: readonly [from: number, by: number];
  /** What one kill more makes of the chance to win, in log odds. */
  readonly killWorth: number;
}

/** Titles of two bases and one map: fights, towers, a great beast, and the end when a base falls. */
export const battleTitles: Readonly<Record<BattleTitle, BattleRules>> = {
  dota2: {
    tickMs: 66_000,
    kills: [0.3, 0.13, 0.05, 0.02],
    tower: [7, 18],
    boss: [12, 23],
    ends: [24, 65],
    killWorth: 0.09,
  },
  lol: {
    tickMs: 64_000,
    kills: [0.22, 0.08, 0.025],
    tower: [8, 17],
    boss: [5, 12],
    ends: [20, 50],
    killWorth: 0.16,
  },
};

const spread = 0.22;

/** By how much home is better than away, in log odds. */
export function battleEdge(title: BattleTitle, home: Team, away: Team): number {
  const strength = ({ code }: Team) => deviate(seeded(`${title} ${code}`));
  return Math.max(-0.6, Math.min(0.6, spread * (strength(home) - strength(away))));
}

/** The chance of the better side where two meet evenly but for their strength. */
export const evenChance = (edge: number): number => 1 / (1 + Math.exp(-edge));

/** How often each side has no kill, one, two … in a minute. */
export function killChances(title: BattleTitle, edge: number) {
  const { kills } = battleTitles[title];
  return { home: countChances(kills, Math.exp(edge / 4)), away: countChances(kills, Math.exp(-edge / 4)) };
}

/** The chance that a map which is still open ends in this minute. */
export function endChance(title: BattleTitle, minute: number): number {
  const [from, by] = battleTitles[title].ends;
  if (minute < from) return 0;
  return minute >= by ? 1 : Math.min(0.3, 0.02 + 0.012 * (minute - from));
}

/** The chance that what is still to fall falls in this minute. */
export function fallChance([from, by]: readonly [from: number, by: number], minute: number): number {
  if (minute < from) return 0;
  return minute >= by ? 1 : 0.15;
}
