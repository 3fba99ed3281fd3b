/** `releasing`, `refusing`: two operators have decided, and the money is on its way in the ledger. */
export const heldStates = ['held', 'releasing', 'refusing', 'released', 'refused'] as const;
export type HeldState = (typeof heldStates)[number];

export const verdicts = ['release', 'refuse'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a decision, or the ledger's word that the money has moved, makes of a held win; null where it changes nothing. */
export function nextState(state: HeldState, event: Verdict | 'moved'): HeldState | null {
  switch (state) {
    case 'held':
      return event === 'moved' ? null : event === 'release' ? 'releasing' : 'refusing';
    case 'releasing':
      return event === 'moved' ? 'released' : null;
    case 'refusing':
      return event === 'moved' ? 'refused' : null;
    case 'released':
    case 'refused':
      return null;
  }
}
