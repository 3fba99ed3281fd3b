import {
  type CallRequest,
  type calls,
  type HelpKind,
  helpKey,
  helpLimits,
  type LocalText,
} from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { emptyText, htmlProblemsIn, missingIn, trimmed } from '../../parts/form/local-text.ts';
import type { HelpText } from './arrangement.ts';

/** What the editing page holds: words as typed, texts as the editor's HTML. */
export interface HelpDraft {
  readonly key: string;
  readonly kind: HelpKind;
  readonly title: LocalText;
  readonly html: LocalText;
}

export type HelpProblem = 'missing' | 'key' | 'taken' | 'long';
export type HelpProblems = DraftProblems<HelpDraft, HelpProblem>;

export const emptyDraft: HelpDraft = {
  key: '',
  kind: 'question',
  title: emptyText,
  html: emptyText,
};

export const draftOf = ({ key, kind, title, html }: HelpText): HelpDraft => ({
  key,
  kind,
  title,
  html,
});

/** What stands in the way of publishing, by field. `taken` are the names of the texts that there are, for a new one. */
export const problemsOf = (draft: HelpDraft, taken: readonly string[] | null): HelpProblems =>
  problemsFound<HelpDraft, HelpProblem>({
    key: taken !== null && keyProblem(draft.key, taken),
    title: missingIn(draft.title),
    html: htmlProblemsIn(draft.html, helpLimits.htmlMax),
  });

function keyProblem(key: string, taken: readonly string[]): 'key' | 'taken' | undefined {
  if (!helpKey.safeParse(key).success) return 'key';
  // The office's own page for a new text has this name.
  return [...taken, 'new'].includes(key) ? 'taken' : undefined;
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
      title: trimmed(draft.title),
      html: draft.html,
    },
  };
}
