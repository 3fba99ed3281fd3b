/**
 * What a list does with the address that it stands in: `search` is what the page knows of that address, all of it filters but
 * the page, and `go` opens another.
 */
export function listFilters<Search extends { readonly page: number }>(
  search: Search,
  go: (next: Search) => void,
) {
  const { page: _page, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const nothing = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
  return {
    isFiltered,
    /** Filters otherwise, which shows the first page of what is found then. */
    change: (next: Partial<Search>) => go({ ...search, ...next, page: 1 }),
    /** Filters no more; there where something is filtered. */
    clear: isFiltered ? () => go({ ...search, ...nothing, page: 1 }) : undefined,
    turnTo: (page: number) => go({ ...search, page }),
  };
}
