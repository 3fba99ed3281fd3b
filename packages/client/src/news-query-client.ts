import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/query-core';

/**
 * A query client that loses no news. A reading under way may have been taken before what `invalidateQueries` tells of; the library
 * asks again only where an earlier answer is there already. Here a first reading is shown when it comes, and asked for again then.
 */
export class NewsQueryClient extends QueryClient {
  /** The first readings that are asked for again when they come, by their hash. */
  readonly #askedAgain = new Set<string>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const { queryHash, queryKey } = query;
      if (query.state.data !== undefined || query.isDisabled() || query.isStatic()) continue;
      if (this.#askedAgain.has(queryHash)) continue;
      this.#askedAgain.add(queryHash);
      const come = (hasAnswer: boolean) => () => {
        this.#askedAgain.delete(queryHash);
        if (hasAnswer) void super.invalidateQueries({ queryKey, exact: true }, options);
      };
      // The reading that is under way, not a further one.
      void query.fetch().then(come(true), come(false));
    }
    return super.invalidateQueries(filters, options);
  }
}
