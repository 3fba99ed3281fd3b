import type { SimulatedCase } from '@ikka/game-kit';
import { type Face, multiplierOf } from './rules/index.ts';

/** These calls, and then cashed out: one of all sequences of so many faces wins. */
const called = (name: string, calls: readonly Face[]): SimulatedCase => ({
  name,
  choice: { calls },
  prizes: new Map([
    [multiplierOf(calls.length), 1],
    [0, 2 ** calls.length - 1],
  ]),
});

/** The ways to play among which simulated rounds of coin flip are divided. */
export const cases: readonly SimulatedCase[] = [
  called('heads', ['heads']),
  called('tails', ['tails']),
  called('heads, tails', ['heads', 'tails']),
  called('five heads', ['heads', 'heads', 'heads', 'heads', 'heads']),
  called('four in turn', ['tails', 'heads', 'tails', 'heads']),
];
