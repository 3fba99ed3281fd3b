import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Asked } from '../../list-search.ts';
import { knownOf } from '../../page-search.ts';

/** Where the page and the filters of a list are kept, and how it goes to others. */
export interface Place<Search> {
  readonly search: Search;
  readonly go: (next: Search, isReplaced?: boolean) => void;
}

/**
 * The address, of which the list knows what `read` reads. A list further down on its page `staysInView` when it goes elsewhere; the
 * others begin at the top again.
 */
export function useAddress<Search extends { readonly page: number }>(
  read: (asked: Asked<Search>) => Search,
  { staysInView = false }: { readonly staysInView?: boolean } = {},
): Place<Search> {
  const asked: unknown = useSearch({ strict: false });
  const search = knownOf(read, asked as Search);
  const navigate = useNavigate();
  return {
    search,
    // The router's types know what an address may carry by its route; here it is known by who reads it.
    go: (next, isReplaced = false) =>
      void navigate({ to: '.', search: next as never, replace: isReplaced, resetScroll: !staysInView }),
  };
}

/** The page's own memory: for one of several lists on a page, which cannot all stand in its address. */
export function useOwnPlace<Search extends { readonly page: number }>(start: Search): Place<Search> {
  const [search, setSearch] = useState(start);
  return { search, go: (next) => setSearch(next) };
}
