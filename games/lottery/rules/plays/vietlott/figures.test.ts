import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { chooseExactly } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { customaryRow, opensByOperator } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import { betOn, decimal, expectWhole, type Weighed } from '../../proof/measure-play.fixture.ts';
import { unitsOf } from '../play.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** One board for each number of drawn ones among the first `chosen` numbers. */
const mega = (chosen: number): Weighed<'mega645'> =>
  range(0, Math.min(6, chosen)).map((came) => {
    const balls = [...range(1, came), ...range(40, 45 - came)].map(String);
    const sets = chooseExactly(chosen, came) * chooseExactly(45 - chosen, 6 - came);
    return [boardOf('mega645', [balls]) as Board<'mega645'>, sets] as const;
  });

/** The same, with the bonus ball among the chosen and among the others. */
const power = (chosen: number): Weighed<'power655'> =>
  range(0, Math.min(6, chosen)).flatMap((came) => {
    const balls = [...range(1, came), ...range(40, 45 - came)].map(String);
    const sets = chooseExactly(chosen, came) * chooseExactly(55 - chosen, 6 - came);
    const board = (bonus: number) => boardOf('power655', [balls, [String(bonus)]]) as Board<'power655'>;
    const others = 49 - (chosen - came);
    return [
      ...(chosen > came ? [[board(chosen), sets * BigInt(chosen - came)] as const] : []),
      [board(55), sets * BigInt(others)] as const,
    ];
  });

describe('the plays of Vietlott', () => {
  it.each([5, 6, 7, 8, 15, 18])('[LT9] a system of %i wins as often as its lines say', (chosen) => {
    const text = range(1, chosen).join(',');
    expectWhole(['SYSTEM', text], 'mega645', mega(chosen));
    expectWhole(['SYSTEM', text], 'power655', power(chosen));
  });

  it.each([
    [5, 40, 50],
    [6, 1, 1],
    [7, 7, 7],
    [8, 28, 28],
    [15, 5005, 5005],
    [18, 18_564, 18_564],
  ])('[LT9] %i numbers buy %i lines of 45 and %i of 55', (chosen, ofMega, ofPower) => {
    const text = range(1, chosen).join(',');
    const units = (['mega645', 'power655'] as const).map((shape) => {
      const { play, selection } = betOn(shape, 'SYSTEM', text);
      return unitsOf(play, selection);
    });
    expect(units).toEqual([ofMega, ofPower]);
  });

  it('has the published chances and returns', () => {
    const { play: ofMega } = betOn('mega645', 'SYSTEM', '1,2,3,4,5,6');
    expect(ofMega.kinds[0]?.means).toEqual({
      match6: chance(1, 8_145_060),
      match5: chance(234, 8_145_060),
      match4: chance(11_115, 8_145_060),
      match3: chance(182_780, 8_145_060),
    });
    const { play: ofPower } = betOn('power655', 'SYSTEM', '1,2,3,4,5,6');
    expect(ofPower.kinds[0]?.means).toEqual({
      match6: chance(1, 28_989_675),
      bonus: chance(6, 28_989_675),
      match5: chance(288, 28_989_675),
      match4: chance(17_640, 28_989_675),
      match3: chance(368_480, 28_989_675),
    });
    const returns = [
      ...returnsOf(ofMega, customaryRow(ofMega, 1800)),
      ...returnsOf(ofPower, customaryRow(ofPower, 1800)),
    ].map(({ returned }) => returned);
    expect(returns.map((returned) => decimal(returned, 12))).toEqual(['0.284318347563', '0.299292765441']);
    expect(returns).toEqual([chance(77_193, 271_502), chance(347_056, 1_159_587)]);
    expect(returns.every(opensByOperator)).toBe(true);
  });
});
