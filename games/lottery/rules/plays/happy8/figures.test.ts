import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { chooseExactly } from '../../exact/choose.ts';
import { add } from '../../exact/fractions.ts';
import { customaryRow } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import { betOn, decimal, expectWhole, type Weighed } from '../../proof/measure-play.fixture.ts';
import { unitsOf } from '../play.ts';
import { ALL_SETS } from './counts.ts';

const boardOfNumbers = (numbers: readonly number[]) => boardOf('kl8', [numbers.map(String)]) as Board<'kl8'>;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** A board with so many of some numbers, the rest from the others. */
function boardWith(some: readonly number[], count: number): Board<'kl8'> {
  const others = range(1, 80).filter((number) => !some.includes(number));
  return boardOfNumbers([...some.slice(0, count), ...others.slice(0, 20 - count)]);
}

/** For each number of drawn ones among `some` one board, for as many sets as there are. */
const byCount = (some: readonly number[]): Weighed<'kl8'> =>
  range(Math.max(0, some.length - 60), Math.min(20, some.length)).map((count) => {
    const sets = chooseExactly(some.length, count) * chooseExactly(80 - some.length, 20 - count);
    return [boardWith(some, count), sets] as const;
  });

/** In how many sets of twenty each sum comes: the numbers are offered one after another. */
function setsBySum(): bigint[] {
  const ways = range(0, 20).map((count) => (count === 0 ? [1n] : [0n]));
  for (let number = 1; number <= 80; number += 1) {
    for (let count = Math.min(20, number); count >= 1; count -= 1) {
      const [with_, without] = [ways[count] ?? [], ways[count - 1] ?? []];
      for (const [sum, sets] of without.entries()) {
        if (sets !== undefined && sets > 0n) with_[sum + number] = (with_[sum + number] ?? 0n) + sets;
      }
    }
  }
  return Array.from(ways[20] ?? [], (sets) => sets ?? 0n);
}

/** A set of the sum: from 1 to 20, the greatest numbers raised first. */
function boardOfSum(sum: number): Board<'kl8'> {
  const numbers = range(1, 20);
  let left = sum - 210;
  for (let at = 19; at >= 0; at -= 1) {
    const raise = Math.min(left, 60);
    numbers[at] = (numbers[at] ?? 0) + raise;
    left -= raise;
  }
  return boardOfNumbers(numbers);
}

const bySum: Weighed<'kl8'> = setsBySum().flatMap((sets, sum) =>
  sets === 0n ? [] : [[boardOfSum(sum), sets] as const],
);

describe('the plays on twenty of eighty', () => {
  it.each([
    ['RX1', [7]],
    ['RX1', [7, 8, 9]],
    ['RX2', [1, 80]],
    ['RX2', [1, 2, 3, 4, 5]],
    ['RX3', [1, 2, 3]],
    ['RX3', [1, 2, 3, 50, 60]],
    ['RX4', [1, 2, 3, 4, 5, 6]],
    ['RX5', [1, 2, 3, 4, 5]],
    ['RX5', [1, 2, 3, 4, 5, 77, 78, 79]],
  ] as const)('%s of %j wins as often as its units say', (code, numbers) => {
    expectWhole([code, numbers.join(',')], 'kl8', byCount(numbers));
  });

  it.each([
    ['HE.LM', 'BIG'],
    ['HE.LM', 'SMALL,MIDDLE'],
    ['HE.LM', 'BIG,SMALL,MIDDLE,ODD,EVEN'],
    ['HE.ZH', 'BIG_ODD'],
    ['HE.ZH', 'BIG_EVEN,SMALL_ODD,SMALL_EVEN'],
    ['WX', 'METAL,FIRE'],
    ['WX', 'WOOD,WATER,EARTH'],
  ])('%s of %s wins as often as its units say, over every sum', (code, text) => {
    expectWhole([code, text], 'kl8', bySum);
  });

  it.each([
    ['SXP', 'UPPER', range(1, 40)],
    ['SXP', 'LOWER,EQUAL', range(1, 40)],
    ['JOP', 'ODD', range(1, 80).filter((number) => number % 2 === 1)],
    ['JOP', 'EVEN,EQUAL', range(1, 80).filter((number) => number % 2 === 1)],
  ] as const)('%s of %s wins as often as its units say', (code, text, half) => {
    expectWhole([code, text], 'kl8', byCount(half));
  });

  it.each([
    ['HE.LM', 'BIG', '0.497801785907'],
    ['HE.LM', 'SMALL', '0.497801785907'],
    ['HE.LM', 'MIDDLE', '0.004396428186'],
    ['WX', 'METAL', '0.102515306953'],
    ['WX', 'WOOD', '0.201527637646'],
    ['WX', 'WATER', '0.388040379696'],
    ['WX', 'FIRE', '0.203391926097'],
    ['WX', 'EARTH', '0.104524749608'],
    ['SXP', 'UPPER', '0.398378484155'],
    ['SXP', 'EQUAL', '0.203243031691'],
    ['HE.ZH', 'BIG_ODD', '0.249999999940'],
    ['HE.ZH', 'SMALL_ODD', '0.249999999940'],
    ['HE.ZH', 'BIG_EVEN', '0.247801785967'],
    ['HE.ZH', 'SMALL_EVEN', '0.247801785967'],
  ])('%s of %s has the published chance', (code, name, published) => {
    const mean = betOn('kl8', code, name).play.kinds.find((kind) => kind.code === name)?.means[name];
    expect(mean && decimal(mean, 12)).toBe(published);
  });

  it('a pick of five has the published chances, and every play on picks returns what its group says', () => {
    const five = betOn('kl8', 'RX5', '1,2,3,4,5').play.kinds[0]?.means ?? {};
    expect(Object.values(five).map((mean: Fraction) => decimal(mean, 10))).toEqual([
      '0.0839350523',
      '0.0120923380',
      '0.0006449247',
    ]);
    for (const code of ['RX1', 'RX2', 'RX3', 'RX4', 'RX5']) {
      const { play } = betOn('kl8', code, '1,2,3,4,5');
      const [only] = returnsOf(play, customaryRow(play, 1800));
      expect(only && decimal(add(only.returned, fraction(1n, 100_000n)), 3)).toBe('0.900');
    }
    expect(chooseExactly(80, 20)).toBe(ALL_SETS);
    const { play, selection } = betOn('kl8', 'RX5', '1,2,3,4,5,6,7');
    expect(unitsOf(play, selection)).toBe(21);
  });
});
