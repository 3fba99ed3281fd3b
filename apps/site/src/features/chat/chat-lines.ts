import type { ChatLine } from '@ikka/contract';

/** A line on its way: shown at once, marked until the server has it. */
export interface PendingLine {
  readonly key: string;
  readonly text: string;
  readonly isFailed: boolean;
}

/** Adds lines to those that are known, by their number: each once, whichever answer brought it, in the server's order. */
export function joinLines<Line extends Pick<ChatLine, 'no'>>(
  known: readonly Line[],
  more: readonly Line[],
): readonly Line[] {
  const fresh = more.filter(({ no }) => !known.some((line) => line.no === no));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((one, other) => one.no - other.no);
}

/** Up to where nothing is missing: what comes after is asked for. */
export function lastWithoutGap(lines: readonly Pick<ChatLine, 'no'>[]): number {
  let last = 0;
  for (const { no } of lines) {
    if (no !== last + 1) break;
    last = no;
  }
  return last;
}

/** Lines on their way, less those that have arrived. */
export const stillPending = (
  pending: readonly PendingLine[],
  lines: readonly Pick<ChatLine, 'key'>[],
): readonly PendingLine[] => pending.filter(({ key }) => !lines.some((line) => line.key === key));
