import { isDeepStrictEqual } from 'node:util';
import {
  isRefusal,
  type LanguageCode,
  type PromotionAudience,
  type PromotionCategory,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { saveByVersion } from '../../platform/kept-lists/save-by-version.ts';
import { cleanHtml, wordsOf } from '../content/index.ts';
import type { Author, PromotionParts } from './parts.ts';
import { type Promotion, promotionOf } from './promotion.ts';
import {
  countPages,
  findPromotion,
  holdPicture,
  insertPage,
  insertVersion,
  lockPage,
  type StoredPromotion,
  type StoredVersion,
  setVersion,
} from './store.ts';

/** More than a house has; every visitor's list is drawn from them. */
const pagesMost = 200;

type InBoth = Readonly<Record<LanguageCode, string>>;

export interface PromotionWish {
  readonly id: string;
  /** The version that was edited; 0 for a promotion that there is not yet. */
  readonly version: number;
  readonly title: InBoth;
  readonly summary: InBoth;
  /** As an editor wrote it, whatever it holds; so are the terms. */
  readonly html: InBoth;
  readonly terms: InBoth;
  readonly joining: InBoth;
  /** The name of a picture that was uploaded before. */
  readonly picture: string | null;
  readonly categories: readonly PromotionCategory[];
  readonly audience: PromotionAudience;
  readonly minimumLevel: number | null;
  /** Null for the beginning that it has, or now. */
  readonly from: Date | null;
  readonly until: Date | null;
}

export type PublishRefusal = Refusal<
  | 'promotion.changed_meanwhile'
  | 'promotion.empty'
  | 'promotion.full'
  | 'promotion.ends_too_soon'
  | 'promotion.level_missing'
  | 'promotion.picture_unknown'
>;

type Words = Omit<StoredVersion, 'pageId' | 'version' | 'publishedBy' | 'publishedAt'>;

/**
 * Publishes a new version of a promotion, or a new one behind the others, and tells open pages. What was published before
 * stays as it was. The same words over again change nothing, whichever of two presses came first.
 */
export async function publishPromotion(
  { database, clock, audit, facts }: PromotionParts,
  wish: PromotionWish,
  by: Author,
): Promise<Promotion | PublishRefusal> {
  const html = cleanedOf(wish.html);
  const terms = cleanedOf(wish.terms);
  if (![html.EN, html.UR, terms.EN, terms.UR].every((text) => wordsOf(text) !== '')) {
    return refuse('promotion.empty');
  }
  if (wish.audience === 'vip' && wish.minimumLevel === null) return refuse('promotion.level_missing');

  const now = clock.now();
  const wordsOver = (earlier: StoredPromotion | null) =>
    wordsFor(wish, html, terms, wish.from ?? earlier?.version.startsAt ?? now);
  const done = await database.transaction((tx) =>
    saveByVersion(tx, audit, by, {
      version: wish.version,
      lock: async () => ((await lockPage(tx, wish.id)) === null ? null : findPromotion(tx, wish.id)),
      find: () => findPromotion(tx, wish.id),
      versionOf: ({ page }) => page.version,
      isSame: (stored) => isSame(stored.version, wordsOver(stored)),
      changedMeanwhile: refuse('promotion.changed_meanwhile'),
      refusalOf: (before) => refusalOf(tx, wordsOver(before), before === null),
      async write(before, version) {
        if (before === null && !(await insertPage(tx, wish.id))) return false;
        const published = { publishedBy: by.username, publishedAt: now };
        await insertVersion(tx, { ...wordsOver(before), pageId: wish.id, version, ...published });
        if (before !== null) await setVersion(tx, wish.id, version);
        return true;
      },
      act: (before) => ({
        action: 'promotion.published',
        subject: `promotion:${wish.id}`,
        ...(before === null ? {} : { before: actOf(before.page.version, before.version) }),
        after: actOf(wish.version + 1, wordsOver(before)),
      }),
    }),
  );
  if (isRefusal(done)) return done;
  if (done.isNew) facts.publish('PromotionsChanged', { ids: [wish.id] });
  return promotionOf(done.stored, clock.now());
}

async function refusalOf(tx: Transaction, { startsAt, endsAt, picture }: Words, isNew: boolean) {
  if (endsAt !== null && endsAt <= startsAt) return refuse('promotion.ends_too_soon');
  if (picture !== null && !(await holdPicture(tx, picture))) return refuse('promotion.picture_unknown');
  return isNew && (await countPages(tx)) >= pagesMost ? refuse('promotion.full') : null;
}

const cleanedOf = (html: InBoth): InBoth => ({ EN: cleanHtml(html.EN), UR: cleanHtml(html.UR) });

function wordsFor(wish: PromotionWish, html: InBoth, terms: InBoth, startsAt: Date): Words {
  return {
    title: wish.title,
    summary: wish.summary,
    html,
    terms,
    joining: wish.joining,
    picture: wish.picture,
    categories: [...wish.categories],
    audience: wish.audience,
    minimumLevel: wish.audience === 'vip' ? wish.minimumLevel : null,
    startsAt,
    endsAt: wish.until,
  };
}

function isSame(stored: StoredVersion, words: Words): boolean {
  const { pageId, version, publishedBy, publishedAt, ...before } = stored;
  return isDeepStrictEqual(before, words);
}

const actOf = (
  version: number,
  { pageId, publishedBy, publishedAt, version: _same, ...words }: Partial<StoredVersion>,
) => ({
  version,
  ...words,
  startsAt: words.startsAt?.toISOString() ?? null,
  endsAt: words.endsAt?.toISOString() ?? null,
});
