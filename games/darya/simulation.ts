import type { Prizes, SimulatedCase } from '@ikka/game-kit';
import {
  chanceOf,
  type FishKind,
  greatestOf,
  halls,
  isOffered,
  jackpotOdds,
  rowsOf,
  type Weapon,
  weapons,
  weightOf,
} from './rules/index.ts';

/** A pot that is won so often that the wins of a simulation can be counted; its mean is what the pot gets of each stake. */
const stake = '10000';
/** In stakes. */
const potStakes = jackpotOdds / 200;
const jackpot = { unit: stake, pot: `${potStakes}0000` };

/** A trial's prizes in ten-thousandths of its stake, without the pot and with it. */
function prizesOf(kind: FishKind, weapon: Weapon): Prizes {
  const { numerator, denominator } = chanceOf(kind, weapon);
  const chance = Number(numerator) / Number(denominator);
  const perStake = (10_000 * Number(weapon.price.denominator)) / Number(weapon.price.numerator);
  const weight = weightOf(kind.prize);
  const paid = [
    ...rowsOf(kind.prize).map(([multiplier, part]): [number, number] => [
      multiplier * perStake,
      (chance * part) / weight,
    ]),
    [0, 1 - chance] as const,
  ];
  const pot = 10_000 * potStakes;
  const prizes = new Map<number, number>();
  for (const [prize, part] of paid) {
    // A prize can come to as much as another one with the pot.
    for (const [sum, share] of [
      [prize, (part * (jackpotOdds - 1)) / jackpotOdds],
      [prize + pot, part / jackpotOdds],
    ] as const) {
      prizes.set(sum, (prizes.get(sum) ?? 0) + share);
    }
  }
  return prizes;
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
          choice: { shots: [{ fish: kind.id, weapon: weapon.id, stake }], jackpot, treasure: '0' },
          prizes: prizesOf(kind, weapon),
        })),
    ),
);
