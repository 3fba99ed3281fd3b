import { describe, expect, it } from 'vitest';
import { auditSearch, documentsSearch, knownOf, membersSearch, roundsSearch } from './page-search.ts';

describe('what a page takes from its address', () => {
  const address = { lang: 'ur', page: 2, state: undefined };

  it.each([
    ['audit', knownOf(auditSearch, { ...auditSearch({} as never), ...address })],
    ['documents', knownOf(documentsSearch, { ...documentsSearch({} as never), ...address })],
    ['members', knownOf(membersSearch, { ...membersSearch({} as never), ...address })],
    ['rounds', knownOf(roundsSearch, { ...roundsSearch({} as never), ...address })],
  ])('of the %s is no filter that the page does not have', (_page, { page, ...filters }) => {
    expect(page).toBe(2);
    expect(filters).not.toHaveProperty('lang');
    expect(Object.values(filters).every((filter) => filter === undefined)).toBe(true);
  });

  it('keeps the filters that it has', () => {
    const asked = { ...auditSearch({} as never), lang: 'ur', action: 'member.suspended', from: '2026-11-20' };
    expect(knownOf(auditSearch, asked)).toEqual({
      ...auditSearch({} as never),
      action: 'member.suspended',
      from: '2026-11-20',
    });
  });
});
