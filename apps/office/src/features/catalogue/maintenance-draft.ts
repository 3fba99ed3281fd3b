import type { LocalText, MaintenanceNote } from '@ikka/contract';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import { instantOf, localOf } from '../../parts/form/local-instant.ts';
import { emptyText, missingIn, trimmed } from '../../parts/form/local-text.ts';

/** What the form holds, as typed; `until` is empty where nobody has said. */
export interface MaintenanceDraft {
  readonly text: LocalText;
  readonly until: string;
}

export type MaintenanceProblem = 'missing' | 'time' | 'past';
export type MaintenanceProblems = DraftProblems<MaintenanceDraft, MaintenanceProblem>;

export const draftOf = (note: MaintenanceNote | null): MaintenanceDraft => ({
  text: note?.text ?? emptyText,
  until: note?.until ? localOf(note.until) : '',
});

/** What stands in the way of saving at `now` (milliseconds), by field. */
export const problemsOf = ({ text, until }: MaintenanceDraft, now: number): MaintenanceProblems =>
  problemsFound<MaintenanceDraft, MaintenanceProblem>({
    text: missingIn(text),
    until: endProblem(until, now),
  });

function endProblem(until: string, now: number): 'time' | 'past' | undefined {
  if (until === '') return undefined;
  const end = instantOf(until);
  if (end === null) return 'time';
  return Date.parse(end) <= now ? 'past' : undefined;
}

/** What goes out of a draft without problems. An end that was not touched goes out to the millisecond as it was. */
export function wishOf(draft: MaintenanceDraft, base: MaintenanceNote | null): MaintenanceNote {
  const isKept = base?.until && localOf(base.until) === draft.until;
  return {
    text: trimmed(draft.text),
    until: isKept ? base.until : draft.until === '' ? null : instantOf(draft.until),
  };
}
