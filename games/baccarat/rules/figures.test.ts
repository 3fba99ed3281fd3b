import { describe, expect, it } from 'vitest';
import type { Coup } from './coup.ts';
import { ALL_SEQUENCES, enumerateCoups } from './enumerate.ts';
import { edges } from './sheet.ts';
import { returnOn, type Spot, type Variant } from './spots.ts';

/** A card of each value; which one does not matter to spots that look at points alone. */
const cardOf = (value: number): number => (value === 0 ? 32 : value === 1 ? 48 : (value - 2) * 4);
const handOf = (points: number, cards: number): number[] =>
  [cardOf(points), cardOf(0), cardOf(0)].slice(0, cards);

const classes = enumerateCoups();
const sequencesWhere = (holds: (one: (typeof classes)[number]) => boolean): number =>
  classes.reduce((sum, one) => sum + (holds(one) ? one.sequences : 0), 0);

/** Divisible by every denominator of a payout. */
const stake = 100n;

/** Twelve places of a fraction between 0 and 1, rounded half up. */
function places(numerator: bigint, denominator: bigint): string {
  const scaled = (numerator * 2n * 10n ** 12n + denominator) / (2n * denominator);
  return `0.${String(scaled).padStart(12, '0')}`;
}

function edgeByPoints(spot: Spot, variant: Variant): string {
  let lost = 0n;
  for (const { playerPoints, bankerPoints, playerCards, bankerCards, sequences } of classes) {
    const coup = { player: handOf(playerPoints, playerCards), banker: handOf(bankerPoints, bankerCards) };
    lost += BigInt(sequences) * (stake - returnOn(spot, stake, coup, variant));
  }
  return places(lost, BigInt(ALL_SEQUENCES) * stake);
}

/** Over the first four cards by kind (eight of each of 52): the first one is the same for all by symmetry. */
function edgeOfPairs(spot: Spot): string {
  let lost = 0n;
  let ways = 0n;
  for (let p2 = 0; p2 < 52; p2 += 1) {
    for (let b1 = 0; b1 < 52; b1 += 1) {
      for (let b2 = b1; b2 < 52; b2 += 1) {
        const out = [0];
        let weight = 1;
        for (const kind of [p2, b1, b2]) {
          weight *= 8 - out.filter((one) => one === kind).length;
          out.push(kind);
        }
        if (b1 !== b2) weight *= 2;
        const coup: Coup = { player: [0, p2], banker: [b1, b2] };
        lost += BigInt(weight) * (stake - returnOn(spot, stake, coup, 'commission'));
        ways += BigInt(weight);
      }
    }
  }
  return places(lost, ways * stake);
}

describe('the figures of baccarat', () => {
  it('[B17] counts every sequence of six cards', () => {
    expect(sequencesWhere(() => true)).toBe(ALL_SEQUENCES);
    expect(sequencesWhere((one) => one.bankerPoints > one.playerPoints)).toBe(2_292_252_566_437_888);
    expect(sequencesWhere((one) => one.playerPoints > one.bankerPoints)).toBe(2_230_518_282_592_256);
    expect(sequencesWhere((one) => one.playerPoints === one.bankerPoints)).toBe(475_627_426_473_216);
  });

  it('[B17] counts what Lucky Six and the Bonus pay for', () => {
    const bankerSix = (cards: number) =>
      sequencesWhere((one) => one.bankerPoints === 6 && one.playerPoints < 6 && one.bankerCards === cards);
    expect(bankerSix(2)).toBe(186_173_936_904_192);
    expect(bankerSix(3)).toBe(83_058_367_551_488);
    const isNatural = (cards: number, points: number) => cards === 2 && points >= 8;
    const aheadBy = (margin: number) =>
      sequencesWhere(
        (one) =>
          one.playerPoints - one.bankerPoints === margin && !isNatural(one.playerCards, one.playerPoints),
      );
    expect([9, 8, 7, 6, 5, 4].map(aheadBy)).toEqual([
      18_409_431_764_992, 34_097_645_543_424, 89_590_261_473_280, 141_238_897_317_888, 166_169_165_987_840,
      186_780_352_174_080,
    ]);
    const natural = sequencesWhere((one) => isNatural(one.playerCards, one.playerPoints));
    expect(places(BigInt(natural), BigInt(ALL_SEQUENCES))).toBe('0.189434661724');
  });

  it.each(['commission', 'no-commission'] as const)('[B17] keeps what the sheet says, %s', (variant) => {
    for (const spot of ['player', 'banker', 'tie', 'big', 'small', 'luckySix'] as const) {
      expect([spot, edgeByPoints(spot, variant)]).toEqual([spot, edges[variant][spot]]);
    }
    for (const spot of ['playerBonus', 'bankerBonus'] as const) {
      expect([spot, edgeByPoints(spot, variant)]).toEqual([spot, edges[variant][spot]]);
    }
  });

  it('[B17] keeps of pairs what the sheet says', () => {
    for (const spot of ['playerPair', 'bankerPair', 'eitherPair', 'perfectPair'] as const) {
      expect([spot, edgeOfPairs(spot)]).toEqual([spot, edges.commission[spot]]);
    }
  });
});
