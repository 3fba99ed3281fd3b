import { chance } from '../../exact/fractions.ts';
import { type NumberAlphabet, names, written } from '../../selections/alphabet.ts';
import { ballPlaces, ballsAt, sumOf } from '../balls.ts';
import { bothHalvesOf, halfPairs, halves, halvesOf } from '../halves.ts';
import { namedResults } from '../named-results.ts';
import type { Play } from '../play.ts';

const positions = [0, 1, 2];
const at = ballPlaces(positions);
const half = chance(1, 2);
const BIG_SUM = 14;
const EXTREME_SMALL = 5;
const EXTREME_BIG = 22;
/** Of the 1,000 ways in which three digits come, for each sum from 0 to 27. */
const ways = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
const waysOf = (sum: number): number => ways[Math.min(sum, 27 - sum)] ?? 0;
const sums: NumberAlphabet = { kind: 'numbers', from: 0, to: 27, width: 2 };

/** The plays on three digits and their sum. */
export const pc28Plays: readonly Play<'pc28'>[] = [
  namedResults({
    code: 'HZ',
    shape: 'pc28',
    text: 'pc28.sum',
    alphabet: sums,
    chances: Object.fromEntries(
      Array.from({ length: 28 }, (_, sum) => [written(sum, 2), chance(waysOf(sum), 1000)]),
    ),
    named: (board) => [written(sumOf(ballsAt(board, positions)), 2)],
    at,
  }),
  namedResults({
    code: 'LM',
    shape: 'pc28',
    text: 'pc28.halves',
    alphabet: halves,
    chances: { BIG: half, SMALL: half, ODD: half, EVEN: half },
    named: (board) => halvesOf(sumOf(ballsAt(board, positions)), BIG_SUM),
    at,
    together: halfPairs,
  }),
  namedResults({
    code: 'ZH',
    shape: 'pc28',
    text: 'pc28.both',
    alphabet: names('BIG_ODD', 'BIG_EVEN', 'SMALL_ODD', 'SMALL_EVEN'),
    chances: {
      BIG_ODD: chance(231, 1000),
      BIG_EVEN: chance(269, 1000),
      SMALL_ODD: chance(269, 1000),
      SMALL_EVEN: chance(231, 1000),
    },
    named: (board) => [bothHalvesOf(sumOf(ballsAt(board, positions)), BIG_SUM)],
    at,
  }),
  namedResults({
    code: 'TS',
    shape: 'pc28',
    text: 'pc28.special',
    alphabet: names('EXTREME_SMALL', 'EXTREME_BIG', 'LEOPARD'),
    chances: { EXTREME_SMALL: chance(56, 1000), EXTREME_BIG: chance(56, 1000), LEOPARD: chance(10, 1000) },
    named: (board) => {
      const drawn = ballsAt(board, positions);
      const sum = sumOf(drawn);
      return [
        ...(sum <= EXTREME_SMALL ? ['EXTREME_SMALL'] : []),
        ...(sum >= EXTREME_BIG ? ['EXTREME_BIG'] : []),
        ...(new Set(drawn).size === 1 ? ['LEOPARD'] : []),
      ];
    },
    at,
    together: [
      ['EXTREME_SMALL', 'LEOPARD'],
      ['EXTREME_BIG', 'LEOPARD'],
    ],
  }),
];
