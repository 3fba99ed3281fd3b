import {
  isRefusal,
  type PromotionCategory,
  promotionCategories,
  type Refusal,
  refuse,
  type ServedFile,
} from '@ikka/contract';
import type { PromotionParts } from './parts.ts';
import {
  isFor,
  linesOf,
  type PromotionWords,
  promotionOf,
  stateAt,
  type Viewer,
  wordsOfVersion,
} from './promotion.ts';
import { findPromotion, isPictureFile, shownCards, versionsOf } from './store.ts';

type Reading = Pick<PromotionParts, 'database' | 'clock'>;
type VisibleState = 'running' | 'ended';

/** A promotion as a list shows it. */
export type Card = Omit<PromotionWords, 'html' | 'terms'> & {
  readonly id: string;
  readonly state: VisibleState;
};

/** What a viewer may see in one state, in the order of the house, and the categories that occur among it. */
export async function listPromotions(
  { database, clock }: Reading,
  viewer: Viewer,
  wish: { readonly state: VisibleState; readonly category?: PromotionCategory | undefined },
): Promise<{ list: Card[]; categories: PromotionCategory[] }> {
  const now = clock.now();
  const inState = (await shownCards(database.db)).flatMap((stored): Card[] => {
    const lines = linesOf(stored);
    const state = stateAt(lines, now);
    return state === wish.state && isFor(lines, viewer) ? [{ ...lines, id: stored.pageId, state }] : [];
  });
  const { category } = wish;
  return {
    list:
      category === undefined ? inState : inState.filter(({ categories }) => categories.includes(category)),
    categories: promotionCategories.filter((one) =>
      inState.some(({ categories }) => categories.includes(one)),
    ),
  };
}

/** One promotion for a viewer; what has not begun, is hidden or is for others is unknown. */
export async function readPromotion(
  { database, clock }: Reading,
  id: string,
  viewer: Viewer,
): Promise<(PromotionWords & { id: string; state: VisibleState }) | Refusal<'promotion.unknown'>> {
  const found = await findPromotion(database.db, id);
  if (found === null) return refuse('promotion.unknown');
  const promotion = promotionOf(found, clock.now());
  const { state } = promotion;
  if (state === 'hidden' || state === 'scheduled' || !isFor(promotion, viewer)) {
    return refuse('promotion.unknown');
  }
  return { ...promotion, state };
}

/** Every version of a promotion that the viewer may see, newest first. */
export async function readVersions(
  parts: Reading,
  id: string,
  viewer: Viewer,
): Promise<(PromotionWords & { next: Date | null })[] | Refusal<'promotion.unknown'>> {
  const current = await readPromotion(parts, id, viewer);
  if (isRefusal(current)) return current;
  const versions = await versionsOf(parts.database.db, id);
  return versions.map(({ version, small }, index) => ({
    ...wordsOfVersion(version, small),
    next: versions[index - 1]?.version.publishedAt ?? null,
  }));
}

/** The versions of any promotion, hidden ones too: for operators. */
export async function writtenVersions(
  { database }: Reading,
  id: string,
): Promise<PromotionWords[] | Refusal<'promotion.unknown'>> {
  const versions = await versionsOf(database.db, id);
  if (versions.length === 0) return refuse('promotion.unknown');
  return versions.map(({ version, small }) => wordsOfVersion(version, small));
}

/** The bytes behind a picture's address; any other file of the house is unknown. */
export async function servePicture(
  { database, files }: Pick<PromotionParts, 'database' | 'files'>,
  address: string,
): Promise<ServedFile | Refusal<'file.unknown'>> {
  const name = address.replace(/\.webp$/, '');
  const bytes = (await isPictureFile(database.db, name)) ? await files.read(name) : null;
  return bytes === null ? refuse('file.unknown') : { bytes, type: 'image/webp', cache: 'forever' };
}
