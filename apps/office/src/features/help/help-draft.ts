import { type CallRequest, type calls, type HelpKind, helpKey, helpLimits } from '@ikka/contract';
import type { HelpText } from './arrangement.ts';

/** What the editing page holds: words as typed, texts as the editor's HTML. */
export interface HelpDraft {
  readonly key: string;
  readonly kind: HelpKind;
  readonly titleEn: string;
  readonly titleUr: string;
  readonly htmlEn: string;
  readonly htmlUr: string;
}

export type DraftProblems = { readonly [Field in keyof HelpDraft]?: 'missing' | 'key' | 'taken' | 'long' };

export const emptyDraft: HelpDraft = {
  key: '',
  kind: 'question',
  titleEn: '',
  titleUr: '',
  htmlEn: '',
  htmlUr: '',
};

export const draftOf = ({ key, kind, title, html }: HelpText): HelpDraft => ({
  key,
  kind,
  titleEn: title.EN,
  titleUr: title.UR,
  htmlEn: html.EN,
  htmlUr: html.UR,
});

const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** What stands in the way of publishing, by field. `taken` are the names of the texts that there are, for a new one. */
export function problemsOf(draft: HelpDraft, taken: readonly string[] | null): DraftProblems {
  const problems: { -readonly [Field in keyof HelpDraft]?: 'missing' | 'key' | 'taken' | 'long' } = {};
  if (taken !== null && !helpKey.safeParse(draft.key).success) problems.key = 'key';
  // The office's own page for a new text has this name.
  else if (taken !== null && [...taken, 'new'].includes(draft.key)) problems.key = 'taken';
  for (const field of ['titleEn', 'titleUr'] as const)
    if (draft[field].trim() === '') problems[field] = 'missing';
  for (const field of ['htmlEn', 'htmlUr'] as const) {
    if (!hasWords(draft[field])) problems[field] = 'missing';
    else if (draft[field].length > helpLimits.htmlMax) problems[field] = 'long';
  }
  return problems;
}

export function wishOf(
  draft: HelpDraft,
  version: number,
): CallRequest<typeof calls.office.officePublishHelp> {
  return {
    params: { key: draft.key },
    body: {
      version,
      kind: draft.kind,
      title: { EN: draft.titleEn.trim(), UR: draft.titleUr.trim() },
      html: { EN: draft.htmlEn, UR: draft.htmlUr },
    },
  };
}
