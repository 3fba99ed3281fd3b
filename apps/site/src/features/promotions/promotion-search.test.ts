import { describe, expect, it } from 'vitest';
import { readPromotionId, readPromotionSearch } from './promotion-search.ts';

describe('the address of the promotions', () => {
  it.each([
    [{}, {}],
    [
      { state: 'ended', category: 'slots', pageNo: '3' },
      { state: 'ended', category: 'slots', pageNo: 3 },
    ],
    [{ state: 'running', category: 'gold', pageNo: 1 }, {}],
    [{ pageNo: -2 }, {}],
    [{ pageNo: 1e9 }, {}],
  ])('reads %j as %j', (search, read) => {
    expect(readPromotionSearch(search)).toEqual(read);
  });

  it.each([
    [{ id: 'summer-cup' }, { id: 'summer-cup' }],
    [{ id: '' }, {}],
    [{ id: 7 }, {}],
    [{ id: 'x'.repeat(99) }, { id: 'x'.repeat(40) }],
  ])('finds in %j the promotion %j', (search, read) => {
    expect(readPromotionId(search)).toEqual(read);
  });
});
