import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from '../../boards/board.ts';
import { type Shape, shapes } from '../../boards/shapes.ts';
import { chance, multiply, subtract } from '../../exact/fractions.ts';
import { oddsRate, readOdds } from '../../odds/odds.ts';
import { customaryRow, opensByOperator } from '../../odds/odds-sheet.ts';
import { returnsOf } from '../../odds/returns.ts';
import { betOn, countMeans, decimal, saidMeans, type Weighed } from '../../proof/measure-play.fixture.ts';
import type { Selection } from '../../selections/grammar.ts';
import { playOf } from '../index.ts';
import { unitsOf } from '../play.ts';
import { northPlays, southPlays } from './index.ts';
import { tailsOf, type VietnamShape } from './tails.ts';

const boardFilled = <Code extends VietnamShape>(
  shape: Code,
  fill: (width: number) => string,
): Board<Code> => {
  const { groups }: Shape = shapes[shape];
  const filled = groups.map(({ count, alphabet }) =>
    Array.from({ length: count }, () => fill(alphabet.width)),
  );
  return boardOf(shape, filled) as Board<Code>;
};

/**
 * All numbers of a board end (or begin) alike: by the sum over all such ends a place counts as often as over all boards. Ends of more
 * than two digits are those that were selected, and one that stands for all others.
 */
function alike<Code extends VietnamShape>(
  shape: Code,
  { width, atStart, selected }: { width: number; atStart: boolean; selected: Selection },
): Weighed<Code> {
  const boardOfEnd = (digits: string) =>
    boardFilled(shape, (wide) => {
      if (wide <= width) return digits.slice(width - wide);
      const filling = '0'.repeat(wide - width);
      return atStart ? digits + filling : filling + digits;
    });
  if (width === 2) {
    const ends = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
    return ends.map((end) => [boardOfEnd(end), 1n] as const);
  }
  const [numbers = []] = selected;
  return [
    ...numbers.map((number) => [boardOfEnd(number), 1n] as const),
    [boardOfEnd('5'.repeat(width)), BigInt(10 ** width - numbers.length)],
  ];
}

/** That of k numbers exactly those of a set came in n draws: counted draw by draw, other than by inclusion and exclusion. */
function waysBySet(k: number, n: number): bigint[] {
  let ways = Array.from({ length: 2 ** k }, (_, set) => BigInt(set === 0));
  for (let draw = 0; draw < n; draw += 1) {
    const next = ways.map((count) => count * BigInt(100 - k));
    for (const [set, count] of ways.entries()) {
      for (let number = 0; number < k; number += 1) {
        next[set | (1 << number)] = (next[set | (1 << number)] ?? 0n) + count;
      }
    }
    ways = next;
  }
  return ways;
}

const whole = (n: number) => 100n ** BigInt(n);
const meanOf = (shape: VietnamShape, code: string): Fraction =>
  playOf(shape, code)?.kinds[0]?.means.win ?? fraction(0n, 1n);
const atOdds = (mean: Fraction, odds: string) => multiply(mean, oddsRate(readOdds(odds) ?? 0n));
/** That at least one of n independent numbers ends with given digits. */
const atLeastOne = (n: number, width: number): Fraction => {
  const all = 10n ** BigInt(width);
  return subtract(chance(1, 1), fraction((all - 1n) ** BigInt(n), all ** BigInt(n)));
};

