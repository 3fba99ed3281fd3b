import type { Prizes } from '@ikka/game-kit';
import { type Fit, fitTest } from './fit-test.ts';

/** What so many rounds of one way to bet returned, against what its rules say. Returns are for a stake of 1. */
export interface CaseResult {
  readonly name: string;
  readonly rounds: number;
  readonly expected: number;
  readonly measured: number;
  /** The standard deviation of the measured return, from the exact variance of one round where that is known. */
  readonly error: number;
}

/** What one round returns on the average by the rules, and its square; null where the square is known by the rounds alone. */
export interface Expected {
  readonly mean: number;
  readonly square: number | null;
}

/** How often each multiplier in ten-thousandths came. */
export type Counts = ReadonlyMap<number, number>;

const unit = 10_000;
const total = (parts: Iterable<number>): number => [...parts].reduce((sum, part) => sum + part, 0);
const meanOf = (parts: ReadonlyMap<number, number>, power: 1 | 2): number =>
  total([...parts].map(([value, part]) => part * (value / unit) ** power)) / total(parts.values());

export const expectedOf = (prizes: Prizes): Expected => ({
  mean: meanOf(prizes, 1),
  square: meanOf(prizes, 2),
});

export function resultOf(name: string, counts: Counts, { mean, square }: Expected): CaseResult {
  const rounds = total(counts.values());
  const measured = meanOf(counts, 1);
  const variance = square === null ? meanOf(counts, 2) - measured ** 2 : square - mean ** 2;
  return { name, rounds, expected: mean, measured, error: Math.sqrt(variance / rounds) };
}

/** Whether every prize came as often as its part of the draws says. Throws where something was paid that is no prize. */
export function fitPrizes(name: string, counts: Counts, prizes: Prizes): Fit {
  const known = [...prizes.keys()].map((multiplier) => counts.get(multiplier) ?? 0);
  if (total(known) !== total(counts.values())) {
    throw new Error('a round paid what the game has no prize for');
  }
  const all = total(prizes.values());
  const chances = [...prizes.values()].map((part) => part / all);
  return { name: `prizes of ${name}`, ...fitTest(known, chances) };
}
