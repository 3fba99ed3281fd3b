import type { CallValue, calls } from '@ikka/contract';
import type { LobbyPage } from './lobby-pages.ts';

type Lane = CallValue<typeof calls.catalogue.vendors>['lanes'][number];
export type VendorCard = Lane['cards'][number];

/**
 * The vendors that have games for the page, each once: of its category, or of all categories where the page mixes them.
 * A vendor of several categories is counted over all of them. On pages of a choice (hot, favourites) his games are not
 * counted beforehand, so that no vendor is offered there.
 */
export function vendorsFor(page: LobbyPage, lanes: readonly Lane[]): VendorCard[] {
  if (page.gameType === 'HOT' || page.gameType === 'FAV') return [];
  const cards = lanes
    .filter(({ gameCategory }) => page.gameType === undefined || gameCategory === page.gameType)
    .flatMap((lane) => lane.cards)
    .filter(({ games }) => games > 0);
  const merged = new Map<string, VendorCard>();
  for (const card of cards) {
    const before = merged.get(card.vassalage);
    merged.set(card.vassalage, before ? { ...before, games: before.games + card.games } : card);
  }
  return [...merged.values()];
}
