import { describe, expect, it } from 'vitest';
import { readChoice, readUnfinished } from './choice.ts';

const ten = [1, 5, 9, 13, 17, 21, 25, 29, 33, 40];

describe('a choice of keno 40', () => {
  it.each([
    { picks: [40], risk: 'low' },
    { picks: ten, risk: 'high' },
    { risk: 'medium', picks: [1, 2] },
  ])('[K2] reads %o', (sent) => {
    expect(readChoice(sent)).toEqual(sent);
    expect(readUnfinished(sent)).toEqual(sent);
  });

  it('[K2] puts the picks in order, and leaves what was sent as it was', () => {
    const picks = [30, 2, 11];
    expect(readChoice({ picks, risk: 'low' })).toEqual({ picks: [2, 11, 30], risk: 'low' });
    expect(picks).toEqual([30, 2, 11]);
  });

  it('[K2] knows a choice without picks only as one that is not finished', () => {
    expect(readChoice({ picks: [], risk: 'low' })).toBeUndefined();
    expect(readUnfinished({ picks: [], risk: 'low' })).toEqual({ picks: [], risk: 'low' });
  });

  it.each([
    null,
    undefined,
    [],
    ten,
    {},
    { picks: [1] },
    { risk: 'low' },
    { picks: 1, risk: 'low' },
    { picks: '1', risk: 'low' },
    { picks: [0], risk: 'low' },
    { picks: [41], risk: 'low' },
    { picks: [1.5], risk: 'low' },
    { picks: ['1'], risk: 'low' },
    { picks: [1, 1], risk: 'low' },
    { picks: [...ten, 2], risk: 'low' },
    { picks: [1], risk: 'none' },
    { picks: [1], risk: 'low', stake: 1 },
  ])('[K2] refuses %o', (sent) => {
    expect(readChoice(sent)).toBeUndefined();
    expect(readUnfinished(sent)).toBeUndefined();
  });
});
