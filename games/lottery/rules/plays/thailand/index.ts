import { numbersOf, type Place } from '../../boards/board.ts';
import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits, rising } from '../../selections/alphabet.ts';
import { countArrangements } from '../../selections/arrangements.ts';
import { onePart } from '../../selections/grammar.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { ticket } from './ticket.ts';

/** A stretch of a prize that has one number: the end of the first prize, or the number of two digits. */
interface Where {
  readonly fact: string;
  readonly place: Required<Place>;
}

const lastThree: Where = { fact: 'top3', place: { group: 'first', index: 0, from: 3, to: 6 } };
const lastTwo: Where = { fact: 'top2', place: { group: 'first', index: 0, from: 4, to: 6 } };
const bottom: Where = { fact: 'bottom2', place: { group: 'last2', index: 0, from: 0, to: 2 } };

const digitsOf = (
  board: Parameters<typeof numbersOf>[0],
  { group, index, from, to }: Where['place'],
): string => (numbersOf(board, group)[index] ?? '').slice(from, to);

/** The digits exactly as they stand. */
function exact(code: string, text: string, { fact, place }: Where, odds: string): Play<'th-glo'> {
  const width = place.to - place.from;
  return oneTier({
    code,
    shape: 'th-glo',
    text: `thailand.${text}`,
    grammar: onePart('numbers', digits(width), 1, 10 ** width),
    price: fixed(odds),
    mean: chance(1, 10 ** width),
    exposure: { fact, symbols: 1 },
    units: ([numbers = []]) => numbers.length,
    win: ([numbers = []], board) => {
      const drawn = digitsOf(board, place);
      return numbers.includes(drawn) ? { times: 1, symbols: [drawn], at: [place] } : null;
    },
    most: () => 1,
  });
}

/** A digit that is among those drawn, paid once however often it is. */
function running(code: string, text: string, { fact, place }: Where, odds: string): Play<'th-glo'> {
  const width = place.to - place.from;
  return oneTier({
    code,
    shape: 'th-glo',
    text: `thailand.${text}`,
    grammar: onePart('digits', digits(1), 1, 10),
    price: fixed(odds),
    mean: chance(10 ** width - 9 ** width, 10 ** width),
    exposure: { fact: `${fact}.run`, symbols: 1 },
    units: ([chosen = []]) => chosen.length,
    win: ([chosen = []], board) => {
      const drawn = digitsOf(board, place);
      const coming = chosen.filter((digit) => drawn.includes(digit));
      const at = [...drawn].flatMap((digit, index): Place[] => {
        const from = place.from + index;
        return coming.includes(digit) ? [{ ...place, from, to: from + 1 }] : [];
      });
      return { times: coming.length, symbols: coming, at };
    },
    most: ([chosen = []]) => Math.min(chosen.length, width),
  });
}

/** The last three digits of the first prize in any order; a number of three like digits has no other and is not sold. */
const tod: Play<'th-glo'> = {
  code: '3TOD',
  shape: 'th-glo',
  text: 'thailand.tod',
  grammar: onePart('numbers', { ...digits(3), anyOrder: true, mixed: true }, 1, 210),
  tiers: [{ code: 'win', price: fixed('150') }],
  kinds: [6, 3].map((orders) => ({ code: String(orders), means: { win: chance(orders, 1000) } })),
  exposure: { fact: 'tod', symbols: 1 },
  count: ([numbers = []]) => {
    const six = numbers.filter((number) => countArrangements(number) === 6).length;
    return { 6: six, 3: numbers.length - six };
  },
  hits: ([numbers = []], board) => {
    const drawn = rising(digitsOf(board, lastThree.place));
    if (!numbers.includes(drawn)) return [];
    return [{ tier: 'win', times: 1, symbols: [drawn], at: [lastThree.place] }];
  },
  peaks: () => [{ win: 1 }],
};

/** The plays on a draw of the Thai government lottery. */
export const thaiPlays: readonly Play<'th-glo'>[] = [
  exact('3TOP', 'threeTop', lastThree, '900'),
  tod,
  exact('2TOP', 'twoTop', lastTwo, '90'),
  exact('2BOTTOM', 'twoBottom', bottom, '90'),
  running('RUN_TOP', 'runTop', lastThree, '3.2'),
  running('RUN_BOTTOM', 'runBottom', bottom, '4.2'),
  ticket,
];
