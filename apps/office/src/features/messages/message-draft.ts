import {
  type CallRequest,
  type calls,
  inboxLimits,
  inEveryLanguage,
  type LanguageCode,
  type LocalText,
  languageCodes,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { emptyText, hasWords, problemsIn, trimmed } from '../../parts/form/local-text.ts';

type Body = CallRequest<typeof calls.officeSupport.sendMessage>['body'];

/** What the form holds, as it was typed. */
export interface MessageDraft {
  readonly kind: Body['audience']['kind'];
  readonly rankFrom: string;
  readonly rankTo: string;
  readonly accounts: string;
  readonly title: LocalText;
  readonly html: LocalText;
}

export const emptyDraft = (account: string | undefined): MessageDraft => ({
  kind: account === undefined ? 'all' : 'members',
  rankFrom: '0',
  rankTo: '100',
  accounts: account ?? '',
  title: emptyText,
  html: emptyText,
});

/** The user names of a field: with commas, semicolons or line breaks between them, each once. */
export const accountsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const rankOf = (text: string): number | null => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value <= 100 ? value : null;
};

export type MessageProblem = 'words' | 'long' | 'accounts' | 'rank';
export type MessageProblems = DraftProblems<MessageDraft, MessageProblem>;

/** What is wrong with a draft, by field. It may be written in one language alone, then with a title and a text. */
export function problemsOf(draft: MessageDraft): MessageProblems {
  const { kind, title, html } = draft;
  const count = accountsOf(draft.accounts).length;
  const [from, to] = [rankOf(draft.rankFrom), rankOf(draft.rankTo)];
  const isTitled = (code: LanguageCode) => title[code].trim() !== '';
  const isSaid = (code: LanguageCode) => hasWords(html[code]);
  const isWritten = languageCodes.some((code) => isTitled(code) || isSaid(code));
  return problemsFound<MessageDraft, MessageProblem>({
    accounts: kind === 'members' && (count === 0 || count > inboxLimits.accountsMax) && 'accounts',
    rankTo: kind === 'rank' && (from === null || to === null || from > to) && 'rank',
    title: problemsIn(title, (_words, code) =>
      !isTitled(code) && (isSaid(code) || !isWritten) ? 'words' : null,
    ),
    html: problemsIn(html, (words, code) =>
      words.length > inboxLimits.htmlMax ? 'long' : isTitled(code) && !isSaid(code) ? 'words' : null,
    ),
  });
}

/** What is sent. Called for drafts without problems. */
export function bodyOf(draft: MessageDraft, id: string): Body {
  return {
    id,
    audience: audienceOf(draft),
    title: trimmed(draft.title),
    html: inEveryLanguage((code) => (hasWords(draft.html[code]) ? draft.html[code] : '')),
  };
}

function audienceOf(draft: MessageDraft): Body['audience'] {
  switch (draft.kind) {
    case 'all':
      return { kind: 'all' };
    case 'rank':
      return { kind: 'rank', from: rankOf(draft.rankFrom) ?? 0, to: rankOf(draft.rankTo) ?? 0 };
    case 'members':
      return { kind: 'members', accounts: accountsOf(draft.accounts) };
  }
}
