import { describe, expect, it } from 'vitest';
import { moveChances } from './move-chances.ts';

const book = [
  { key: 'home', win: 0.5, back: 0 },
  { key: 'draw', win: 0.3, back: 0 },
  { key: 'away', win: 0.2, back: 0 },
];
const wins = (moved: readonly { readonly win: number }[]) => moved.map(({ win }) => Number(win.toFixed(6)));

describe('chances that a trader moves', () => {
  it('leaves a market alone that nobody moved', () => {
    expect(moveChances(book, undefined)).toBe(book);
    expect(moveChances(book, { over: 10 })).toBe(book);
  });

  it('raises one by its percent, and the others make room in their proportion', () => {
    expect(wins(moveChances(book, { home: 10 }))).toEqual([0.55, 0.27, 0.18]);
    expect(wins(moveChances(book, { away: -50 }))).toEqual([0.5625, 0.3375, 0.1]);
  });

  it('keeps the sum where all are moved, and where several may win together', () => {
    expect(wins(moveChances(book, { home: 20, draw: 20, away: 20 }))).toEqual([0.5, 0.3, 0.2]);
    const double = [
      { key: '1x', win: 0.8, back: 0 },
      { key: '12', win: 0.7, back: 0 },
      { key: 'x2', win: 0.5, back: 0 },
    ];
    const moved = wins(moveChances(double, { '1x': 5 }));
    expect(moved[0]).toBe(0.84);
    expect(moved.reduce((all, win) => all + win, 0)).toBeCloseTo(2);
  });

  it('never makes an outcome certain', () => {
    const sure = [
      { key: 'yes', win: 0.9, back: 0.05 },
      { key: 'no', win: 0.05, back: 0.05 },
    ];
    const [yes, no] = moveChances(sure, { yes: 50 });
    expect(yes?.win).toBeCloseTo(0.95 * 0.98);
    expect(no?.win).toBeCloseTo(0.95 * 0.02);
    expect(yes?.back).toBe(0.05);
  });
});
