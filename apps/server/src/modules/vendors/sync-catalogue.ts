import { gameCategory } from '@ikka/contract';
import { z } from 'zod';
import type { OutsideGame } from '../catalogue/index.ts';
import type { VendorsParts } from './parts.ts';
import type { OutsideVendor } from './vendor-list.ts';

const figure = z.string().regex(/^\d{1,6}(\.\d{1,12})?$/);
const name = z.string().trim().min(1).max(60);

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

/**
 * Asks each vendor for its games and brings its shelf up to that; open lobbies are told of a change. A vendor that does not
 * answer, or answers something else, keeps its shelf as it is.
 */
export async function syncCatalogues(
  parts: Pick<VendorsParts, 'list' | 'log' | 'facts' | 'importGames'>,
): Promise<void> {
  for (const vendor of parts.list) {
    if (vendor.catalogueUrl === null) continue;
    try {
      const games = await askGames(vendor, vendor.catalogueUrl);
      if (await parts.importGames(vendor.code, games))
        parts.facts.publish('ContentChanged', { part: 'games' });
    } catch (error) {
      parts.log.warn({ err: error, vendor: vendor.code }, 'a vendor’s games could not be read');
    }
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
