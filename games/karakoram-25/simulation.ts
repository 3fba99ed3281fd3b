import type { SimulatedCase } from '@ikka/game-kit';

/** A spin has nothing to choose; its mean is the game's. */
export const cases: readonly SimulatedCase[] = [{ name: 'spin', choice: null, prizes: null }];
