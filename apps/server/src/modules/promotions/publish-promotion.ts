import { isDeepStrictEqual } from 'node:util';
import {
  type LanguageCode,
  type PromotionAudience,
  type PromotionCategory,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
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

  const done = await database.transaction(async (tx) => {
    const before = (await lockPage(tx, wish.id)) === null ? null : await findPromotion(tx, wish.id);
    const now = clock.now();
    const words = wordsFor(wish, html, terms, wish.from ?? before?.version.startsAt ?? now);
    if (before !== null && isSame(before.version, words)) return { stored: before, isNew: false };
    if ((before?.page.version ?? 0) !== wish.version) return refuse('promotion.changed_meanwhile');
    if (words.endsAt !== null && words.endsAt <= words.startsAt) return refuse('promotion.ends_too_soon');
    if (wish.picture !== null && !(await holdPicture(tx, wish.picture))) {
      return refuse('promotion.picture_unknown');
    }
    if (before === null) {
      if ((await countPages(tx)) >= pagesMost) return refuse('promotion.full');
      if (!(await insertPage(tx, wish.id))) return answerOfOther(tx, wish, words);
    }
    const version = wish.version + 1;
    await insertVersion(tx, {
      ...words,
      pageId: wish.id,
      version,
      publishedBy: by.username,
      publishedAt: now,
    });
    if (before !== null) await setVersion(tx, wish.id, version);
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'promotion.published',
      subject: `promotion:${wish.id}`,
      ...(before === null ? {} : { before: actOf(before.page.version, before.version) }),
      after: actOf(version, words),
    });
    return { stored: await mustFind(tx, wish.id), isNew: true };
  });
  if (!('stored' in done)) return done;
  if (done.isNew) facts.publish('PromotionsChanged', { ids: [wish.id] });
  return promotionOf(done.stored, clock.now());
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

/** Somebody made it at this very moment: with these words it is the same press again. */
async function answerOfOther(tx: Transaction, wish: PromotionWish, words: Words) {
  const made = await mustFind(tx, wish.id);
  const asMade = wish.from === null ? { ...words, startsAt: made.version.startsAt } : words;
  if (!isSame(made.version, asMade)) return refuse('promotion.changed_meanwhile');
  return { stored: made, isNew: false };
}

async function mustFind(tx: Transaction, id: string): Promise<StoredPromotion> {
  const found = await findPromotion(tx, id);
  if (found === null) throw new Error(`promotion ${id} is not there after it was written`);
  return found;
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
