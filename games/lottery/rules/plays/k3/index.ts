import { numbersOf } from '../../boards/board.ts';
import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { byChance } from '../../odds/price.ts';
import { type Alphabet, names, numbers, written } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { ballPlaces, placesOf, sumOf } from '../balls.ts';
import { halfPairs, halves, halvesOf } from '../halves.ts';
import { namedResults } from '../named-results.ts';
import { oneTier, type Won } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { appears } from './appears.ts';
import { type DiceForm, diceFormNames, diceFormOf, diceFormWays } from './forms.ts';

const ALL_THROWS = 216;
const dice = [0, 1, 2];
const at = ballPlaces(dice, 'dice');
const faces = numbers(1, 6);
const half = chance(1, 2);
/** Throws for each sum from 3 to 18. */
const throwsBySum = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
/** Threes of a kind count here too, other than in sic bo. */
const BIG_SUM = 11;

const sums: Play<'k3'> = namedResults({
  code: 'HZ',
  shape: 'k3',
  text: 'k3.sum',
  alphabet: { kind: 'numbers', from: 3, to: 18, width: 2 },
  chances: Object.fromEntries(
    throwsBySum.map((ways, index) => [written(index + 3, 2), chance(ways, ALL_THROWS)]),
  ),
  named: (board) => [written(sumOf(numbersOf(board, 'dice')), 2)],
  at,
});

const sumHalves: Play<'k3'> = namedResults({
  code: 'LM',
  shape: 'k3',
  text: 'k3.halves',
  alphabet: halves,
  chances: { BIG: half, SMALL: half, ODD: half, EVEN: half },
  named: (board) => halvesOf(sumOf(numbersOf(board, 'dice')), BIG_SUM),
  at,
  together: halfPairs,
});

const forms: Play<'k3'> = namedResults({
  code: 'XT',
  shape: 'k3',
  text: 'k3.forms',
  alphabet: names(...diceFormNames),
  chances: Object.fromEntries(diceFormNames.map((name) => [name, chance(diceFormWays[name], ALL_THROWS)])),
  named: (board) => [diceFormOf(numbersOf(board, 'dice'))],
  at,
});

/** A bet on all throws of one form. */
const whole = (code: string, text: string, form: DiceForm): Play<'k3'> =>
  namedResults({
    code,
    shape: 'k3',
    text,
    alphabet: names('ALL'),
    chances: { ALL: chance(diceFormWays[form], ALL_THROWS) },
    named: (board) => (diceFormOf(numbersOf(board, 'dice')) === form ? ['ALL'] : []),
    at,
  });

/** Faces that were thrown so many times or oftener, each a unit. */
const alike = (code: string, text: string, times: number, ways: number): Play<'k3'> =>
  oneTier({
    code,
    shape: 'k3',
    text,
    grammar: onePart('faces', faces, 1, 6),
    price: byChance(chance(ways, ALL_THROWS)),
    mean: chance(ways, ALL_THROWS),
    units: ([chosen = []]) => chosen.length,
    win: ([chosen = []], board): Won => {
      const thrown = numbersOf(board, 'dice');
      const coming = chosen.filter((face) => thrown.filter((one) => one === face).length >= times);
      return { times: coming.length, symbols: coming, at: placesOf(board, dice, coming, 'dice') };
    },
    most: () => 1,
    exposure: { fact: code, symbols: 1 },
  });

/** A pair of one face and one of another, each pair of different faces a unit. */
const pairAndOther: Play<'k3'> = oneTier({
  code: '2THDX',
  shape: 'k3',
  text: 'k3.pairAndOther',
  grammar: {
    parts: ['pair', 'other'].map((code) => ({ code, alphabet: faces as Alphabet, least: 1, most: 6 })),
  },
  price: byChance(chance(3, ALL_THROWS)),
  mean: chance(3, ALL_THROWS),
  units: ([pairs = [], others = []]) =>
    pairs.length * others.length - pairs.filter((face) => others.includes(face)).length,
  win: ([pairs = [], others = []], board) => {
    const thrown = numbersOf(board, 'dice');
    const [lone, ...more] = thrown.filter((face) => thrown.indexOf(face) === thrown.lastIndexOf(face));
    const twin = thrown.find((face) => face !== lone);
    if (lone === undefined || twin === undefined || more.length > 0) return null;
    const isWon = pairs.includes(twin) && others.includes(lone);
    return isWon ? { times: 1, symbols: [twin, lone], at } : null;
  },
  most: () => 1,
});

/** Sets of different faces that all come. */
const different = (code: string, text: string, k: number, ways: number): Play<'k3'> =>
  oneTier({
    code,
    shape: 'k3',
    text,
    grammar: onePart('faces', faces, k, 6),
    price: byChance(chance(ways, ALL_THROWS)),
    mean: chance(ways, ALL_THROWS),
    units: ([chosen = []]) => choose(chosen.length, k),
    win: ([chosen = []], board) => {
      const thrown = numbersOf(board, 'dice');
      const coming = chosen.filter((face) => thrown.includes(face));
      return {
        times: choose(coming.length, k),
        symbols: coming,
        at: placesOf(board, dice, coming, 'dice'),
      };
    },
    most: ([chosen = []]) => choose(Math.min(chosen.length, 3), k),
    exposure: { fact: code, symbols: k },
  });

/** The plays on three dice. */
export const k3Plays: readonly Play<'k3'>[] = [
  sums,
  sumHalves,
  forms,
  whole('3THTX', 'k3.anyTriple', 'TRIPLE'),
  alike('3THDX', 'k3.triple', 3, 1),
  alike('2THFX', 'k3.pair', 2, 16),
  pairAndOther,
  different('3BTH', 'k3.threeDifferent', 3, 6),
  whole('3LHTX', 'k3.anyStraight', 'STRAIGHT'),
  different('2BTH', 'k3.twoDifferent', 2, 30),
  appears(faces),
];
