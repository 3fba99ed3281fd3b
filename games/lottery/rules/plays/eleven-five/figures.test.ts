import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { printOdds } from '../../odds/odds.ts';
import { customaryRow } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import {
  betOn,
  countMeans,
  decimal,
  expectWhole,
  saidMeans,
  type Weighed,
} from '../../proof/measure-play.fixture.ts';
import { combinationsOf } from '../../selections/arrangements.ts';
import { unitsOf } from '../play.ts';

const drum = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'];
const boardOfBalls = (balls: readonly string[]) => boardOf('11x5', [balls]) as Board<'11x5'>;

/** Every set of five; the order of a set means nothing to these plays. */
const sets: Weighed<'11x5'> = combinationsOf(drum, 5).map((balls) => [boardOfBalls(balls), 1n] as const);

/** Every order of the first three, with two others after them. */
const firstThree: Weighed<'11x5'> = drum.flatMap((first) =>
  drum.flatMap((second) =>
    drum.flatMap((third) => {
      const front = [first, second, third];
      if (new Set(front).size < 3) return [];
      const rest = drum.filter((ball) => !front.includes(ball)).slice(0, 2);
      return [[boardOfBalls([...front, ...rest]), 1n] as const];
    }),
  ),
);

describe('the plays on five of eleven', () => {
  it.each([
    ['RX1', '03'],
    ['RX1', '03,04,05,06,07,08'],
    ['RX2', '03,04,09'],
    ['RX2', '03,04,09|11'],
    ['RX3', '03,04,09,10'],
    ['RX3', '03,04,09,10|01,02'],
    ['RX4', '03,04,09,10,11'],
    ['RX5', '01,02,03,04,05,06,07'],
    ['RX5', '01,02,03,04|11'],
    ['RX6', '01,02,03,04,05,06,07'],
    ['RX6', '01,02,03,04,05|08,09'],
    ['RX7', '01,02,03,04,05,06,07,08,09,10,11'],
    ['RX7', '01,02,03|08,09,10,11,05,06'],
    ['RX8', '01,02,03,04,05,06,07,08,09'],
    ['RX8', '01,02|03,04,05,06,07,08,09'],
    ['DDS', '0,1,5'],
    ['CZW', '03,06,09'],
  ])('[LT7] %s of %s wins as often as its units say, over every set', (code, text) => {
    expectWhole([code, text], '11x5', sets);
  });

  it.each([
    ['3MQ.FS', '01|02|03'],
    ['3MQ.FS', '01,02|01,02,03|03,11'],
    ['3MQ.DS', '010203,110901'],
    ['3MQ.ZU', '01,02,03,04'],
    ['2MQ.FS', '01,02|02,03'],
    ['2MQ.DS', '0102,0201'],
    ['2MQ.ZU', '01,02,11'],
    ['3MQ.BDW', '01,02,03,04'],
  ])('[LT7] %s of %s wins as often as its units say, over every order of the first three', (code, text) => {
    expectWhole([code, text], '11x5', firstThree);
  });

  it('[LT7] a number at its position comes once in eleven draws', () => {
    // Each turn of the drum puts every number once at every position.
    const turns: Weighed<'11x5'> = drum.map(
      (_, by) => [boardOfBalls([0, 1, 2, 3, 4].map((at) => drum[(at + by) % 11] ?? '')), 1n] as const,
    );
    const { play, selection } = betOn('11x5', 'DWD', '01,02|03||04,05,06|11');
    expect(countMeans(play, selection, turns).means).toEqual(saidMeans(play, selection));
    // A number can stand at one place alone.
    const same = betOn('11x5', 'DWD', '07|07|07,08');
    expect(same.play.peaks(same.selection)).toEqual([{ win: 2 }]);
  });

  it.each([
    ['3MQ.FS', '01|02|03', [1, 990], '1782', '0.900000'],
    ['3MQ.ZU', '01,02,03', [1, 165], '297', '0.900000'],
    ['2MQ.FS', '01|02', [1, 110], '198', '0.900000'],
    ['2MQ.ZU', '01,02', [1, 55], '99', '0.900000'],
    ['3MQ.BDW', '01', [3, 11], '6.6', '0.900000'],
    ['DWD', '01', [1, 11], '19.8', '0.900000'],
    ['RX1', '01', [5, 11], '3.9', '0.886364'],
    ['RX2', '01,02', [2, 11], '9.9', '0.900000'],
    ['RX3', '01,02,03', [2, 33], '29.7', '0.900000'],
    ['RX4', '01,02,03,04', [1, 66], '118', '0.893939'],
    ['RX5', '01,02,03,04,05', [1, 462], '831', '0.899351'],
    ['RX6', '01,02,03,04,05,06', [1, 77], '138', '0.896104'],
    ['RX7', '01,02,03,04,05,06,07', [1, 22], '39.6', '0.900000'],
    ['RX8', '01,02,03,04,05,06,07,08', [4, 33], '14.8', '0.896970'],
  ] as const)(
    '[LT8] %s has the published chance, prize and return',
    (code, text, [part, all], prize, rtp) => {
      const { play, selection } = betOn('11x5', code, text);
      expect(unitsOf(play, selection)).toBe(1);
      expect(play.kinds[0]?.means).toEqual({ win: fraction(BigInt(part), BigInt(all)) });
      const row = customaryRow(play, 1800);
      expect(printOdds(2n * (row.tiers.win ?? 0n))).toBe(prize);
      expect(returnsOf(play, row).map(({ returned }) => decimal(returned, 6))).toEqual([rtp]);
    },
  );

  it('charges products without repeats, sets, and what fills up the fixed numbers', () => {
    const unitsFor = (code: string, text: string) => {
      const { play, selection } = betOn('11x5', code, text);
      return unitsOf(play, selection);
    };
    expect(unitsFor('3MQ.FS', '01,02|01,02,03|03,11')).toBe(7 - 1 + 0);
    expect(unitsFor('RX5', '01,02,03,04,05,06,07')).toBe(21);
    expect(unitsFor('RX5', '01,02,03,04|11')).toBe(1);
    expect(unitsFor('RX3', '03,04,09,10|01,02')).toBe(4);
    expect(unitsFor('2MQ.ZU', drum.join(','))).toBe(55);
  });

  it('odd numbers and the middle one have the published chances', () => {
    const chances = (code: string, name: string) =>
      betOn('11x5', code, name).play.kinds.map(({ code: kind, means }) => means[kind]);
    const of = (...parts: [bigint, bigint][]) => parts.map(([part, all]) => fraction(part, all));
    expect(chances('DDS', '0')).toEqual(
      of([1n, 462n], [5n, 77n], [25n, 77n], [100n, 231n], [25n, 154n], [1n, 77n]),
    );
    expect(chances('CZW', '03')).toEqual(
      of(...[28n, 63n, 90n, 100n, 90n, 63n, 28n].map((part): [bigint, bigint] => [part, 462n])),
    );
  });
});
