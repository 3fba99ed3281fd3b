import type { CallValue, calls } from '@ikka/contract';
import type { LobbyPage } from './lobby-pages.ts';

type Lane = CallValue<typeof calls.catalogue.vendors>['lanes'][number];
export type VendorCard = Lane['cards'][number];

/** What is chosen from all categories on a page, where it shows such a choice. */
export const choiceOf = ({ gameType }: LobbyPage): 'HOT' | 'FAV' | undefined =>
  gameType === 'HOT' || gameType === 'FAV' ? gameType : undefined;

/**
 * The vendors that have games for the page, each once: of its category, or of all categories where the page mixes them.
 * A vendor of several categories is counted over all of them. For a page of a choice (hot, favourites) the lanes count
 * what was chosen alone.
 */
export function vendorsFor(page: LobbyPage, lanes: readonly Lane[]): VendorCard[] {
  const isMixed = page.gameType === undefined || choiceOf(page) !== undefined;
  const cards = lanes
    .filter(({ gameCategory }) => isMixed || gameCategory === page.gameType)
    .flatMap((lane) => lane.cards)
    .filter(({ games }) => games > 0);
  const merged = new Map<string, VendorCard>();
  for (const card of cards) {
    const before = merged.get(card.vassalage);
    merged.set(card.vassalage, before ? { ...before, games: before.games + card.games } : card);
  }
  return [...merged.values()];
}
