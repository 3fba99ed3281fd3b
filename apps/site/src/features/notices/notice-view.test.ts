import type { Announcement } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { comingUp, readDismissed, unread, withDismissed } from './notice-view.ts';

const notice = (id: string, type: Announcement['type'] = 'H'): Announcement => ({
  id,
  type,
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
});

describe('what comes up by itself', () => {
  const announced = [notice('strip'), notice('up', 'PU'), notice('login', 'PL'), notice('banner', 'B')];
  const nothing = { seen: [], seenSinceLogin: [] };

  it.each([
    ['a guest', { isMember: false, ...nothing }, ['up']],
    ['a member', { isMember: true, ...nothing }, ['up', 'login']],
    ['one who has seen the pop-up', { isMember: true, seen: ['up'], seenSinceLogin: [] }, ['login']],
    ['one who has seen both', { isMember: true, seen: ['up'], seenSinceLogin: ['login'] }, []],
    ['one who logs in again', { isMember: true, seen: ['up', 'login'], seenSinceLogin: [] }, ['login']],
  ])('for %s', (_whom, visitor, ids) => {
    expect(comingUp(announced, visitor).map(({ id }) => id)).toEqual(ids);
  });
});
