import type { TableEvent, TableHead } from './room-types.ts';

/** [B24] A table deals on for so long after somebody was there. */
export const SEATED_MS = 120_000;
/** [B24] A shoe that nobody came back to is ended and revealed. */
export const ABANDONED_MS = 600_000;
export const SHUFFLE_MS = 2_000;
/** [B25] Between the last bet and the first card, so that bets of the last moment are in. */
export const LAST_MOMENT_MS = 300;
/** [B24] How long a coup lies there to be read. */
export const REST_MS = 4_500;

/** [B24] The head with its clock set, and what is told of it. */
export function openBetting(
  head: TableHead,
  { at, bettingMs }: { readonly at: number; readonly bettingMs: number },
): { readonly head: TableHead; readonly event: TableEvent } {
  const { shoe, coup } = head;
  const closesAt = at + bettingMs;
  return {
    head: { ...head, phase: 'betting', closesAt, dueAt: closesAt + LAST_MOMENT_MS },
    event: { type: 'betting', shoe, coup, closesAt },
  };
}
