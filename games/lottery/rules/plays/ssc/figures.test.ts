import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { printOdds } from '../../odds/odds.ts';
import { customaryRow } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import { betOn, decimal, expectWhole, type Weighed } from '../../proof/measure-play.fixture.ts';
import { countArrangements } from '../../selections/arrangements.ts';
import type { Selection } from '../../selections/grammar.ts';
import { unitsOf } from '../play.ts';
import { sscPlays } from './index.ts';

const known = new Map<string, Weighed<'ssc'>>();

/** Every way in which the digits of some places come, the others being 0; made once. */
function byPlaces(positions: readonly number[]): Weighed<'ssc'> {
  const name = positions.join('');
  const boards = known.get(name) ?? everyWay(positions);
  known.set(name, boards);
  return boards;
}

function everyWay(positions: readonly number[]): Weighed<'ssc'> {
  return Array.from({ length: 10 ** positions.length }, (_, value) => {
    const drawn = String(value).padStart(positions.length, '0');
    const digits = [0, 1, 2, 3, 4].map((at) => drawn[positions.indexOf(at)] ?? '0');
    return [boardOfDigits(digits), 1n] as const;
  });
}

const boardOfDigits = (digits: readonly string[]) => boardOf('ssc', [digits]) as Board<'ssc'>;

/** Every set of five digits, in one order, for as many draws as it has orders. */
const inAnyOrder: Weighed<'ssc'> = Array.from({ length: 10 ** 5 }, (_, value) =>
  String(value).padStart(5, '0'),
)
  .filter((digits) => [...digits].every((digit, at) => at === 0 || digit >= (digits[at - 1] ?? '')))
  .map((digits) => [boardOfDigits([...digits]), BigInt(countArrangements(digits))] as const);

/** For each place a digit that was selected there or one that was not, for as many draws as these stand for. */
function byRight(selection: Selection): Weighed<'ssc'> {
  return Array.from({ length: 2 ** 5 }, (_, mask) => {
    const sides = [0, 1, 2, 3, 4].map((at) => {
      const isRight = ((mask >> at) & 1) === 1;
      return [...'0123456789'].filter((digit) => (selection[at] ?? []).includes(digit) === isRight);
    });
    const draws = sides.reduce((product, side) => product * side.length, 1);
    return [sides.map(([digit]) => digit ?? ''), draws] as const;
  })
    .filter(([, draws]) => draws > 0)
    .map(([digits, draws]) => [boardOfDigits(digits), BigInt(draws)] as const);
}

/** The listed numbers, and one other that stands for all that are not. */
const byListed = ([numbers = []]: Selection): Weighed<'ssc'> => [
  ...numbers.map((number) => [boardOfDigits([...number]), 1n] as const),
  [boardOfDigits([...'98765']), BigInt(10 ** 5 - numbers.length)],
];

const windows: Record<string, readonly number[]> = {
  '4XQ': [0, 1, 2, 3],
  '4XH': [1, 2, 3, 4],
  '3XQ': [0, 1, 2],
  '3XZ': [1, 2, 3],
  '3XH': [2, 3, 4],
  '2XQ': [0, 1],
  '2XH': [3, 4],
  LH: [0, 4],
};

/** The boards that tell the draws apart by which a play is decided. */
function boardsFor(code: string, text: string): Weighed<'ssc'> {
  const positions = windows[code.split('.')[0] ?? ''];
  if (positions !== undefined) return byPlaces(positions);
  const { selection } = betOn('ssc', code, text);
  if (code === '5X.DS') return byListed(selection);
  return /^(5X\.FS|DWD|RX\d)$/.test(code) ? byRight(selection) : inAnyOrder;
}

