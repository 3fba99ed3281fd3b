import { describe, expect, it } from 'vitest';
import { readChoice, winningRolls, wins } from './choice.ts';
import { ROLL_COUNT } from './sheet.ts';

describe('a choice of dice', () => {
  it.each([
    { side: 'over', target: 200 },
    { side: 'under', target: 9_800 },
    { target: 5_050, side: 'over' },
  ])('[D2] reads %o', (sent) => {
    expect(readChoice(sent)).toEqual(sent);
  });

  it.each([
    null,
    undefined,
    'over',
    [],
    ['over', 5_050],
    {},
    { side: 'over' },
    { target: 5_050 },
    { side: 'edge', target: 5_050 },
    { side: 'over', target: 199 },
    { side: 'over', target: 9_801 },
    { side: 'over', target: 50.5 },
    { side: 'over', target: '5050' },
    { side: 'over', target: Number.NaN },
    { side: 'over', target: 5_050, stake: 1 },
  ])('[D2] refuses %o', (sent) => {
    expect(readChoice(sent)).toBeUndefined();
  });

  it.each([
    ['over', 5_050, 5_050, false],
    ['over', 5_050, 5_051, true],
    ['over', 5_050, 10_000, true],
    ['under', 5_050, 5_050, false],
    ['under', 5_050, 5_049, true],
    ['under', 5_050, 0, true],
  ] as const)('[D3] %s %i with a roll of %i wins: %s', (side, target, roll, won) => {
    expect(wins({ side, target }, roll)).toBe(won);
  });

  it('[D3] counts the rolls that win', () => {
    const rolls = Array.from({ length: ROLL_COUNT }, (_, roll) => roll);
    for (const side of ['over', 'under'] as const) {
      for (const target of [200, 201, 4_999, 5_000, 5_050, 9_799, 9_800]) {
        const choice = { side, target };
        expect(winningRolls(choice)).toBe(rolls.filter((roll) => wins(choice, roll)).length);
      }
    }
  });
});
