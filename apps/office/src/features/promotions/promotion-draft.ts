import {
  type CallRequest,
  type CallValue,
  type calls,
  type LocalText,
  type PromotionAudience,
  type PromotionCategory,
  promotionId,
  promotionLimits,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { instantOf, localOf } from '../../parts/form/local-instant.ts';
import { emptyText, htmlProblemsIn, missingIn, trimmed } from '../../parts/form/local-text.ts';

type OfficeCalls = typeof calls.officePromotions;
export type PromotionRow = CallValue<OfficeCalls['officePublishPromotion']>;
export type PromotionPicture = NonNullable<PromotionRow['picture']>;

/** What the editing page holds: words as typed, texts as the editor's HTML, times as the browser's field writes them. */
export interface PromotionDraft {
  readonly id: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly joining: LocalText;
  readonly html: LocalText;
  readonly terms: LocalText;
  readonly picture: PromotionPicture | null;
  readonly categories: readonly PromotionCategory[];
  readonly audience: PromotionAudience;
  readonly minimumLevel: number;
  readonly from: string;
  readonly until: string;
}

export type DraftProblem = 'missing' | 'id' | 'taken' | 'long' | 'endsTooSoon' | 'categories';
export type PromotionProblems = DraftProblems<PromotionDraft, DraftProblem>;

export const emptyDraft: PromotionDraft = {
  id: '',
  title: emptyText,
  summary: emptyText,
  joining: emptyText,
  html: emptyText,
  terms: emptyText,
  picture: null,
  categories: [],
  audience: 'everyone',
  minimumLevel: 1,
  from: '',
  until: '',
};

export const draftOf = (row: PromotionRow): PromotionDraft => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  joining: row.joining,
  html: row.html,
  terms: row.terms,
  picture: row.picture,
  categories: row.categories,
  audience: row.audience,
  minimumLevel: row.minimumLevel ?? 1,
  from: localOf(row.from),
  until: row.until === null ? '' : localOf(row.until),
});

/** What stands in the way of publishing, by field. `taken` are the names that there are, for a new promotion. */
export function problemsOf(
  draft: PromotionDraft,
  taken: readonly string[] | null,
  now: Date,
): PromotionProblems {
  const [from, until] = [instantOf(draft.from), instantOf(draft.until)];
  const begins = from === null ? now.getTime() : Date.parse(from);
  return problemsFound<PromotionDraft, DraftProblem>({
    id: taken !== null && idProblem(draft.id, taken),
    title: missingIn(draft.title),
    summary: missingIn(draft.summary),
    joining: missingIn(draft.joining),
    html: htmlProblemsIn(draft.html, promotionLimits.htmlMax),
    terms: htmlProblemsIn(draft.terms, promotionLimits.htmlMax),
    categories: (draft.categories.length === 0 || draft.categories.length > 3) && 'categories',
    until: until !== null && Date.parse(until) <= begins && 'endsTooSoon',
  });
}

function idProblem(id: string, taken: readonly string[]): 'id' | 'taken' | undefined {
  if (!promotionId.safeParse(id).success) return 'id';
  // The office's own page for a new promotion has this name.
  return [...taken, 'new'].includes(id) ? 'taken' : undefined;
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
      title: trimmed(draft.title),
      summary: trimmed(draft.summary),
      joining: trimmed(draft.joining),
      html: draft.html,
      terms: draft.terms,
      picture: draft.picture?.file ?? null,
      categories: [...draft.categories],
      audience: draft.audience,
      minimumLevel: draft.audience === 'vip' ? draft.minimumLevel : null,
      from: timeOf(draft.from, base?.from ?? null),
      until: timeOf(draft.until, base?.until ?? null),
    },
  };
}