describe.each(['vn-north', 'vn-south'] as const)('the plays on a board of %s', (shape) => {
  it.each([
    ['LO2', 2, '00,37,99', false],
    ['LO2_1K', 2, '37', false],
    ['LO2_FIRST', 2, '05,37', true],
    ['LO3', 3, '037,999', false],
    ['LO4', 4, '0370,9999', false],
    ['DE_DB', 2, '00,37', false],
    ['DE_DAU', 2, '00,37', false],
    ['BACANG', 3, '037', false],
    ['BACANG_DAU', 3, '037,112', false],
    ['4CANG', 4, '0370', false],
    ['DAU_DUOI', 2, '1,2|0', false],
    ['TAI_XIU', 2, 'BIG', false],
    ['CHAN_LE', 2, 'EVEN,ODD', false],
    ['TONG', 2, '00,01,09,17', false],
  ] as const)('[LT3] %s wins as often as its units say', (code, width, text, atStart) => {
    const { play, selection } = betOn(shape, code, text);
    const counted = countMeans(play, selection, alike(shape, { width, atStart, selected: selection }));
    expect(counted.means).toEqual(saidMeans(play, selection));
    // All numbers alike is also the board on which the most is won.
    expect(counted.most).toBe(counted.greatest);
  });

  it.each([2, 3, 4])('[LT4] xien of %i wins as often as counted draw by draw', (k) => {
    const n = tailsOf(shape, 2).length;
    expect(meanOf(shape, `XIEN${k}`)).toEqual(fraction(waysBySet(k, n).at(-1) ?? 0n, whole(n)));
  });

  it.each([4, 8, 10])('[LT4] truot of %i wins as often as counted draw by draw', (k) => {
    const n = tailsOf(shape, 2).length;
    const none = playOf(shape, `TRUOT${k}`)?.kinds[0]?.means.win;
    expect(none && decimal(none, 30)).toBe(decimal(fraction(waysBySet(k, n)[0] ?? 0n, whole(n)), 30));
  });

  it('[LT3] sums pay their own odds, and return between 70 and 90 %', () => {
    const play = playOf(shape, 'TONG');
    if (play === undefined) throw new Error('no play on sums');
    const returns = returnsOf(play, customaryRow(play, 1800)).map(({ returned }) => decimal(returned, 5));
    const half = '0.70000 0.72000 0.80997 0.82000 0.82000 0.81996 0.85995 0.87000 0.87993'.split(' ');
    expect(returns).toEqual([...half, '0.90000', ...[...half].reverse()]);
  });

  it('[LT5] a ticket wins the special prizes with the numbers near the special one, and each end by its own width', () => {
    const width = shape === 'vn-north' ? 5 : 6;
    const special = '123456'.slice(0, width);
    const board = boardFilled(shape, (wide) => (wide === width ? special : '9'.repeat(wide)));
    const near = [special];
    for (let at = 0; at < width; at += 1) {
      for (const digit of '0123456789') {
        if (digit !== special[at]) near.push(special.slice(0, at) + digit + special.slice(at + 1));
      }
    }
    const won: Record<string, number> = {};
    for (const ticket of near) {
      const { play, selection } = betOn(shape, 'TICKET', ticket);
      for (const { tier } of play.hits(selection, board)) won[tier] = (won[tier] ?? 0) + 1;
    }
    // A northern board's other numbers of five digits are the special one here, so that it wins with them too.
    expect(won).toEqual(
      shape === 'vn-south'
        ? { special: 1, subSpecial: 9, consolation: 45 }
        : { special: 1, g1: 1, g2: 1, g3: 1 },
    );
    const play = playOf(shape, 'TICKET');
    const means = play?.kinds[0]?.means ?? {};
    expect(means.special).toEqual(chance(1, 10 ** width));
    for (const { code, count, alphabet } of shapes[shape].groups) {
      expect(means[code]).toEqual(chance(count, 10 ** alphabet.width));
    }
  });
});

