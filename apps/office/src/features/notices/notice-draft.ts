import {
  type AnnouncementType,
  type CallRequest,
  type CallValue,
  type calls,
  type LanguageCode,
  type NoticeAudience,
  noticeLimits,
} from '@ikka/contract';
import { instantOf, localOf } from '../../parts/local-instant.ts';

export type Notice = CallValue<typeof calls.office.officeNotices>['list'][number];

/** What the form holds: words as typed, texts as the editor's HTML, times as the browser's field writes them. */
export interface NoticeDraft {
  readonly type: AnnouncementType;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly htmlEn: string;
  readonly htmlUr: string;
  readonly from: string;
  readonly until: string;
  readonly audience: NoticeAudience;
  readonly languages: 'both' | LanguageCode;
  readonly priority: number;
}

export type DraftProblems = { readonly [Field in keyof NoticeDraft]?: 'missing' | 'endsTooSoon' | 'long' };

export const emptyDraft = (type: AnnouncementType): NoticeDraft => ({
  type,
  titleEn: '',
  titleUr: '',
  htmlEn: '',
  htmlUr: '',
  from: '',
  until: '',
  audience: 'everyone',
  languages: 'both',
  priority: 0,
});

export const draftOf = (notice: Notice): NoticeDraft => ({
  type: notice.type,
  titleEn: notice.title.EN,
  titleUr: notice.title.UR,
  htmlEn: notice.text.EN,
  htmlUr: notice.text.UR,
  from: localOf(notice.from),
  until: notice.until === null ? '' : localOf(notice.until),
  audience: notice.audience,
  languages: notice.languages.length > 1 ? 'both' : (notice.languages[0] ?? 'both'),
  priority: notice.priority,
});

const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** What stands in the way of publishing, by field. */
export function problemsOf(draft: NoticeDraft, now: Date): DraftProblems {
  const problems: { -readonly [Field in keyof NoticeDraft]?: DraftProblems[Field] } = {};
  for (const field of ['titleEn', 'titleUr'] as const)
    if (draft[field].trim() === '') problems[field] = 'missing';
  for (const field of ['htmlEn', 'htmlUr'] as const) {
    if (!hasWords(draft[field])) problems[field] = 'missing';
    else if (draft[field].length > noticeLimits.htmlMax) problems[field] = 'long';
  }
  const from = instantOf(draft.from);
  const until = instantOf(draft.until);
  const begins = Math.max(from === null ? 0 : Date.parse(from), now.getTime());
  if (until !== null && Date.parse(until) <= begins) problems.until = 'endsTooSoon';
  return problems;
}

/** What goes out, whether it is new or changed. */
export function decisionsOf(
  draft: NoticeDraft,
): Omit<CallRequest<typeof calls.office.officePublishNotice>['body'], 'id'> {
  return {
    type: draft.type,
    title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
    text: { EN: draft.htmlEn, UR: draft.htmlUr },
    from: instantOf(draft.from),
    until: instantOf(draft.until),
    audience: draft.audience,
    languages: draft.languages === 'both' ? ['EN', 'UR'] : [draft.languages],
    priority: draft.priority,
  };
}
