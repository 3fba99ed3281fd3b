import { describe, expect, it } from 'vitest';
import { anyClosed, tileBeside, tileLooks } from './board.ts';

describe('the board of mines', () => {
  it.each([
    [0, 'ArrowLeft', null],
    [0, 'ArrowUp', null],
    [0, 'ArrowRight', 1],
    [0, 'ArrowDown', 5],
    [24, 'ArrowRight', null],
    [24, 'ArrowDown', null],
    [24, 'ArrowUp', 19],
    [5, 'ArrowLeft', null],
    [4, 'ArrowRight', null],
    [12, 'Enter', null],
  ])('from %i by %s one comes to %s', (from, key, to) => {
    expect(tileBeside(from, key)).toBe(to);
  });

  it('picks any closed tile, each as likely as the others', () => {
    const picks = Array.from({ length: 22 }, (_, tile) => tile);
    expect(anyClosed(picks, () => 0)).toBe(22);
    expect(anyClosed(picks, () => 2 ** 31)).toBe(23);
    expect(anyClosed(picks, () => 2 ** 32 - 1)).toBe(24);
    expect(picks).not.toContain(anyClosed(picks));
  });

  it('shows where mines lay only once they are told', () => {
    const open = tileLooks([0, 1], { isTurnedUp: false, met: [] });
    expect(open.slice(0, 3)).toEqual(['safe', 'safe', 'closed']);
    expect(new Set(open)).toEqual(new Set(['safe', 'closed']));
    const whole = tileLooks([0, 1], { isTurnedUp: true, laid: [1, 2] });
    expect(whole.slice(0, 4)).toEqual(['safe', 'met', 'mine', 'spared']);
  });

  it('leaves every other tile closed while a met mine is looked at', () => {
    const looks = tileLooks([0, 1], { isTurnedUp: false, met: [1] });
    expect(looks.slice(0, 2)).toEqual(['safe', 'met']);
    expect(new Set(looks.slice(2))).toEqual(new Set(['closed']));
  });
});