/** Two selections of each play: a plain one and one whose rows overlap or are long. */
const selections: Record<string, readonly string[]> = {
  FS: ['1|2', '0,5,9|5,7'],
  'FS 3': ['1|2|3', '0,1,2|2,3|9'],
  'FS 4': ['1|2|3|4', '0,1|1,2|2|5,6,7'],
  'FS 5': ['1,2|0,1,2,3|5,7,9|4|6,8'],
  DS: ['12,34,99'],
  'DS 3': ['123,456,999'],
  'DS 4': ['1234,0000'],
  'DS 5': ['12345,00000'],
  ZX120: ['1,2,3,4,5,6'],
  ZX60: ['1,2|2,3,4,5,6'],
  ZX30: ['1,2,3|3,4'],
  ZX20: ['1,2|2,3,4'],
  ZX10: ['1,2|2,3'],
  ZX5: ['1,2|2,3'],
  ZX24: ['0,1,2,3,4'],
  ZX12: ['1,2|2,3,4'],
  ZX6: ['1,2,9'],
  ZX4: ['1,2|1,2,3'],
  ZU3: ['1,2', '0,4,5,9'],
  ZU6: ['1,2,3', '0,2,4,6,8'],
  ZU: ['1,2', '0,5,6,9'],
  HZ: ['00', '05,09,13'],
  KD: ['0', '1,5,9'],
  ZUHZ: ['1', '3,12,26', '6'],
  HZWS: ['0', '3,7,9'],
  XT: ['LEOPARD', 'STRAIGHT,MISC', 'PAIR,HALF_STRAIGHT'],
  BDD1: ['7', '1,2,3,4,5'],
  BDD2: ['1,7', '1,2,3,4'],
  BDD3: ['1,7,9', '1,2,3,4,5,6'],
  DXDS: ['BIG|ODD', 'BIG,ODD|BIG,SMALL,EVEN'],
  'DXDS 3': ['BIG|ODD|SMALL', 'BIG,ODD|EVEN|BIG,SMALL,EVEN'],
  DWD: ['7', '1,2||||0,1,2,3,4,5,6,7,8,9'],
  RX2: ['1||2', '1,2|3|4,5,6||7'],
  RX3: ['1||2|3', '1,2|3|4,5,6|8|7'],
  RX4: ['1|9|2|3', '1,2|3|4,5,6|8|7'],
  YFFS: ['4', '1,2,3,4,5,6'],
  HSCS: ['4', '1,2,3'],
  SXBX: ['4', '1,2,3'],
  SJFC: ['4', '0,9'],
  LM: ['BIG', 'SMALL,ODD', 'BIG,SMALL,ODD,EVEN'],
  LH: ['DRAGON', 'TIGER,TIE'],
  NN: ['NO_BULL', 'B1,B2,BULL_BULL', 'B3,B4,B5,B6,B7,B8,B9'],
};

function selectionsOf(code: string): readonly string[] {
  const [group = '', play = group] = code.split('.');
  const places = /^[2-5](?=X)/.exec(group)?.[0] ?? '';
  const found = selections[`${play} ${places}`] ?? selections[play];
  if (found === undefined) throw new Error(`no selection of ${code} is measured`);
  return found;
}

