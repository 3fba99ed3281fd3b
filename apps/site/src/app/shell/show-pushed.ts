import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a push brought in place of what a query answered. A reading that is under way may have been taken before what the push
 * tells of, and must not come after it: it is given up.
 */
export async function showPushed(queries: QueryClient, queryKey: QueryKey, pushed: unknown): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, pushed);
}
