import type { SimulatedCase } from '@ikka/game-kit';
import { prizeSegments, wheels } from './rules/index.ts';

/** Every wheel. */
export const cases: readonly SimulatedCase[] = wheels.map((name) => ({
  name,
  choice: { wheel: name },
  prizes: prizeSegments({ wheel: name }),
}));
