import { gameCategory, sentText } from '@ikka/contract';
import { z } from 'zod';
import type { OutsideGame } from '../catalogue/index.ts';
import type { VendorsParts } from './parts.ts';
import { type StoredSync, saveSync } from './syncs-store.ts';
import type { OutsideVendor } from './vendor-list.ts';

const figure = z.string().regex(/^\d{1,6}(\.\d{1,12})?$/);
const name = sentText.trim().min(1).max(60);

/** What a vendor says of its games at its `catalogueUrl`. */
export const vendorCatalogue = z.object({
  games: z
    .array(
      z.object({
        gameId: z.string().regex(/^[a-z0-9-]{3,60}$/),
        name: z.object({ EN: name, UR: name }),
        category: gameCategory,
        rtp: figure.nullable().default(null),
        volatility: figure.nullable().default(null),
        lines: z.number().int().min(1).max(10_000).nullable().default(null),
        coinsPerStake: z.number().int().min(1).max(1_000),
        hasTrial: z.boolean(),
        status: z.enum(['open', 'maintenance']),
      }),
    )
    .max(2_000),
});

const patienceMs = 10_000;
const answerBytesMax = 2_000_000;

/** What the ids of a vendor's games begin with, so that no two vendors meet. */
export const gamePrefixOf = (code: string): string => `${code.toLowerCase().replaceAll('_', '-')}-`;

type SyncParts = Pick<VendorsParts, 'list' | 'log' | 'facts' | 'importGames' | 'database' | 'clock'>;

/** Asks each vendor for its games. */
export async function syncCatalogues(parts: SyncParts): Promise<void> {
  for (const vendor of parts.list) await syncCatalogue(parts, vendor);
}

/**
 * Asks a vendor for its games and brings its shelf up to that; open lobbies are told of a change. A vendor that does not answer, or
 * answers something else, keeps its shelf as it is. What came of it is noted; null where the vendor does not say its games.
 */
export async function syncCatalogue(
  parts: SyncParts,
  vendor: OutsideVendor,
): Promise<{ readonly sync: StoredSync; readonly changed: boolean } | null> {
  if (vendor.catalogueUrl === null) return null;
  const { db } = parts.database;
  const at = parts.clock.now();
  try {
    const games = await askGames(vendor, vendor.catalogueUrl);
    const changed = await parts.importGames(vendor.code, games);
    if (changed) parts.facts.publish('ContentChanged', { part: 'games' });
    return { sync: await saveSync(db, { vendorCode: vendor.code, at, games: games.length }), changed };
  } catch (error) {
    parts.log.warn({ err: error, vendor: vendor.code }, 'a vendor’s games could not be read');
    const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    return { sync: await saveSync(db, { vendorCode: vendor.code, at, problem }), changed: false };
  }
}

async function askGames({ code }: OutsideVendor, url: string): Promise<OutsideGame[]> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`the vendor answered ${response.status}`);
  const text = await response.text();
  if (text.length > answerBytesMax) throw new Error('the vendor answered more than its games');
  const { games } = vendorCatalogue.parse(JSON.parse(text));
  return games
    .filter(({ gameId }) => gameId.startsWith(gamePrefixOf(code)))
    .map(({ gameId, coinsPerStake, status, ...game }) => ({
      ...game,
      id: gameId,
      coinsPerStake: BigInt(coinsPerStake),
      isOpen: status === 'open',
    }));
}
