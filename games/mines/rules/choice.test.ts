import { describe, expect, it } from 'vitest';
import { readAction, readChoice, readOpening } from './choice.ts';

describe('what is sent in mines', () => {
  it.each([
    { mines: 1, picks: [] },
    { mines: 24, picks: [24] },
    { mines: 3, picks: [0, 24, 7] },
  ])('[M2, M3] reads the round %o', (sent) => {
    expect(readChoice(sent)).toEqual(sent);
  });

  it.each([
    null,
    'mines',
    [],
    {},
    { mines: 3 },
    { mines: 0, picks: [] },
    { mines: 25, picks: [] },
    { mines: 2.5, picks: [] },
    { mines: '3', picks: [] },
    { mines: 3, picks: [25] },
    { mines: 3, picks: [-1] },
    { mines: 3, picks: [1, 1] },
    { mines: 3, picks: ['1'] },
    { mines: 3, picks: { 0: 1 } },
    { mines: 24, picks: [0, 1] },
    { mines: 3, picks: [], stake: 1 },
  ])('[M2, M3] refuses the round %o', (sent) => {
    expect(readChoice(sent)).toBeUndefined();
  });

  it('[M2] opens with the number of mines alone', () => {
    expect(readOpening({ mines: 3 })).toEqual({ mines: 3, picks: [] });
    for (const wrong of [
      null,
      {},
      { mines: 0 },
      { mines: 25 },
      { mines: 3, picks: [] },
      { mines: 3, picks: [1] },
    ]) {
      expect(readOpening(wrong)).toBeUndefined();
    }
  });

  it('[M3] does one thing: it opens a tile', () => {
    expect(readAction({ pick: 24 })).toEqual({ pick: 24 });
    for (const wrong of [
      null,
      3,
      {},
      { pick: 25 },
      { pick: -1 },
      { pick: 0.5 },
      { pick: '1' },
      { pick: 1, more: 1 },
    ]) {
      expect(readAction(wrong)).toBeUndefined();
    }
  });
});
