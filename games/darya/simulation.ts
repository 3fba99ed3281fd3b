import type { Prizes, SimulatedCase } from '@ikka/game-kit';
import {
  chanceOf,
  type FishKind,
  greatestOf,
  halls,
  isOffered,
  rowsOf,
  type Weapon,
  weapons,
  weightOf,
} from './rules/index.ts';

/** A trial's prizes in ten-thousandths of its stake. */
function prizesOf(kind: FishKind, weapon: Weapon): Prizes {
  const { numerator, denominator } = chanceOf(kind, weapon);
  const chance = Number(numerator) / Number(denominator);
  const perStake = (10_000 * Number(weapon.price.denominator)) / Number(weapon.price.numerator);
  const weight = weightOf(kind.prize);
  return new Map([
    ...rowsOf(kind.prize).map(([multiplier, part]): [number, number] => [
      multiplier * perStake,
      (chance * part) / weight,
    ]),
    [0, 1 - chance],
  ]);
}

/** Every fish of each hall with every weapon that is offered on it, greatest prizes last. */
export const cases: readonly SimulatedCase[] = halls.flatMap(({ code, kinds }) =>
  kinds
    .toSorted((a, b) => greatestOf(a.prize) - greatestOf(b.prize))
    .flatMap((kind) =>
      weapons
        .filter((weapon) => isOffered(kind, weapon))
        .map((weapon) => ({
          name: `${kind.id} by ${weapon.id}`,
          code,
          choice: { shots: [{ fish: kind.id, weapon: weapon.id, stake: '10000' }] },
          prizes: prizesOf(kind, weapon),
        })),
    ),
);
