import type { LanguageCode, PromotionAudience, PromotionCategory } from '@ikka/contract';
import type { StoredCard, StoredPromotion, StoredVersion } from './store.ts';

export type InBoth = Readonly<Record<LanguageCode, string>>;
export interface PictureAddresses {
  readonly file: string;
  readonly image: string;
  readonly small: string;
}
export type WrittenState = 'scheduled' | 'running' | 'ended' | 'hidden';

/** What a promotion says in one of its versions. */
export interface PromotionWords {
  readonly title: InBoth;
  readonly summary: InBoth;
  readonly html: InBoth;
  readonly terms: InBoth;
  readonly joining: InBoth;
  readonly picture: PictureAddresses | null;
  readonly categories: PromotionCategory[];
  readonly audience: PromotionAudience;
  readonly minimumLevel: number | null;
  readonly from: Date;
  readonly until: Date | null;
  readonly version: number;
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

export interface Promotion extends PromotionWords {
  readonly id: string;
  readonly isShown: boolean;
  readonly state: WrittenState;
}

export function addressesOf(file: string | null, small: string | null): PictureAddresses | null {
  if (file === null || small === null) return null;
  return {
    file,
    image: `/wps/promotion/picture/${file}.webp`,
    small: `/wps/promotion/picture/${small}.webp`,
  };
}

export function wordsOfVersion(version: StoredVersion, small: string | null): PromotionWords {
  return {
    ...linesOf({ ...version, small }),
    html: version.html,
    terms: version.terms,
  };
}

export function linesOf(stored: StoredCard): Omit<PromotionWords, 'html' | 'terms'> {
  return {
    title: stored.title,
    summary: stored.summary,
    joining: stored.joining,
    picture: addressesOf(stored.picture, stored.small),
    categories: stored.categories as PromotionCategory[],
    audience: stored.audience as PromotionAudience,
    minimumLevel: stored.minimumLevel,
    from: stored.startsAt,
    until: stored.endsAt,
    version: stored.version,
    publishedBy: stored.publishedBy,
    publishedAt: stored.publishedAt,
  };
}

export function promotionOf({ page, version, small }: StoredPromotion, now: Date): Promotion {
  const words = wordsOfVersion(version, small);
  return {
    id: page.id,
    isShown: page.isShown,
    state: page.isShown ? stateAt(words, now) : 'hidden',
    ...words,
  };
}

/** Where a promotion stands in its time: its beginning belongs to it, its end no longer does. */
export function stateAt(
  { from, until }: { readonly from: Date; readonly until: Date | null },
  now: Date,
): Exclude<WrittenState, 'hidden'> {
  if (now < from) return 'scheduled';
  return until !== null && now >= until ? 'ended' : 'running';
}

/** Who looks at promotions. `rankLevel` is null for guests and trial accounts. */
export interface Viewer {
  readonly rankLevel: number | null;
}

/** Whether a promotion is for a viewer. */
export function isFor(
  { audience, minimumLevel }: Pick<PromotionWords, 'audience' | 'minimumLevel'>,
  { rankLevel }: Viewer,
): boolean {
  switch (audience) {
    case 'everyone':
      return true;
    case 'members':
      return rankLevel !== null;
    case 'vip':
      return rankLevel !== null && rankLevel >= (minimumLevel ?? 1);
  }
}
