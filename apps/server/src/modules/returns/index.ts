import { catchUp } from './catch-up.ts';
import type { ReturnsParts } from './parts.ts';
import { readDays, readParts, readReturns } from './read-returns.ts';

export { returnAlarms } from './alarms.ts';
export { createLuckShelf } from './luck-shelf.ts';
export { returnOfficeRoutes } from './office-routes.ts';

/** What games have returned of real stakes, held against their sheets. */
export function createReturns(parts: ReturnsParts) {
  return {
    /** Of all games, or of one. */
    versions: (gameId?: string) => readReturns(parts, gameId),
    days: (which: Parameters<typeof readDays>[1]) => readDays(parts, which),
    parts: (which: Parameters<typeof readParts>[1]) => readParts(parts, which),
    /** The versions whose payouts are outside their band. */
    async outside() {
      const { versions } = await readReturns(parts);
      return versions.filter(({ verdict }) => verdict === 'above' || verdict === 'below');
    },

    // For jobs.
    catchUp: (signal?: AbortSignal) => catchUp(parts, signal),
  };
}

export type Returns = ReturnType<typeof createReturns>;
