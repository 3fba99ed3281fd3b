import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { numbers, written } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt, placesOf } from '../balls.ts';
import { firstDirect, firstInAnyOrder, firstListed, position } from '../dealt-positions.ts';
import { namedResults } from '../named-results.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { anyPlays } from './any-plays.ts';

const drum = { shape: '11x5', alphabet: numbers(1, 11), drawn: 5 } as const;
const five = [0, 1, 2, 3, 4];
const ALL_SETS = choose(11, 5);

/** A number among the first three. */
const amongFirstThree: Play<'11x5'> = oneTier({
  code: '3MQ.BDW',
  shape: '11x5',
  text: 'elevenFive.amongFirstThree',
  grammar: onePart('numbers', drum.alphabet, 1, 11),
  price: table('6.6'),
  mean: chance(3, 11),
  units: ([chosen = []]) => chosen.length,
  win: ([chosen = []], board) => {
    const first = ballsAt(board, [0, 1, 2]);
    const coming = chosen.filter((number) => first.includes(number));
    return { times: coming.length, symbols: coming, at: placesOf(board, [0, 1, 2], coming) };
  },
  most: ([chosen = []]) => Math.min(chosen.length, 3),
  exposure: { fact: '3MQ.BDW', symbols: 1 },
});

/** How many of the five are odd: six of the eleven numbers are. */
const oddCount: Play<'11x5'> = namedResults({
  code: 'DDS',
  shape: '11x5',
  text: 'elevenFive.oddCount',
  alphabet: numbers(0, 5),
  chances: Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((odd) => [String(odd), chance(choose(6, odd) * choose(5, 5 - odd), ALL_SETS)]),
  ),
  named: (board) => [String(ballsAt(board, five).filter((ball) => Number(ball) % 2 === 1).length)],
  at: ballPlaces(five),
});

/** The third of the five in rising order. */
const middle: Play<'11x5'> = namedResults({
  code: 'CZW',
  shape: '11x5',
  text: 'elevenFive.middle',
  alphabet: { kind: 'numbers', from: 3, to: 9, width: 2 },
  chances: Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9].map((number) => [
      written(number, 2),
      chance(choose(number - 1, 2) * choose(11 - number, 2), ALL_SETS),
    ]),
  ),
  named: (board) => [...ballsAt(board, five)].sort().slice(2, 3),
  at: ballPlaces(five),
});

/** The plays on five of eleven balls, in the order drawn. */
export const elevenFivePlays: readonly Play<'11x5'>[] = [
  firstDirect(drum, { code: '3MQ.FS', count: 3, price: '1782' }),
  firstListed(drum, { code: '3MQ.DS', count: 3, price: '1782' }),
  firstInAnyOrder(drum, { code: '3MQ.ZU', count: 3, price: '297' }),
  firstDirect(drum, { code: '2MQ.FS', count: 2, price: '198' }),
  firstListed(drum, { code: '2MQ.DS', count: 2, price: '198' }),
  firstInAnyOrder(drum, { code: '2MQ.ZU', count: 2, price: '99' }),
  amongFirstThree,
  position(drum, '19.8'),
  ...anyPlays,
  oddCount,
  middle,
];
