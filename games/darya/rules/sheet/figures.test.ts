import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { chanceOf, isOffered, roomReturn } from './chance.ts';
import { comesByItself, formerHalls, halls, kindOf } from './kinds.ts';
import { meanOf, rowsOf, weightOf } from './prize.ts';
import { weaponOf, weapons } from './weapons.ts';

const [indus, deep] = halls as [(typeof halls)[0], (typeof halls)[0]];
const cannon = weaponOf('cannon') as (typeof weapons)[0];
const among = (all: typeof halls, id: string) => {
  const found = all.flatMap((hall) => kindOf(hall, id) ?? [])[0];
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};
/** As the first version had it: nothing is funded beside the catch. */
const kind = (id: string) => among(formerHalls, id);

/** The house table: multiplier, chance, expected bullets, part that is caught within 50, deviation per bullet. */
const houseTable = [
  ['sea-minnow', 2, 12n, 25n, 2.0833, 1.0, 0.9992],
  ['clown', 3, 8n, 25n, 3.125, 1.0, 1.3994],
  ['puffer', 4, 6n, 25n, 4.1667, 0.9999989, 1.7083],
  ['angel', 5, 24n, 125n, 5.2083, 0.99997653, 1.9694],
  ['tang', 6, 4n, 25n, 6.25, 0.99983633, 2.1996],
  ['lion', 7, 24n, 175n, 7.2917, 0.99937347, 2.408],
  ['trigger', 8, 3n, 25n, 8.3333, 0.99832454, 2.5997],
  ['ray', 10, 12n, 125n, 10.4167, 0.99356688, 2.9459],
  ['turtle', 12, 2n, 25n, 12.5, 0.98453352, 3.2555],
  ['moray', 15, 8n, 125n, 15.625, 0.96337375, 3.6713],
  ['squid', 18, 4n, 75n, 18.75, 0.93545624, 4.0446],
  ['barracuda', 20, 6n, 125n, 20.8333, 0.91452336, 4.2753],
  ['swordfish', 25, 24n, 625n, 26.0417, 0.8588364, 4.804],
  ['manta', 30, 4n, 125n, 31.25, 0.80331653, 5.28],
  ['marlin', 40, 3n, 125n, 41.6667, 0.70318156, 6.122],
  ['hammerhead', 50, 12n, 625n, 52.0833, 0.62066505, 6.8614],
  ['orca', 80, 3n, 250n, 83.3333, 0.45317643, 8.7108],
  ['golden-shark', 100, 6n, 625n, 104.1667, 0.38264981, 9.7508],
  ['mermaid', 150, 4n, 625n, 156.25, 0.27459734, 11.9615],
  ['dragon-turtle', 200, 3n, 625n, 208.3333, 0.21382656, 13.8231],
  ['emperor-crab', 300, 2n, 625n, 312.5, 0.1480748, 16.9434],
  ['kraken', 500, 6n, 3_125n, 520.8333, 0.09161981, 21.8879],
] as const;

