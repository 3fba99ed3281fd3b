import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { eachBoard } from '../../boards/each-board.ts';
import { chance } from '../../exact/fractions.ts';
import { betOn, decimal, expectWhole } from '../../proof/measure-play.fixture.ts';

const all = [...eachBoard('k3')].map((board) => [board, 1n] as const);

describe('the plays on three dice', () => {
  it.each([
    ['HZ', '03'],
    ['HZ', '04,10,11,18'],
    ['LM', 'BIG'],
    ['LM', 'SMALL,ODD,EVEN'],
    ['XT', 'TRIPLE,MIXED'],
    ['XT', 'STRAIGHT,PAIR'],
    ['3THTX', 'ALL'],
    ['3THDX', '1,6'],
    ['2THFX', '1,2,3'],
    ['2THDX', '1|2'],
    ['2THDX', '1,2|2,3,6'],
    ['3BTH', '1,2,3'],
    ['3BTH', '1,2,3,5,6'],
    ['3LHTX', 'ALL'],
    ['2BTH', '1,2'],
    ['2BTH', '1,2,3,6'],
    ['DTYS', '1'],
    ['DTYS', '|1'],
    ['DTYS', '1,2,3|3,4'],
  ])('%s of %s wins as often as its units say, over every throw', (code, text) => {
    expectWhole([code, text], 'k3', all);
  });

  it.each([
    ['LM', 'BIG', 'BIG', '0.500000000000'],
    ['2THFX', '1', 'win', '0.074074074074'],
    ['2THDX', '1|2', 'win', '0.013888888889'],
    ['3BTH', '1,2,3', 'win', '0.027777777778'],
    ['3LHTX', 'ALL', 'ALL', '0.111111111111'],
    ['XT', 'MIXED', 'MIXED', '0.444444444444'],
    ['XT', 'PAIR', 'PAIR', '0.416666666667'],
    ['2BTH', '1,2', 'win', '0.138888888889'],
    ['DTYS', '1', 'appears', decimal(fraction(91n, 216n), 12)],
    ['DTYS', '|1', 'absent', decimal(fraction(125n, 216n), 12)],
  ] as const)('%s of %s has the published chance', (code, text, tier, published) => {
    const { play } = betOn('k3', code, text);
    const mean = play.kinds.find(({ means }) => means[tier] !== undefined)?.means[tier];
    expect(mean && decimal(mean, 12)).toBe(published);
  });

  it('any three different faces come in 5 of 9 throws', () => {
    const straight = betOn('k3', 'XT', 'STRAIGHT').play.kinds.find(({ code }) => code === 'STRAIGHT');
    expect(straight?.means.STRAIGHT).toEqual(fraction(1n, 9n));
    const different = all.filter(([board]) => new Set(board.groups.dice).size === 3).length;
    expect(chance(different, all.length)).toEqual(fraction(5n, 9n));
  });

  it('sums have the published chances', () => {
    const { play } = betOn('k3', 'HZ', '03');
    const throws = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
    expect(play.kinds.map(({ code, means }) => means[code])).toEqual(throws.map((of) => chance(of, 216)));
  });
});
