import { describe, expect, it } from 'vitest';
import { readResultsSearch } from './results-search.ts';

describe('the address of results', () => {
  it.each([
    [
      { gameCode: 'XSMB', issue: 202611250001 },
      { gameCode: 'XSMB', issue: '202611250001' },
    ],
    [{ gameCode: '<b>', issue: '12' }, {}],
    [{}, {}],
  ])('%j', (search, read) => {
    expect(readResultsSearch(search)).toEqual(read);
  });
});
