import type { FreezeState } from '@ikka/contract';

/** `held` and `short`: what the ledger said of the hold; `returned`: what it said of the release. */
export type FreezeEvent = 'held' | 'short' | 'release' | 'timeOver' | 'returned';

export type FreezeDecision =
  | { readonly do: 'move'; readonly to: FreezeState }
  | { readonly do: 'nothing' }
  | { readonly do: 'refuse'; readonly code: 'freeze.not_now' };

const nothing: FreezeDecision = { do: 'nothing' };
const move = (to: FreezeState): FreezeDecision => ({ do: 'move', to });

/** Decides what an event means for frozen money: an operator releases it, or its time does; the rest is the ledger's word. */
export function decideFreeze(state: FreezeState, event: FreezeEvent): FreezeDecision {
  switch (event) {
    case 'held':
      return state === 'asked' ? move('frozen') : nothing;
    case 'short':
      return state === 'asked' ? move('short') : nothing;
    case 'release':
      return state === 'frozen' ? move('releasing') : { do: 'refuse', code: 'freeze.not_now' };
    case 'timeOver':
      return state === 'frozen' ? move('releasing') : nothing;
    case 'returned':
      return state === 'releasing' ? move('released') : nothing;
  }
}
