import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { shapes } from '../../boards/shapes.ts';
import { chance, subtract } from '../../exact/fractions.ts';
import { customaryRow, opensByOperator } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import { betOn, countMeans, decimal, saidMeans, type Weighed } from '../../proof/measure-play.fixture.ts';
import { unitsOf } from '../play.ts';

/** All numbers of a board alike: by the sum over all numbers each place counts as often as over all boards. */
const alike: Weighed<'4d'> = Array.from({ length: 10_000 }, (_, value) => {
  const number = String(value).padStart(4, '0');
  const groups = shapes['4d'].groups.map(({ count }) => Array.from({ length: count }, () => number));
  return [boardOf('4d', groups) as Board<'4d'>, 1n] as const;
});

describe('the plays on 23 numbers of four digits', () => {
  it.each([
    ['BIG', '1234'],
    ['SMALL', '1234,0000,9999'],
    ['BIG_BOX', '1234,1123,1122,1112'],
    ['SMALL_BOX', '4321'],
    ['BIG_PERM', '1123,1112'],
    ['SMALL_PERM', '9876'],
    ['BIG_ROLL', 'R234'],
    ['SMALL_ROLL', '12R4'],
  ])('%s of %s wins as often as its units say, and at most its greatest payout', (code, text) => {
    const { play, selection } = betOn('4d', code, text);
    const counted = countMeans(play, selection, alike);
    expect(counted.means).toEqual(saidMeans(play, selection));
    expect(counted.most).toBe(counted.greatest);
  });

  it.each([
    ['BIG', '1234', ['0.6400']],
    ['SMALL', '1234', ['0.6500']],
    ['BIG_BOX', '1234', ['0.6672', '0.6420', '0.6408', '0.6400']],
    ['SMALL_BOX', '1234', ['0.6528', '0.6516', '0.6510', '0.6500']],
  ])('%s returns what is published, and is off until an operator opens it', (code, text, published) => {
    const { play } = betOn('4d', code, text);
    const returns = returnsOf(play, customaryRow(play, 1800)).map(({ returned }) => returned);
    expect(returns.map((returned) => decimal(returned, 4))).toEqual(published);
    expect(returns.every(opensByOperator)).toBe(true);
  });

  it('charges a number once, its arrangements each, and a roll ten times', () => {
    const unitsFor = (code: string, text: string) => {
      const { play, selection } = betOn('4d', code, text);
      return unitsOf(play, selection);
    };
    expect(unitsFor('BIG', '1234,5678')).toBe(2);
    expect(['1234', '1123', '1122', '1112'].map((number) => unitsFor('BIG_PERM', number))).toEqual([
      24, 12, 6, 4,
    ]);
    expect(unitsFor('BIG_BOX', '1234,4321,1112')).toBe(2);
    expect(unitsFor('SMALL_ROLL', '1R34')).toBe(10);
  });

  it('a number is among the 23 with the published chance', () => {
    const none = { numerator: 9_999n ** 23n, denominator: 10_000n ** 23n };
    expect(decimal(subtract(chance(1, 1), none), 12)).toBe('0.002297471770');
  });
});
