import type { Finding } from './parts.ts';

/** The one thing of its kind that may be wrong. */
export const oneFinding = (isWrong: boolean, details: Finding['details']): Finding[] =>
  isWrong ? [{ subject: '', details }] : [];

/** Something waits too long: how many, and since when the first of them. */
export const waitingFinding = ({
  count,
  oldest,
}: {
  readonly count: number;
  readonly oldest?: Date | string | null;
}): Finding[] =>
  oneFinding(count > 0, {
    count: String(count),
    ...(oldest === undefined
      ? {}
      : { oldest: oldest instanceof Date ? oldest.toISOString() : (oldest ?? '') }),
  });
