import { type Refusal, refuse } from '@ikka/contract';

/** An operator's act names what its page showed of the case; other acts name nothing. */
export interface Seen {
  readonly seen?: string | undefined;
}

/** How a case stands: where it is, and who has it. */
export function caseVersion({
  state,
  holder,
}: {
  readonly state: string;
  readonly holder: string | null;
}): string {
  return `${state}/${holder ?? ''}`;
}

/** Whether the page shows something that is not so any more. */
export const isStale = ({ seen }: Seen, stands: Parameters<typeof caseVersion>[0]): boolean =>
  seen !== undefined && seen !== caseVersion(stands);

/** Answers a stale act with what stands now, and with who brought it there where that was an operator. */
export function decidedMeanwhile(
  { value }: Pick<Refusal, 'value'>,
  last: { readonly actorKind: string; readonly actor: string; readonly action: string } | null,
): Refusal<'case.decided_meanwhile'> {
  const by = last?.actorKind === 'operator' ? { by: last.actor, act: last.action } : {};
  return refuse('case.decided_meanwhile', { ...value, ...by });
}
