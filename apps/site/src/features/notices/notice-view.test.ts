import type { Announcement } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { isLong, readDismissed, unread, withDismissed } from './notice-view.ts';

const notice = (id: string): Announcement => ({
  id,
  type: 'H',
  title: { EN: id, UR: id },
  content: { EN: '', UR: '' },
  date: '2026-11-20T08:00:00.000Z',
});

describe('notices on the home page', () => {
  it('shows what was not put away, in the order of the server', () => {
    const shown = unread([notice('c'), notice('b'), notice('a')], ['b', 'gone']);
    expect(shown.map(({ id }) => id)).toEqual(['c', 'a']);
  });

  it('remembers what was put away, each once, and forgets the oldest', () => {
    expect(withDismissed(['a', 'b'], 'a')).toEqual(['b', 'a']);
    const many = Array.from({ length: 100 }, (_, n) => `id-${n}`);
    expect(withDismissed(many, 'new')).toEqual([...many.slice(1), 'new']);
  });

  it.each([
    ['nothing', undefined, []],
    ['a list', '["a","b"]', ['a', 'b']],
    ['a list with strangers', '["a",7,null]', ['a']],
    ['something else', '{"a":1}', []],
    ['nonsense', '{{', []],
  ])('reads %s that the browser kept', (_what, stored, ids) => {
    expect(readDismissed(stored)).toEqual(ids);
  });

  it('shortens what is long or has several lines', () => {
    expect(isLong('short')).toBe(false);
    expect(isLong('x'.repeat(161))).toBe(true);
    expect(isLong('one\ntwo')).toBe(true);
  });
});