describe('the figures of Vietnam', () => {
  it.each([
    ['vn-north', 2, 27, '0.237657285653'],
    ['vn-north', 3, 23, '0.022748762179'],
    ['vn-north', 4, 20, '0.001998101140'],
    ['vn-south', 2, 18, '0.165486238550'],
    ['vn-south', 3, 17, '0.016864677626'],
    ['vn-south', 4, 16, '0.001598800560'],
  ] as const)(
    'on %s a number of %i digits has %i places and comes at least once with its published chance',
    (shape, width, n, published) => {
      expect(tailsOf(shape, width)).toHaveLength(n);
      expect(decimal(atLeastOne(n, width), 12)).toBe(published);
    },
  );

  it.each([
    ['vn-north', 'XIEN2', '0.054882097785', '17', '0.932995662353'],
    ['vn-north', 'XIEN3', '0.012297936224', '65', '0.799365854548'],
    ['vn-north', 'XIEN4', '0.002669915050', '250', '0.667478762624'],
    ['vn-south', 'XIEN2', '0.026107807957', '28', '0.731018622792'],
    ['vn-south', 'XIEN2', '0.026107807957', '30', '0.783234238706'],
    ['vn-south', 'XIEN3', '0.003913445678', '150', '0.587016851669'],
    ['vn-south', 'XIEN4', '0.000555224542', '750', '0.416418406729'],
    ['vn-south', 'TRUOT4', '0.479603335373', '2', '0.959206670745'],
    ['vn-south', 'TRUOT8', '0.222936352981', '4', '0.891745411922'],
    ['vn-south', 'TRUOT10', '0.150094635297', '6', '0.900567811782'],
  ] as const)('%s %s wins with %s and at %s returns %s', (shape, code, published, odds, returned) => {
    expect(decimal(meanOf(shape, code), 12)).toBe(published);
    expect(decimal(atOdds(meanOf(shape, code), odds), 12)).toBe(returned);
  });

  it.each([
    ['TRUOT4', '0.332141614256'],
    ['TRUOT8', '0.105261932349'],
    ['TRUOT10', '0.058149737003'],
  ])('in the North %s wins with %s', (code, published) => {
    expect(decimal(meanOf('vn-north', code), 12)).toBe(published);
  });

  it.each([
    ['LO2', '0.990000000000'],
    ['LO3', '0.960000000000'],
    ['LO4', '0.888000000000'],
    ['DAU_DUOI', '0.990000000000'],
  ])('%s returns %s on both boards', (code, published) => {
    for (const plays of [northPlays, southPlays]) {
      const play = plays.find((one) => one.code === code);
      if (play === undefined) throw new Error(`no ${code}`);
      const [only] = returnsOf(play, customaryRow(play, 1800));
      expect(only && decimal(only.returned, 12)).toBe(published);
    }
  });

  it('[LT5] a southern series pays half of its sales with 11,565 prizes', () => {
    const play = playOf('vn-south', 'TICKET');
    if (play === undefined) throw new Error('no ticket');
    const counts = Object.values(play.kinds[0]?.means ?? {}).map((mean) =>
      decimal(multiply(mean, chance(1_000_000, 1)), 0),
    );
    expect(counts.reduce((sum, count) => sum + BigInt(count), 0n)).toBe(11_565n);
    expect(returnsOf(play, customaryRow(play, 1800))[0]?.returned).toEqual(fraction(1n, 2n));
  });

  it('[LT3] charges 27 or 18 units for a number, and every set of a pool once', () => {
    const unitsFor = (shape: VietnamShape, code: string, text: string) => {
      const { play, selection } = betOn(shape, code, text);
      return unitsOf(play, selection);
    };
    expect(
      ['LO2', 'LO2_FIRST', 'LO2_1K', 'DE_DB', 'DE_DAU'].map((code) => unitsFor('vn-north', code, '37')),
    ).toEqual([27, 27, 1, 1, 4]);
    expect(
      ['LO2', 'LO2_FIRST', 'LO2_1K', 'DE_DB', 'DE_DAU'].map((code) => unitsFor('vn-south', code, '37')),
    ).toEqual([18, 18, 1, 1, 1]);
    expect([unitsFor('vn-north', 'LO3', '037'), unitsFor('vn-south', 'LO3', '037')]).toEqual([23, 17]);
    expect([unitsFor('vn-north', 'LO4', '0370'), unitsFor('vn-south', 'LO4', '0370')]).toEqual([20, 16]);
    expect([unitsFor('vn-north', 'BACANG_DAU', '037'), unitsFor('vn-south', 'BACANG_DAU', '037')]).toEqual([
      3, 1,
    ]);
    expect(unitsFor('vn-north', 'XIEN2', '01,02,03,04,05')).toBe(10);
    expect(unitsFor('vn-north', 'XIEN4', '01,02,03,04,05,06')).toBe(15);
    expect(unitsFor('vn-south', 'DA', '01,02,03,04')).toBe(6);
    expect(unitsFor('vn-south', 'TRUOT8', '01,02,03,04,05,06,07,08,09')).toBe(9);
  });

  it('[LT11] what returns less than 75 % is off until an operator opens it', () => {
    const off = [...northPlays, ...southPlays].flatMap((play) =>
      returnsOf(play, customaryRow<typeof play.shape>(play, 1800)).flatMap(({ kind, returned }) =>
        opensByOperator(returned) ? [`${play.shape} ${play.code} ${kind}`] : [],
      ),
    );
    const sums = (shape: string) => ['00', '01', '17', '18'].map((sum) => `${shape} TONG ${sum}`);
    expect(off).toEqual([
      'vn-north XIEN4 unit',
      ...sums('vn-north'),
      'vn-north TICKET unit',
      'vn-south XIEN3 unit',
      'vn-south XIEN4 unit',
      'vn-south DA unit',
      ...sums('vn-south'),
      'vn-south TICKET unit',
    ]);
  });
});
