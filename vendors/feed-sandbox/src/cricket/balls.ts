import { deviate, seeded } from '../seeded.ts';
import type { Side } from '../wire.ts';
import type { Team } from '../world/leagues.ts';

/** What a ball may bring. */
export interface Ball {
  readonly text: string;
  readonly runs: number;
  /** Counts as one of the six. */
  readonly isLegal: boolean;
  readonly isWicket: boolean;
  /** Runs of the batter's own. */
  readonly offBat: number;
}

const legal = (text: string, runs: number, offBat = runs): Ball => ({
  text,
  runs,
  isLegal: true,
  isWicket: false,
  offBat,
});

export const balls: readonly Ball[] = [
  { text: 'W', runs: 0, isLegal: true, isWicket: true, offBat: 0 },
  legal('0', 0),
  legal('1', 1),
  legal('2', 2),
  legal('3', 3),
  legal('4', 4),
  legal('6', 6),
  legal('lb1', 1, 0),
  { text: 'wd', runs: 1, isLegal: false, isWicket: false, offBat: 0 },
  { text: 'nb', runs: 1, isLegal: false, isWicket: false, offBat: 0 },
];

/** In a hundred balls: the first six overs, the middle, the last five. Rates of usual T20 matches. */
const phases = [
  [4.5, 40, 28, 5, 0.4, 15, 4.5, 1.2, 3, 0.4],
  [4.2, 32, 40, 7.5, 0.5, 8.5, 4.5, 1.5, 2.5, 0.3],
  [8.5, 24, 34, 10, 0.5, 12.5, 8.5, 1.5, 3.5, 0.5],
] as const;

/** Tenths by which the batting side is better than the bowling side; a whole number, so that few tables serve all. */
export type Edge = number;

/** How much better each side bats than the other bowls. */
export type Edges = Readonly<Record<Side, Edge>>;

const edgeMost = 4;

export function edgeOf(batting: Team, bowling: Team): Edge {
  const strength = (team: Team) => deviate(seeded(`cricket ${team.code}`));
  return Math.round(Math.max(-edgeMost, Math.min(edgeMost, 0.7 * (strength(batting) - strength(bowling)))));
}

/** The chance of each ball, in the order of `balls`, with so many legal ones bowled of so many and so many wickets down. */
export function chancesOf(edge: Edge, bowled: number, of: number, wickets: number): readonly number[] {
  const part = bowled / of;
  const phase = part < 0.3 ? 0 : part < 0.75 ? 1 : 2;
  const isTail = wickets >= 6;
  const key = `${edge} ${phase} ${isTail}`;
  const known = knownChances.get(key);
  if (known !== undefined) return known;
  const boundary = Math.exp(0.08 * edge) * (isTail ? 0.8 : 1);
  const wicket = Math.exp(-0.08 * edge) * (isTail ? 1.2 : 1);
  const weights = phases[phase].map((weight, index) => {
    const ball = balls[index];
    return weight * (ball?.isWicket ? wicket : (ball?.offBat ?? 0) >= 4 ? boundary : 1);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const chances = weights.map((weight) => weight / sum);
  knownChances.set(key, chances);
  return chances;
}

const knownChances = new Map<string, readonly number[]>();
