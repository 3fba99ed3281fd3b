import { type CallRequest, type calls, inboxLimits } from '@ikka/contract';

type Body = CallRequest<typeof calls.officeSupport.sendMessage>['body'];

/** What the form holds, as it was typed. */
export interface MessageDraft {
  readonly kind: Body['audience']['kind'];
  readonly rankFrom: string;
  readonly rankTo: string;
  readonly accounts: string;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly htmlEn: string;
  readonly htmlUr: string;
}

export const emptyDraft = (account: string | undefined): MessageDraft => ({
  kind: account === undefined ? 'all' : 'members',
  rankFrom: '0',
  rankTo: '100',
  accounts: account ?? '',
  titleEn: '',
  titleUr: '',
  htmlEn: '',
  htmlUr: '',
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

/** Editors write an empty text as a paragraph without words. */
const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';

const rankOf = (text: string): number | null => {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
  return value !== null && value <= 100 ? value : null;
};

export type DraftProblem = 'words' | 'long' | 'accounts' | 'rank';

/** What is wrong with a draft, by field. */
export function problemsOf(draft: MessageDraft): Partial<Record<keyof MessageDraft, DraftProblem>> {
  const problems: Partial<Record<keyof MessageDraft, DraftProblem>> = {};
  const count = accountsOf(draft.accounts).length;
  if (draft.kind === 'members' && (count === 0 || count > inboxLimits.accountsMax))
    problems.accounts = 'accounts';
  if (draft.kind === 'rank') {
    const [from, to] = [rankOf(draft.rankFrom), rankOf(draft.rankTo)];
    if (from === null || to === null || from > to) problems.rankTo = 'rank';
  }
  const isSaid = { En: hasWords(draft.htmlEn), Ur: hasWords(draft.htmlUr) };
  const isTitled = { En: draft.titleEn.trim() !== '', Ur: draft.titleUr.trim() !== '' };
  for (const language of ['En', 'Ur'] as const) {
    if (isSaid[language] && !isTitled[language]) problems[`title${language}`] = 'words';
    if (isTitled[language] && !isSaid[language]) problems[`html${language}`] = 'words';
    if (draft[`html${language}`].length > inboxLimits.htmlMax) problems[`html${language}`] = 'long';
  }
  if (!isTitled.En && !isTitled.Ur && !isSaid.En && !isSaid.Ur) problems.titleEn = 'words';
  return problems;
}

/** What is sent. Called for drafts without problems. */
export function bodyOf(draft: MessageDraft, id: string): Body {
  return {
    id,
    audience: audienceOf(draft),
    title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
    html: {
      EN: hasWords(draft.htmlEn) ? draft.htmlEn : '',
      UR: hasWords(draft.htmlUr) ? draft.htmlUr : '',
    },
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
