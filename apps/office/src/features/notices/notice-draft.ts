import type { AnnouncementType, CallRequest, calls } from '@ikka/contract';
import { instantOf } from '../../parts/local-instant.ts';

/** What the form holds: words as typed, times as the browser's field writes them, empty for none. */
export interface NoticeDraft {
  readonly type: AnnouncementType;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly textEn: string;
  readonly textUr: string;
  readonly from: string;
  readonly until: string;
}

export const words = ['titleEn', 'titleUr', 'textEn', 'textUr'] as const;
export type DraftProblems = { readonly [Field in keyof NoticeDraft]?: 'missing' | 'endsTooSoon' };

export const emptyDraft = (type: AnnouncementType): NoticeDraft => ({
  type,
  titleEn: '',
  titleUr: '',
  textEn: '',
  textUr: '',
  from: '',
  until: '',
});

export const isTouched = (draft: NoticeDraft): boolean => words.some((field) => draft[field] !== '');

/** What stands in the way of publishing, by field. */
export function problemsOf(draft: NoticeDraft, now: Date): DraftProblems {
  const missing = words.filter((field) => draft[field].trim() === '').map((field) => [field, 'missing']);
  const from = instantOf(draft.from);
  const until = instantOf(draft.until);
  const begins = Math.max(from === null ? 0 : Date.parse(from), now.getTime());
  const endsTooSoon = until !== null && Date.parse(until) <= begins ? [['until', 'endsTooSoon']] : [];
  return Object.fromEntries([...missing, ...endsTooSoon]);
}

export function bodyOf(
  draft: NoticeDraft,
  id: string,
): CallRequest<typeof calls.office.officePublishNotice>['body'] {
  return {
    id,
    type: draft.type,
    title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
    text: { EN: draft.textEn.trim(), UR: draft.textUr.trim() },
    from: instantOf(draft.from),
    until: instantOf(draft.until),
  };
}