describe('the plays on five digits', () => {
  it.each(sscPlays.map(({ code }) => code))(
    '[LT6] %s wins as often as its units say, and never more than its greatest payout, over every draw',
    (code) => {
      for (const text of selectionsOf(code)) expectWhole([code, text], 'ssc', boardsFor(code, text));
    },
  );

  /** Play, one bet of it, its chance, what two units return at 1800, and the return. */
  it.each([
    ['5X.FS', '1|2|3|4|5', [1, 100_000], '180000', '0.900000'],
    ['5X.ZX120', '1,2,3,4,5', [3, 2500], '1500', '0.900000'],
    ['5X.ZX60', '1|2,3,4', [3, 5000], '3000', '0.900000'],
    ['5X.ZX30', '1,2|3', [3, 10_000], '6000', '0.900000'],
    ['5X.ZX20', '1|2,3', [1, 5000], '9000', '0.900000'],
    ['5X.ZX10', '1|2', [1, 10_000], '18000', '0.900000'],
    ['5X.ZX5', '1|2', [1, 20_000], '36000', '0.900000'],
    ['4XH.FS', '1|2|3|4', [1, 10_000], '18000', '0.900000'],
    ['4XH.ZX24', '1,2,3,4', [3, 1250], '750', '0.900000'],
    ['4XH.ZX12', '1|2,3', [3, 2500], '1500', '0.900000'],
    ['4XH.ZX6', '1,2', [3, 5000], '3000', '0.900000'],
    ['4XH.ZX4', '1|2', [1, 2500], '4500', '0.900000'],
    ['3XQ.FS', '1|2|3', [1, 1000], '1800', '0.900000'],
    ['3XQ.ZU3', '1,2', [3, 1000], '600', '0.900000'],
    ['3XQ.ZU6', '1,2,3', [3, 500], '300', '0.900000'],
    ['3XQ.HZWS', '7', [1, 10], '18', '0.900000'],
    ['2XQ.FS', '1|2', [1, 100], '180', '0.900000'],
    ['2XQ.ZU', '1,2', [1, 50], '90', '0.900000'],
    ['DWD', '1', [1, 10], '18', '0.900000'],
    ['3XH.BDD1', '7', [271, 1000], '6.6', '0.894300'],
    ['3XH.BDD2', '1,7', [27, 500], '33', '0.891000'],
    ['4XH.BDD1', '7', [3439, 10_000], '5.2', '0.894140'],
    ['4XH.BDD2', '1,7', [487, 5000], '18.39', '0.895593'],
    ['5X.BDD2', '1,7', [1467, 10_000], '12', '0.880200'],
    ['5X.BDD3', '1,7,9', [87, 2000], '41', '0.891750'],
    ['2XH.DXDS', 'BIG|ODD', [1, 4], '7.2', '0.900000'],
    ['3XH.DXDS', 'BIG|ODD|BIG', [1, 8], '14.4', '0.900000'],
    ['QW.YFFS', '4', [40_951, 100_000], '4.3', '0.880447'],
    ['QW.HSCS', '4', [4073, 50_000], '22', '0.896060'],
    ['QW.SXBX', '4', [107, 12_500], '210', '0.898800'],
    ['QW.SJFC', '4', [23, 50_000], '3900', '0.897000'],
  ] as const)(
    '[LT8] %s has the published chance, prize and return',
    (code, text, [part, whole], prize, rtp) => {
      const { play, selection } = betOn('ssc', code, text);
      expect(unitsOf(play, selection)).toBe(code === '3XQ.ZU3' ? 2 : 1);
      expect(play.kinds[0]?.means).toEqual({ win: fraction(BigInt(part), BigInt(whole)) });
      const row = customaryRow(play, 1800);
      expect(printOdds(2n * (row.tiers.win ?? 0n))).toBe(prize);
      expect(returnsOf(play, row).map(({ returned }) => decimal(returned, 6))).toEqual([rtp]);
    },
  );

  it('[LT6] charges the published units', () => {
    const unitsFor = (code: string, text: string) => {
      const { play, selection } = betOn('ssc', code, text);
      return unitsOf(play, selection);
    };
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
    const sums = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75];
    expect(range(0, 27).map((sum) => unitsFor('3XQ.HZ', sum.padStart(2, '0')))).toEqual([
      ...sums,
      ...[...sums].reverse(),
    ]);
    expect(range(0, 9).map((span) => unitsFor('3XZ.KD', span))).toEqual([
      10, 54, 96, 126, 144, 150, 144, 126, 96, 54,
    ]);
    const groupSums = [1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15];
    const units = range(1, 26).map((sum) => unitsFor('3XH.ZUHZ', sum));
    expect(units).toEqual([...groupSums, ...[...groupSums].reverse()]);
    expect(units.reduce((sum, of) => sum + of, 0)).toBe(210);
    expect(range(0, 18).map((sum) => unitsFor('2XQ.HZ', sum.padStart(2, '0')))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
    expect(range(0, 9).map((span) => unitsFor('2XH.KD', span))).toEqual([10, 18, 16, 14, 12, 10, 8, 6, 4, 2]);
    const ten = '0,1,2,3,4,5,6,7,8,9';
    expect(unitsFor('5X.FS', [ten, ten, ten, ten, ten].join('|'))).toBe(100_000);
    expect(unitsFor('5X.ZX120', ten)).toBe(252);
    expect(unitsFor('5X.ZX60', `${ten}|${ten}`)).toBe(840);
    expect(unitsFor('5X.ZX30', `${ten}|${ten}`)).toBe(360);
    expect(unitsFor('5X.ZX20', `${ten}|${ten}`)).toBe(360);
    expect(unitsFor('5X.ZX10', `${ten}|${ten}`)).toBe(90);
    expect(unitsFor('5X.ZX5', '1,2,3|3,4')).toBe(5);
    expect(unitsFor('4XQ.ZX24', ten)).toBe(210);
    expect(unitsFor('4XQ.ZX12', '1,2|2,3,4')).toBe(4);
    expect(unitsFor('4XQ.ZX6', ten)).toBe(45);
    expect(unitsFor('4XQ.ZX4', `${ten}|${ten}`)).toBe(90);
    expect(unitsFor('3XQ.ZU3', ten)).toBe(90);
    expect(unitsFor('3XQ.ZU6', ten)).toBe(120);
    expect(unitsFor('2XQ.ZU', ten)).toBe(45);
    expect(unitsFor('DWD', '1,2||3,4,5')).toBe(5);
    expect(unitsFor('RX2', '1,2|3|4,5,6')).toBe(11);
  });

  it.each([
    ['HE.LM', 'BIG', '0.500000000000'],
    ['LH', 'DRAGON', '0.450000000000'],
    ['LH', 'TIE', '0.100000000000'],
    ['3XQ.XT', 'LEOPARD', '0.010000000000'],
    ['3XQ.XT', 'STRAIGHT', '0.060000000000'],
    ['3XQ.XT', 'PAIR', '0.270000000000'],
    ['3XQ.XT', 'HALF_STRAIGHT', '0.360000000000'],
    ['3XQ.XT', 'MISC', '0.300000000000'],
    ['NN', 'NO_BULL', '0.356490000000'],
    ['NN', 'B1', '0.063750000000'],
    ['NN', 'B2', '0.065050000000'],
    ['NN', 'BULL_BULL', '0.064560000000'],
  ])('%s %s has the published chance', (code, name, published) => {
    const { play } = betOn('ssc', code, name);
    const kind = play.kinds.find((one) => one.code === name);
    expect(decimal(kind?.means[name] ?? fraction(0n, 1n), 12)).toBe(published);
  });
});
