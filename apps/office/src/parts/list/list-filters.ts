import type { Place } from './use-place.ts';

/** What a list does with the place that it stands in. `names` are its filters; whatever else stands there stays as it is. */
export function listFilters<Search extends { readonly page: number }>(
  { search, go }: Place<Search>,
  names: readonly (keyof Search)[],
) {
  const isFiltered = names.some((name) => search[name] !== undefined);
  const nothing = Object.fromEntries(names.map((name) => [name, undefined]));
  return {
    isFiltered,
    /** Filters otherwise, which shows the first page of what is found then. While one types, each text takes the place of the last. */
    change: (next: Partial<Search>, isTyped = false) => go({ ...search, ...next, page: 1 }, isTyped),
    /** Filters no more; there where something is filtered. */
    clear: isFiltered ? () => go({ ...search, ...nothing, page: 1 }) : undefined,
    turnTo: (page: number) => go({ ...search, page }),
  };
}
