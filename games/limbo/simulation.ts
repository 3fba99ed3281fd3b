import { type SimulatedCase, winOrLose } from '@ikka/game-kit';
import { limbo } from './round/index.ts';

const targets = [101, 110, 119, 150, 200, 500, 1_000, 10_000];

/** Targets in hundredths; the chance to reach one is counted over all numbers of 32 bits. */
export const cases: readonly SimulatedCase[] = targets.map((target) => ({
  name: `${target / 100}`,
  choice: { target },
  prizes: winOrLose(limbo, { target }, (Math.floor((99 * 2 ** 32) / target) + 1) / 2 ** 32),
}));
