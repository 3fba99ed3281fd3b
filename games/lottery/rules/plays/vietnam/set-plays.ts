import type { Fraction } from '@ikka/money';
import { choose } from '../../exact/choose.ts';
import { add, chance, multiply, power, zero } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { findDigits, tailsOf, type VietnamShape } from './tails.ts';

/** A pool of so many numbers makes at most 924 sets. */
const POOL_MOST = 12;
const DA_POOL_MOST = 5;

/** That each of k different two-digit numbers stands at the end of at least one of n numbers: by inclusion and exclusion. */
export function chanceThatAllCome(k: number, n: number): Fraction {
  let all = zero;
  for (let absent = 0; absent <= k; absent += 1) {
    const ways = chance(absent % 2 === 0 ? choose(k, absent) : -choose(k, absent), 1);
    all = add(all, multiply(ways, chanceThatNoneComes(absent, n)));
  }
  return all;
}

/** That none of k two-digit numbers stands at the end of any of n numbers. */
export const chanceThatNoneComes = (k: number, n: number): Fraction => power(chance(100 - k, 100), n);

/** [LT4] Sets of k numbers of a pool, that win together: all of them come (xien, da), or none does (truot). */
export function setPlays<Code extends VietnamShape>(
  shape: Code,
  odds: Readonly<Record<'XIEN2' | 'XIEN3' | 'XIEN4' | 'TRUOT4' | 'TRUOT8' | 'TRUOT10', string>>,
): Play<Code>[] {
  const together = ([2, 3, 4] as const).map((k) =>
    allCome(shape, { code: `XIEN${k}`, text: 'xien', k, most: POOL_MOST, odds: odds[`XIEN${k}`] }),
  );
  const none = ([4, 8, 10] as const).map((k) => noneComes(shape, `TRUOT${k}`, k, odds[`TRUOT${k}`]));
  return [...together, ...none];
}

/** Every pair of two to five numbers, each as a xien of two; sold in the South alone. */
export const daPlay = (odds: string): Play<'vn-south'> =>
  allCome('vn-south', { code: 'DA', text: 'da', k: 2, most: DA_POOL_MOST, odds });

function allCome<Code extends VietnamShape>(
  shape: Code,
  { code, text, k, most, odds }: { code: string; text: string; k: number; most: number; odds: string },
): Play<Code> {
  const where = tailsOf(shape, 2);
  return oneTier({
    code,
    shape,
    text: `vietnam.${text}`,
    size: k,
    grammar: onePart('numbers', digits(2), k, most),
    price: fixed(odds),
    mean: chanceThatAllCome(k, where.length),
    exposure: { fact: `xien${k}`, symbols: k },
    units: ([numbers = []]) => choose(numbers.length, k),
    win: ([numbers = []], board) => {
      const found = findDigits(board, where, numbers);
      return found.size < k
        ? null
        : { times: choose(found.size, k), symbols: [...found.keys()].sort(), at: [...found.values()].flat() };
    },
    most: ([numbers = []]) => choose(numbers.length, k),
  });
}

function noneComes<Code extends VietnamShape>(
  shape: Code,
  code: string,
  k: number,
  odds: string,
): Play<Code> {
  const where = tailsOf(shape, 2);
  return oneTier({
    code,
    shape,
    text: 'vietnam.truot',
    size: k,
    grammar: onePart('numbers', digits(2), k, POOL_MOST),
    price: fixed(odds),
    mean: chanceThatNoneComes(k, where.length),
    exposure: { fact: `truot${k}`, symbols: k },
    units: ([numbers = []]) => choose(numbers.length, k),
    win: ([numbers = []], board) => {
      const found = findDigits(board, where, numbers);
      const absent = numbers.filter((number) => !found.has(number));
      return { times: choose(absent.length, k), symbols: absent, at: [] };
    },
    most: ([numbers = []]) => choose(numbers.length, k),
  });
}
