import type { TexasHoldemAct, TexasHoldemView } from '@ikka/texas-holdem/rules';

type Moves = NonNullable<TexasHoldemView['moves']>;

export const wishKinds = ['fold', 'call', 'callAny'] as const;
export type WishKind = (typeof wishKinds)[number];

/** What is to be done as soon as it is one's turn. */
export interface Wish {
  readonly kind: WishKind;
  /** The hand, the round and what had to be in when it was chosen: a raise takes `call` back, another hand or round all. */
  readonly hand: number;
  readonly street: number;
  readonly toCall: string;
}

export interface Now {
  readonly hand: number;
  readonly street: number;
  readonly toCall: string;
  readonly moves: Moves | null;
}

/** The act of a wish once it can be done; null for not yet; `over` where it does not count any more. */
export function grant(wish: Wish, now: Now): TexasHoldemAct | 'over' | null {
  if (wish.hand !== now.hand || wish.street !== now.street) return 'over';
  if (wish.kind === 'call' && wish.toCall !== now.toCall) return 'over';
  if (now.moves === null) return null;
  // Nobody folds what costs nothing.
  if (now.moves.check) return { type: 'check' };
  return wish.kind === 'fold' ? { type: 'fold' } : { type: 'call' };
}
