import type { SimulatedCase } from '@ikka/game-kit';
import { chanceOf, multiplierOf } from './rules/index.ts';

/** So many tiles opened among so many mines, and then cashed out. */
function opened(count: number, picks: number): SimulatedCase {
  const { numerator, denominator } = chanceOf(count, picks);
  const chance = Number(numerator) / Number(denominator);
  return {
    name: `${count} mines, ${picks} picks`,
    choice: { mines: count, picks: Array.from({ length: picks }, (_, at) => (at * 7 + count) % 25) },
    prizes: new Map([
      [multiplierOf(count, picks), chance],
      [0, 1 - chance],
    ]),
  };
}

export const cases: readonly SimulatedCase[] = [
  opened(1, 1),
  opened(1, 12),
  opened(3, 1),
  opened(3, 5),
  opened(5, 3),
  opened(10, 2),
  opened(24, 1),
];
