import {
  type CallRequest,
  type CallValue,
  type calls,
  type PromotionAudience,
  type PromotionCategory,
  promotionId,
  promotionLimits,
} from '@ikka/contract';
import { instantOf, localOf } from '../../parts/local-instant.ts';

type OfficeCalls = typeof calls.officePromotions;
export type PromotionRow = CallValue<OfficeCalls['officePublishPromotion']>;
export type PromotionPicture = NonNullable<PromotionRow['picture']>;

/** What the editing page holds: words as typed, texts as the editor's HTML, times as the browser's field writes them. */
export interface PromotionDraft {
  readonly id: string;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly summaryEn: string;
  readonly summaryUr: string;
  readonly joiningEn: string;
  readonly joiningUr: string;
  readonly htmlEn: string;
  readonly htmlUr: string;
  readonly termsEn: string;
  readonly termsUr: string;
  readonly picture: PromotionPicture | null;
  readonly categories: readonly PromotionCategory[];
  readonly audience: PromotionAudience;
  readonly minimumLevel: number;
  readonly from: string;
  readonly until: string;
}

export type DraftProblem = 'missing' | 'id' | 'taken' | 'long' | 'endsTooSoon' | 'categories';
export type DraftProblems = { readonly [Field in keyof PromotionDraft]?: DraftProblem };

export const emptyDraft: PromotionDraft = {
  id: '',
  titleEn: '',
  titleUr: '',
  summaryEn: '',
  summaryUr: '',
  joiningEn: '',
  joiningUr: '',
  htmlEn: '',
  htmlUr: '',
  termsEn: '',
  termsUr: '',
  picture: null,
  categories: [],
  audience: 'everyone',
  minimumLevel: 1,
  from: '',
  until: '',
};

export const draftOf = (row: PromotionRow): PromotionDraft => ({
  id: row.id,
  titleEn: row.title.EN,
  titleUr: row.title.UR,
  summaryEn: row.summary.EN,
  summaryUr: row.summary.UR,
  joiningEn: row.joining.EN,
  joiningUr: row.joining.UR,
  htmlEn: row.html.EN,
  htmlUr: row.html.UR,
  termsEn: row.terms.EN,
  termsUr: row.terms.UR,
  picture: row.picture,
  categories: row.categories,
  audience: row.audience,
  minimumLevel: row.minimumLevel ?? 1,
  from: localOf(row.from),
  until: row.until === null ? '' : localOf(row.until),
});

export const lines = ['titleEn', 'titleUr', 'summaryEn', 'summaryUr', 'joiningEn', 'joiningUr'] as const;
export const texts = ['htmlEn', 'htmlUr', 'termsEn', 'termsUr'] as const;
const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** What stands in the way of publishing, by field. `taken` are the names that there are, for a new promotion. */
export function problemsOf(draft: PromotionDraft, taken: readonly string[] | null, now: Date): DraftProblems {
  const problems: { -readonly [Field in keyof PromotionDraft]?: DraftProblem } = {};
  if (taken !== null && !promotionId.safeParse(draft.id).success) problems.id = 'id';
  // The office's own page for a new promotion has this name.
  else if (taken !== null && [...taken, 'new'].includes(draft.id)) problems.id = 'taken';
  for (const field of lines) if (draft[field].trim() === '') problems[field] = 'missing';
  for (const field of texts) {
    if (!hasWords(draft[field])) problems[field] = 'missing';
    else if (draft[field].length > promotionLimits.htmlMax) problems[field] = 'long';
  }
  if (draft.categories.length === 0 || draft.categories.length > 3) problems.categories = 'categories';
  const until = instantOf(draft.until);
  const from = instantOf(draft.from);
  if (until !== null && Date.parse(until) <= (from === null ? now.getTime() : Date.parse(from))) {
    problems.until = 'endsTooSoon';
  }
  return problems;
}

/** A field shows whole minutes: a time that was not touched is sent as it was, to the millisecond. */
function timeOf(field: string, before: string | null): string | null {
  return before !== null && localOf(before) === field ? before : instantOf(field);
}

export function wishOf(
  draft: PromotionDraft,
  base: PromotionRow | null,
): CallRequest<OfficeCalls['officePublishPromotion']> {
  return {
    params: { id: draft.id },
    body: {
      version: base?.version ?? 0,
      title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
      summary: { EN: draft.summaryEn.trim(), UR: draft.summaryUr.trim() },
      joining: { EN: draft.joiningEn.trim(), UR: draft.joiningUr.trim() },
      html: { EN: draft.htmlEn, UR: draft.htmlUr },
      terms: { EN: draft.termsEn, UR: draft.termsUr },
      picture: draft.picture?.file ?? null,
      categories: [...draft.categories],
      audience: draft.audience,
      minimumLevel: draft.audience === 'vip' ? draft.minimumLevel : null,
      from: timeOf(draft.from, base?.from ?? null),
      until: timeOf(draft.until, base?.until ?? null),
    },
  };
}