describe('the figures of darya', () => {
  it.each(houseTable)(
    '[D4] %s at %i agrees with the house table',
    (id, m, p, q, bullets, within, deviation) => {
      const chance = chanceOf(kind(id), cannon);
      expect(meanOf(kind(id).prize)).toEqual(fraction(BigInt(m), 1n));
      expect(chance).toEqual({ numerator: p, denominator: q });
      const exact = Number(p) / Number(q);
      expect(1 / exact).toBeCloseTo(bullets, 3);
      expect(1 - (1 - exact) ** 50).toBeCloseTo(within, 7);
      expect(Math.sqrt(m * m * exact * (1 - exact))).toBeCloseTo(deviation, 3);
    },
  );

  it.each([
    ['lantern-frog', 74n, 12n, 925n],
    ['pearl-oyster', 74n, 12n, 925n],
    ['blast-crab', 120n, 1n, 125n],
    ['bomb-crab', 120n, 1n, 125n],
    ['thunder-eel', 90n, 4n, 375n],
    ['drill-crab', 60n, 2n, 125n],
  ])('[D4] %s pays %i on the average', (id, mean, p, q) => {
    expect(meanOf(kind(id).prize)).toEqual(fraction(mean, 1n));
    expect(chanceOf(kind(id), cannon)).toEqual({ numerator: p, denominator: q });
  });

  it('[D5] takes 1375/6 bullets for all three stages of a boss', () => {
    const bullets = ['whale-1', 'whale-2', 'whale-3'].map((id) => chanceOf(kind(id), cannon));
    const sum = bullets.reduce(
      (all, { numerator, denominator }) =>
        fraction(all.numerator * numerator + denominator * all.denominator, all.denominator * numerator),
      fraction(0n, 1n),
    );
    expect(sum).toEqual(fraction(1_375n, 6n));
  });

  it('[D4] gives the first of two who fire in turn at a fish of 50 no more than 1/(2-p)', () => {
    const { numerator, denominator } = chanceOf(kind('hammerhead'), cannon);
    expect(fraction(denominator, 2n * denominator - numerator)).toEqual(fraction(625n, 1_238n));
  });

  // For every draw of below(q), and of the table's weights after a catch: what is paid of a stake, and what is funded beside it.
  it.each(
    [...formerHalls, ...halls].flatMap((hall) =>
      hall.kinds.flatMap((one) =>
        weapons
          .filter((weapon) => isOffered(one, weapon))
          .map((weapon) => [one.id, weapon.id, hall.version, one, weapon] as const),
      ),
    ),
  )('[D4] all shares of %s by %s add up to R in %s', (_id, _weapon, _version, one, weapon) => {
    const { numerator: p, denominator: q } = chanceOf(one, weapon);
    expect(p > 0n && p < q).toBe(true);
    const weight = BigInt(weightOf(one.prize));
    const paidOfValue = rowsOf(one.prize).reduce((sum, [m, part]) => sum + BigInt(m * part), 0n);
    // A stake is `price` values; a catch pays its multiple of the value.
    const caught = fraction(p * paidOfValue * weapon.price.denominator, q * weight * weapon.price.numerator);
    const all = one.funded.reduce(
      (sum, { share }) =>
        fraction(
          sum.numerator * share.denominator + share.numerator * sum.denominator,
          sum.denominator * share.denominator,
        ),
      caught,
    );
    expect(all).toEqual(roomReturn);
  });

  it('[D4, D21] takes of every catch what the pot gets of each stake', () => {
    for (const id of ['sea-minnow', 'hammerhead', 'kraken', 'bomb-crab']) {
      const [before, now] = [chanceOf(kind(id), cannon), chanceOf(among(halls, id), cannon)];
      expect(fraction(now.numerator * before.denominator, now.denominator * before.numerator)).toEqual(
        fraction(191n, 192n),
      );
    }
    expect(chanceOf(among(halls, 'sea-minnow'), cannon)).toEqual(fraction(191n, 400n));
  });

  it('[D7] offers torpedoes only where a catch is not certain', () => {
    const torpedo = weaponOf('torpedo') as (typeof weapons)[0];
    expect(isOffered(kind('trigger'), torpedo)).toBe(false);
    expect(() => chanceOf(kind('trigger'), torpedo)).toThrow('no torpedo');
    expect(chanceOf(kind('ray'), torpedo)).toEqual({ numerator: 96n, denominator: 125n });
  });

  it.each(halls)('[D2] $id has at least 24 kinds of its own that swim by themselves', ({ kinds }) => {
    expect(kinds.filter(comesByItself).length).toBeGreaterThanOrEqual(24);
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length);
    for (const { next } of kinds) if (next) expect(kinds.some(({ id }) => id === next)).toBe(true);
  });

  it('[D2] gives both halls the same multipliers', () => {
    const multipliers = (hall: (typeof halls)[0]) =>
      hall.kinds.map(({ prize }) => JSON.stringify(rowsOf(prize))).toSorted();
    expect(multipliers(indus)).toEqual(multipliers(deep));
  });
});
