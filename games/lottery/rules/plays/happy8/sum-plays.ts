import { type Board, numbersOf, type Place } from '../../boards/board.ts';
import { chance } from '../../exact/fractions.ts';
import { names } from '../../selections/alphabet.ts';
import { ballPlaces, sumOf } from '../balls.ts';
import { namedResults } from '../named-results.ts';
import type { Play } from '../play.ts';
import { ALL_SETS, setsWith } from './counts.ts';

/** By the symmetry of the numbers 1 to 80 as many sums lie above it as below. */
const MIDDLE_SUM = 810;
const LOW_MOST = 40;
/** Each element begins at its sum. */
const elements = [
  ['EARTH', 924],
  ['FIRE', 856],
  ['WATER', 764],
  ['WOOD', 696],
  ['METAL', 210],
] as const;

const at: Place[] = ballPlaces(Array.from({ length: 20 }, (_, index) => index));
const of = (sets: bigint) => chance(sets, ALL_SETS);
const sumOn = (board: Board) => sumOf(numbersOf(board, 'balls'));
const sideOf = (sum: number) => {
  if (sum === MIDDLE_SUM) return 'MIDDLE';
  return sum > MIDDLE_SUM ? 'BIG' : 'SMALL';
};
const parityOf = (sum: number) => (sum % 2 === 0 ? 'EVEN' : 'ODD');

export const sumHalves: Play<'kl8'> = namedResults({
  code: 'HE.LM',
  shape: 'kl8',
  text: 'happy8.sumHalves',
  alphabet: names('BIG', 'SMALL', 'MIDDLE', 'ODD', 'EVEN'),
  chances: {
    BIG: of(setsWith.big),
    SMALL: of(setsWith.big),
    MIDDLE: of(setsWith.middleSum),
    ODD: of(setsWith.odd),
    EVEN: of(setsWith.even),
  },
  named: (board) => [sideOf(sumOn(board)), parityOf(sumOn(board))],
  at,
  together: [
    ['BIG', 'ODD'],
    ['BIG', 'EVEN'],
    ['SMALL', 'ODD'],
    ['SMALL', 'EVEN'],
    ['MIDDLE', 'EVEN'],
  ],
});

export const bothHalves: Play<'kl8'> = namedResults({
  code: 'HE.ZH',
  shape: 'kl8',
  text: 'happy8.both',
  alphabet: names('BIG_ODD', 'BIG_EVEN', 'SMALL_ODD', 'SMALL_EVEN'),
  chances: {
    BIG_ODD: of(setsWith.bigOdd),
    BIG_EVEN: of(setsWith.bigEven),
    SMALL_ODD: of(setsWith.bigOdd),
    SMALL_EVEN: of(setsWith.bigEven),
  },
  named: (board) => [`${sideOf(sumOn(board))}_${parityOf(sumOn(board))}`],
  at,
});

export const fiveElements: Play<'kl8'> = namedResults({
  code: 'WX',
  shape: 'kl8',
  text: 'happy8.elements',
  alphabet: names('METAL', 'WOOD', 'WATER', 'FIRE', 'EARTH'),
  chances: {
    METAL: of(setsWith.metal),
    WOOD: of(setsWith.wood),
    WATER: of(setsWith.water),
    FIRE: of(setsWith.fire),
    EARTH: of(setsWith.earth),
  },
  named: (board) => {
    const sum = sumOn(board);
    return elements.flatMap(([name, from]) => (sum >= from ? [name] : [])).slice(0, 1);
  },
  at,
});

/** Whether more of the twenty belong to one half of the numbers than to the other. */
const majority = (
  code: string,
  text: string,
  [first, second, equal]: readonly [string, string, string],
  isFirst: (number: number) => boolean,
): Play<'kl8'> =>
  namedResults({
    code,
    shape: 'kl8',
    text,
    alphabet: names(first, second, equal),
    chances: {
      [first]: of(setsWith.majority),
      [second]: of(setsWith.majority),
      [equal]: of(setsWith.tenEach),
    },
    named: (board) => {
      const ofFirst = numbersOf(board, 'balls').filter((ball) => isFirst(Number(ball))).length;
      if (ofFirst === 10) return [equal];
      return [ofFirst > 10 ? first : second];
    },
    at,
  });

export const upperLower = majority(
  'SXP',
  'happy8.upperLower',
  ['UPPER', 'LOWER', 'EQUAL'],
  (number) => number <= LOW_MOST,
);
export const oddEven = majority(
  'JOP',
  'happy8.oddEven',
  ['ODD', 'EVEN', 'EQUAL'],
  (number) => number % 2 === 1,
);
