import { describe, expect, it } from 'vitest';
import { filled, rangeOfDays, readChoice, readDay, readPage, readText } from './list-search.ts';

describe('the address of a list', () => {
  it.each([
    [{ page: 3 }, 3],
    [{ page: '7' }, 7],
    [{ page: 0 }, 1],
    [{ page: -2 }, 1],
    [{ page: 1.5 }, 1],
    [{ page: 'x' }, 1],
    [{}, 1],
  ])('reads the page of %o as %i', (raw, page) => expect(readPage(raw)).toBe(page));

  it('reads a search that looks like a number as text, and an empty one as none', () => {
    expect(readText({ search: 42 }, 'search')).toBe('42');
    expect(readText({ search: '  ' }, 'search')).toBeUndefined();
    expect(readText({ search: 'x'.repeat(99) }, 'search', 10)).toHaveLength(10);
  });

  it('takes only choices and days that exist', () => {
    expect(readChoice({ state: 'suspended' }, 'state', ['active', 'suspended'])).toBe('suspended');
    expect(readChoice({ state: 'gone' }, 'state', ['active', 'suspended'])).toBeUndefined();
    expect(readDay({ from: '2026-11-20' }, 'from')).toBe('2026-11-20');
    expect(readDay({ from: '2026-13-40' }, 'from')).toBeUndefined();
  });

  it('turns days of the site into instants, the last day included', () => {
    expect(rangeOfDays({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
      from: '2026-11-19T19:00:00.000Z',
      to: '2026-11-20T19:00:00.000Z',
    });
    expect(rangeOfDays({})).toEqual({});
  });

  it('leaves out what is empty', () => expect(filled({ a: 1, b: undefined })).toEqual({ a: 1 }));
});
