import { describe, expect, it } from 'vitest';
import { listFilters } from './list-filters.ts';

interface Search {
  readonly page: number;
  readonly tab?: 'bans';
  readonly account: string | undefined;
  readonly state: 'done' | undefined;
}

/** Where a list goes from a place. */
function open(search: Search) {
  const gone: Search[] = [];
  const replaced: (boolean | undefined)[] = [];
  const go = (next: Search, isReplaced?: boolean) => {
    gone.push(next);
    replaced.push(isReplaced);
  };
  return { gone, replaced, list: listFilters({ search, go }, ['account', 'state']) };
}

describe('the filters of a list', () => {
  it('show the first page of what is found then', () => {
    const { gone, list } = open({ page: 3, account: 'ali', state: undefined });
    list.change({ state: 'done' });
    list.change({ account: undefined });
    expect(gone).toEqual([
      { page: 1, account: 'ali', state: 'done' },
      { page: 1, account: undefined, state: undefined },
    ]);
  });

  it('leave one place behind, however much is typed', () => {
    const { replaced, list } = open({ page: 1, account: 'al', state: undefined });
    list.change({ account: 'ali' }, true);
    list.change({ state: 'done' });
    expect(replaced).toEqual([true, false]);
  });

  it('stay when the page is turned', () => {
    const { gone, list } = open({ page: 1, account: 'ali', state: 'done' });
    list.turnTo(2);
    expect(gone).toEqual([{ page: 2, account: 'ali', state: 'done' }]);
  });

  it('can be cleared where there are some', () => {
    expect(open({ page: 2, account: undefined, state: undefined }).list).toMatchObject({
      isFiltered: false,
      clear: undefined,
    });
    const { gone, list } = open({ page: 2, account: 'ali', state: undefined });
    list.clear?.();
    expect([list.isFiltered, gone]).toEqual([true, [{ page: 1, account: undefined, state: undefined }]]);
  });

  it('leave alone what is none of them', () => {
    const { gone, list } = open({ page: 1, tab: 'bans', account: 'ali', state: undefined });
    list.clear?.();
    expect(gone).toEqual([{ page: 1, tab: 'bans', account: undefined, state: undefined }]);
    expect(open({ page: 1, tab: 'bans', account: undefined, state: undefined }).list.isFiltered).toBe(false);
  });
});
