import type { MaintenanceNote } from '@ikka/contract';
import { instantOf, localOf } from '../../parts/local-instant.ts';

/** What the form holds, as typed; `until` is empty where nobody has said. */
export interface MaintenanceDraft {
  readonly textEn: string;
  readonly textUr: string;
  readonly until: string;
}

export type MaintenanceProblems = {
  readonly [Field in keyof MaintenanceDraft]?: 'missing' | 'time' | 'past';
};

export const draftOf = (note: MaintenanceNote | null): MaintenanceDraft => ({
  textEn: note?.text.EN ?? '',
  textUr: note?.text.UR ?? '',
  until: note?.until ? localOf(note.until) : '',
});

/** What stands in the way of saving at `now` (milliseconds), by field. */
export function problemsOf({ textEn, textUr, until }: MaintenanceDraft, now: number): MaintenanceProblems {
  const end = until === '' ? null : instantOf(until);
  return {
    ...(textEn.trim() === '' ? { textEn: 'missing' } : {}),
    ...(textUr.trim() === '' ? { textUr: 'missing' } : {}),
    ...(until !== '' && end === null ? { until: 'time' } : {}),
    ...(end !== null && Date.parse(end) <= now ? { until: 'past' } : {}),
  };
}

/** What goes out of a draft without problems. An end that was not touched goes out to the millisecond as it was. */
export function wishOf(draft: MaintenanceDraft, base: MaintenanceNote | null): MaintenanceNote {
  const isKept = base?.until && localOf(base.until) === draft.until;
  return {
    text: { EN: draft.textEn.trim(), UR: draft.textUr.trim() },
    until: isKept ? base.until : draft.until === '' ? null : instantOf(draft.until),
  };
}
