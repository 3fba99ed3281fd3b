import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { names } from '../../selections/alphabet.ts';
import { placeParts } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt, sumOf } from '../balls.ts';
import { halfPairs, halves, halvesOf } from '../halves.ts';
import { namedResults } from '../named-results.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { bullNames, bullOf, bullWays } from './bull.ts';
import { formNames, formOf, formWays } from './forms.ts';
import { allFive, placeNames, type Window } from './windows.ts';

const half = chance(1, 2);
const BIG_DIGIT = 5;
/** The middle of the sums 0 to 45. */
const BIG_SUM = 23;

/** Big, small, odd or even for each of some places: every combination of what was selected is a unit. */
export function bigSmallOfPlaces({ code, positions }: Window): Play<'ssc'> {
  const namedAt = (selection: readonly (readonly string[])[], digit: string, at: number) => {
    const named = halvesOf(Number(digit), BIG_DIGIT);
    return (selection[at] ?? []).filter((name) => named.includes(name));
  };
  return oneTier({
    code: `${code}.DXDS`,
    shape: 'ssc',
    text: 'ssc.bigSmallOfPlaces',
    grammar: {
      parts: placeParts(
        positions.map((at) => placeNames[at] ?? ''),
        halves,
        1,
        4,
      ),
    },
    price: table(positions.length === 2 ? '7.2' : '14.4'),
    mean: chance(1, 2 ** positions.length),
    units: (selection) => selection.reduce((units, part) => units * part.length, 1),
    win: (selection, board) => {
      const won = ballsAt(board, positions).map((digit, at) => namedAt(selection, digit, at));
      return {
        times: won.reduce((times, here) => times * here.length, 1),
        symbols: won.flat(),
        at: ballPlaces(positions),
      };
    },
    most: (selection) =>
      selection.reduce((times, part) => {
        const best = halfPairs.map((pair) => pair.filter((name) => part.includes(name)).length);
        return times * Math.max(...best);
      }, 1),
  });
}

/** The sum of all five digits. */
export const sumHalves: Play<'ssc'> = namedResults({
  code: 'HE.LM',
  shape: 'ssc',
  text: 'ssc.sumHalves',
  alphabet: halves,
  chances: { BIG: half, SMALL: half, ODD: half, EVEN: half },
  named: (board) => halvesOf(sumOf(ballsAt(board, allFive.positions)), BIG_SUM),
  at: ballPlaces(allFive.positions),
  together: halfPairs,
});

/** Dragon where the first digit is greater than the last, tiger where it is less. */
export const dragonTiger: Play<'ssc'> = namedResults({
  code: 'LH',
  shape: 'ssc',
  text: 'ssc.dragonTiger',
  alphabet: names('DRAGON', 'TIGER', 'TIE'),
  chances: { DRAGON: chance(9, 20), TIGER: chance(9, 20), TIE: chance(1, 10) },
  named: (board) => {
    const [first = 0, last = 0] = ballsAt(board, [0, 4]).map(Number);
    if (first === last) return ['TIE'];
    return [first > last ? 'DRAGON' : 'TIGER'];
  },
  at: ballPlaces([0, 4]),
});

/** What three digits look like. */
export const forms = ({ code, positions }: Window): Play<'ssc'> =>
  namedResults({
    code: `${code}.XT`,
    shape: 'ssc',
    text: 'ssc.forms',
    alphabet: names(...formNames),
    chances: Object.fromEntries(formNames.map((name) => [name, chance(formWays[name], 1000)])),
    named: (board) => [formOf(ballsAt(board, positions).map(Number))],
    at: ballPlaces(positions),
  });

/** What the two digits beside three that make whole tens come to. */
export const bull: Play<'ssc'> = namedResults({
  code: 'NN',
  shape: 'ssc',
  text: 'ssc.bull',
  alphabet: names(...bullNames),
  chances: Object.fromEntries(bullNames.map((name) => [name, chance(bullWays[name], 10 ** 5)])),
  named: (board) => [bullOf(ballsAt(board, allFive.positions).map(Number))],
  at: ballPlaces(allFive.positions),
});
