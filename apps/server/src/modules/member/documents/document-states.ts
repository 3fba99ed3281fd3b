import type { DocumentState } from '@ikka/contract';

/**
 * What happens to a document.
 * - `upload`: the member submits one (again).
 * - `take`, `giveBack`: an operator begins to look at it, or leaves it to others.
 * - `approve`, `reject`: the decision; an approval can be taken back by a rejection.
 * - `runOut`: the day until which it was approved has come.
 */
export const documentEvents = ['upload', 'take', 'giveBack', 'approve', 'reject', 'runOut'] as const;
export type DocumentEvent = (typeof documentEvents)[number];

const moves: { readonly [State in DocumentState]: { readonly [Event in DocumentEvent]?: DocumentState } } = {
  missing: { upload: 'submitted' },
  submitted: { upload: 'submitted', take: 'inReview', approve: 'approved', reject: 'rejected' },
  inReview: { giveBack: 'submitted', approve: 'approved', reject: 'rejected' },
  approved: { reject: 'rejected', runOut: 'expired' },
  rejected: { upload: 'submitted' },
  expired: { upload: 'submitted' },
};

/** The state after an event, or null where the event cannot happen. */
export const documentAfter = (state: DocumentState, event: DocumentEvent): DocumentState | null =>
  moves[state][event] ?? null;

/** What a document is at an instant. That it has run out is not stored: it follows from the day. */
export function stateAt(
  stored: { readonly state: DocumentState; readonly validUntil: Date | null } | null,
  now: Date,
): DocumentState {
  if (stored === null) return 'missing';
  const hasRunOut = stored.validUntil !== null && stored.validUntil <= now;
  return (hasRunOut ? documentAfter(stored.state, 'runOut') : null) ?? stored.state;
}
