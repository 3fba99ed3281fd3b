import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { table } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { ballsAt, placesOf } from '../balls.ts';
import { oneTier } from '../one-tier.ts';
import type { Play } from '../play.ts';
import { allFive, fours, threes, type Window } from './windows.ts';

/** Digits that come anywhere among some places ("codes"): each set of k of those selected is a unit. */
function codes({ code, positions }: Window, k: number, price: string): Play<'ssc'> {
  const places = positions.length;
  return oneTier({
    code: `${code}.BDD${k}`,
    shape: 'ssc',
    text: 'ssc.codes',
    size: k,
    grammar: onePart('digits', digits(1), k, 10),
    price: table(price),
    mean: chance(waysThatAllCome(k, places), 10 ** places),
    units: ([chosen = []]) => choose(chosen.length, k),
    win: ([chosen = []], board) => {
      const drawn = ballsAt(board, positions);
      const coming = chosen.filter((digit) => drawn.includes(digit));
      return {
        times: choose(coming.length, k),
        symbols: coming,
        at: placesOf(board, positions, coming),
      };
    },
    most: ([chosen = []]) => choose(Math.min(chosen.length, places), k),
    ...(k === 1 && { exposure: { fact: `${code}.BDD1`, symbols: 1 } }),
  });
}

/** Of all numbers of so many digits, those in which k given digits all come: by inclusion and exclusion. */
function waysThatAllCome(k: number, places: number): number {
  let ways = 0;
  for (let absent = 0; absent <= k; absent += 1) {
    ways += (absent % 2 === 0 ? 1 : -1) * choose(k, absent) * (10 - absent) ** places;
  }
  return ways;
}

/** A digit that comes at least so many times among all five. */
function repeated(code: string, times: number, price: string): Play<'ssc'> {
  let ways = 0;
  for (let coming = times; coming <= 5; coming += 1) ways += choose(5, coming) * 9 ** (5 - coming);
  return oneTier({
    code: `QW.${code}`,
    shape: 'ssc',
    text: `ssc.${code}`,
    grammar: onePart('digits', digits(1), 1, 10),
    price: table(price),
    mean: chance(ways, 10 ** 5),
    units: ([chosen = []]) => chosen.length,
    win: ([chosen = []], board) => {
      const drawn = ballsAt(board, allFive.positions);
      const coming = chosen.filter((digit) => drawn.filter((one) => one === digit).length >= times);
      return { times: coming.length, symbols: coming, at: placesOf(board, allFive.positions, coming) };
    },
    most: ([chosen = []]) => Math.min(chosen.length, Math.floor(5 / times)),
    exposure: { fact: `QW.${code}`, symbols: 1 },
  });
}

export const loosePlays: readonly Play<'ssc'>[] = [
  ...threes.flatMap((window) => [codes(window, 1, '6.6'), codes(window, 2, '33')]),
  ...fours.flatMap((window) => [codes(window, 1, '5.2'), codes(window, 2, '18.39')]),
  codes(allFive, 2, '12'),
  codes(allFive, 3, '41'),
  repeated('YFFS', 1, '4.3'),
  repeated('HSCS', 2, '22'),
  repeated('SXBX', 3, '210'),
  repeated('SJFC', 4, '3900'),
];
