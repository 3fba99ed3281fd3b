import type { Announcement } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { chosenOf } from './chosen-notice.ts';

const notice = (id: string): Announcement => ({
  id,
  type: 'H',
  title: { EN: id, UR: id },
  content: { EN: '', UR: '' },
  date: '2026-11-20T08:00:00.000Z',
});

describe('a board of notices', () => {
  const [a, b, other] = [notice('a'), notice('b'), notice('other')];

  it.each([
    ['nothing was chosen', undefined, undefined, a, false],
    ['one of the page was chosen', 'b', undefined, b, false],
    ['one of another page was chosen and is being asked for', 'other', undefined, undefined, false],
    ['it came', 'other', [other], other, false],
    ['it is over', 'other', [], undefined, true],
  ])('knows what is open when %s', (_when, id, alone, chosen, isOver) => {
    expect(chosenOf([a, b], id, alone)).toEqual({ chosen, isOver });
  });
});
