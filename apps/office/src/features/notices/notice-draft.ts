import {
  type AnnouncementType,
  type CallRequest,
  type CallValue,
  type calls,
  type LanguageCode,
  type LocalText,
  languageCodes,
  type NoticeAudience,
  noticeLimits,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { instantOf, localOf, sentInstant } from '../../parts/form/local-instant.ts';
import { emptyText, htmlProblemsIn, missingIn, trimmed } from '../../parts/form/local-text.ts';

export type Notice = CallValue<typeof calls.office.officeNotices>['list'][number];

/** What the form holds: words as typed, texts as the editor's HTML, times as the browser's field writes them. */
export interface NoticeDraft {
  readonly type: AnnouncementType;
  readonly title: LocalText;
  readonly html: LocalText;
  readonly from: string;
  readonly until: string;
  readonly audience: NoticeAudience;
  readonly languages: 'all' | LanguageCode;
  readonly priority: number;
}

export type NoticeProblem = 'missing' | 'endsTooSoon' | 'long';
export type NoticeProblems = DraftProblems<NoticeDraft, NoticeProblem>;

export const emptyDraft = (type: AnnouncementType): NoticeDraft => ({
  type,
  title: emptyText,
  html: emptyText,
  from: '',
  until: '',
  audience: 'everyone',
  languages: 'all',
  priority: 0,
});

export const draftOf = (notice: Notice): NoticeDraft => ({
  type: notice.type,
  title: notice.title,
  html: notice.text,
  from: localOf(notice.from),
  until: notice.until === null ? '' : localOf(notice.until),
  audience: notice.audience,
  languages: notice.languages.length > 1 ? 'all' : (notice.languages[0] ?? 'all'),
  priority: notice.priority,
});

/** What stands in the way of publishing, by field. */
export function problemsOf(draft: NoticeDraft, now: Date): NoticeProblems {
  const [from, until] = [instantOf(draft.from), instantOf(draft.until)];
  const begins = Math.max(from === null ? 0 : Date.parse(from), now.getTime());
  return problemsFound<NoticeDraft, NoticeProblem>({
    title: missingIn(draft.title),
    html: htmlProblemsIn(draft.html, noticeLimits.htmlMax),
    until: until !== null && Date.parse(until) <= begins && 'endsTooSoon',
  });
}

/** What goes out, whether it is new or changed. */
export function decisionsOf(
  draft: NoticeDraft,
): Omit<CallRequest<typeof calls.office.officePublishNotice>['body'], 'id'> {
  return {
    type: draft.type,
    title: trimmed(draft.title),
    text: draft.html,
    from: sentInstant(draft.from),
    until: sentInstant(draft.until),
    audience: draft.audience,
    languages: draft.languages === 'all' ? [...languageCodes] : [draft.languages],
    priority: draft.priority,
  };
}
