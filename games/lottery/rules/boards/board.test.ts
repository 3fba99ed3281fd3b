import { openStream } from '@ikka/fair';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, numbersOf, printBoard, readBoard } from './board.ts';
import { drawBoard } from './draw-board.ts';
import { eachBoard } from './each-board.ts';
import { type Shape, shapeCodes, shapes } from './shapes.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const streamOf = (nonce: number) => openStream({ serverSeed, clientSeed: 'urdu-client-seed', nonce });

describe('a board', () => {
  it.each(shapeCodes)('[LT1] of %s is printed and read again, in one form', (shape) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (nonce) => {
        const board = drawBoard(shape, streamOf(nonce));
        expect(readBoard(shape, printBoard(board))).toEqual(board);
        expect(readBoard(shape, printBoard(board).replaceAll(',', ' , '))).toEqual(board);
      }),
      { numRuns: 15, seed: 19 },
    );
  });

  it.each([
    ['vn-north', 27, 107],
    ['vn-south', 18, 6 + 5 * 11 + 4 * 4 + 3 + 2],
    ['4d', 23, 92],
    ['th-glo', 171, 6 * 166 + 12 + 2],
  ] as const)('[LT1] of %s has %i numbers, %i digits in all', (shape, count, digitCount) => {
    const numbers = Object.values(drawBoard(shape, streamOf(1)).groups).flat();
    expect(numbers).toHaveLength(count);
    expect(numbers.join('')).toHaveLength(digitCount);
  });

  it('[LT1] is refused with a number too few, too long, out of range or drawn twice', () => {
    expect(readBoard('ssc', '1,2,3,4,5')?.groups).toEqual({ balls: ['1', '2', '3', '4', '5'] });
    expect(readBoard('ssc', '1,2,3,4')).toBeNull();
    expect(readBoard('ssc', '1,2,3,4,10')).toBeNull();
    expect(readBoard('ssc', '1,2,3,4,5|6')).toBeNull();
    expect(readBoard('k3', '1,2,7')).toBeNull();
    expect(readBoard('k3', '6,6,6')?.groups).toEqual({ dice: ['6', '6', '6'] });
    expect(readBoard('11x5', '1,2,3,4,4')).toBeNull();
    expect(readBoard('11x5', '5,4,3,2,11')?.groups).toEqual({ balls: ['05', '04', '03', '02', '11'] });
    expect(readBoard('power655', '1,2,3,4,5,6|6')).toBeNull();
    expect(readBoard('power655', '6,5,4,3,2,1|7')?.groups.balls).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
    ]);
    expect(boardOf('vn-north', [['1234']])).toBeNull();
    expect(readBoard('pc28', '')).toBeNull();
  });

  it('names no group that its shape does not have', () => {
    expect(() => numbersOf(drawBoard('k3', streamOf(0)), 'balls')).toThrow(RangeError);
  });
});

describe('drawing a board', () => {
  it('[LT2] takes one number of the stream for each number, in the board’s order', () => {
    const [drawn, stream] = [drawBoard('vn-south', streamOf(5)), streamOf(5)];
    const expected = shapes['vn-south'].groups.flatMap(({ count, alphabet }) =>
      Array.from({ length: count }, () =>
        String(stream.below(alphabet.to + 1)).padStart(alphabet.width, '0'),
      ),
    );
    expect(Object.values(drawn.groups).flat()).toEqual(expected);
  });

  it('[LT2] deals numbers without repeats, in the published form of keno', () => {
    expect(numbersOf(drawBoard('kl8', streamOf(0)), 'balls').map(Number)).toEqual([
      12, 13, 17, 20, 24, 26, 27, 29, 36, 38, 42, 44, 47, 50, 61, 65, 68, 71, 74, 75,
    ]);
    const stream = streamOf(3);
    expect(numbersOf(drawBoard('pk10', streamOf(3)), 'balls').map(Number)).toEqual(
      stream.deal(10, 10).map((car) => car + 1),
    );
    const power = drawBoard('power655', streamOf(4));
    expect(new Set([...numbersOf(power, 'balls'), ...numbersOf(power, 'bonus')]).size).toBe(7);
  });

  it.each([
    ['ssc', 10],
    ['11x5', 11],
    ['pk10', 10],
    ['k3', 6],
    ['kl8', 80],
  ] as const)('[LT2] draws every number of %s about as often as every other one', (shape, symbols) => {
    const counts = new Map<string, number>();
    const DRAWS = 1_000;
    for (let nonce = 0; nonce < DRAWS; nonce += 1) {
      for (const number of Object.values(drawBoard(shape, streamOf(nonce)).groups).flat()) {
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
    }
    const { groups }: Shape = shapes[shape];
    const due = (DRAWS * (groups[0]?.count ?? 0)) / symbols;
    expect(counts.size).toBe(symbols);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
    // The 99.9 % point for 79 degrees of freedom is 124; fewer symbols lie far below their own.
    expect(chiSquare).toBeLessThan(symbols === 80 ? 124 : 30);
  });
});

describe('every board', () => {
  it.each([
    ['k3', 216],
    ['pc28', 1_000],
  ] as const)('of %s comes once', (shape, count) => {
    const printed = [...eachBoard(shape)].map(printBoard);
    expect(new Set(printed).size).toBe(count);
    expect(printed).toHaveLength(count);
  });

  it('is not counted where there are too many', () => {
    expect(() => eachBoard('kl8').next()).toThrow(RangeError);
    expect(() => eachBoard('vn-north').next()).toThrow(RangeError);
  });
});
