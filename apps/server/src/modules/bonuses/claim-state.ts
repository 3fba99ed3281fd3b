import type { BonusState, Refusal } from '@ikka/contract';
import { refuse } from '@ikka/contract';

/** `met`: so much was staked; `withdraw`: the member takes money out and agreed to lose the bonus. */
export type BonusEvent = 'met' | 'timeOver' | 'giveUp' | 'withdraw';

export type BonusDecision =
  | { readonly do: 'end'; readonly as: Exclude<BonusState, 'active'> }
  | { readonly do: 'nothing' }
  | Refusal<'bonus.not_active'>;

const ends = {
  met: 'released',
  timeOver: 'expired',
  giveUp: 'givenUp',
  withdraw: 'forfeited',
} as const satisfies Record<BonusEvent, BonusState>;

/** What an event does to a bonus. It ends once: whatever comes afterwards changes nothing. */
export function decideBonus(state: BonusState, event: BonusEvent): BonusDecision {
  if (state === 'active') return { do: 'end', as: ends[event] };
  return event === 'giveUp' ? refuse('bonus.not_active', { state }) : { do: 'nothing' };
}
