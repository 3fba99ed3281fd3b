import type { adjustmentReasons, CallValue, calls } from '@ikka/contract';

export type Adjustment = CallValue<typeof calls.officeTreasury.officeAdjustment>;
export type Freeze = CallValue<typeof calls.officeTreasury.officeFreeze>;
export type Direction = Adjustment['direction'];

/** How each state marks its row. */
export const adjustmentTones = {
  waiting: 'changed',
  approved: 'changed',
  posted: 'good',
  short: 'bad',
  refused: 'bad',
  withdrawn: 'trial',
} as const satisfies Record<Adjustment['state'], string>;

export const freezeTones = {
  asked: 'changed',
  frozen: 'changed',
  short: 'bad',
  releasing: 'changed',
  released: 'trial',
} as const satisfies Record<Freeze['state'], string>;

/** The reasons that make sense for a credit or a debit. */
export const reasonsFor = {
  credit: ['goodwill', 'compensation', 'promotion', 'correction'],
  debit: ['correction', 'duplicate', 'chargeback', 'abuse'],
} as const satisfies Record<Direction, readonly (typeof adjustmentReasons)[number][]>;

/** What an operator can do with an adjustment now. The server decides; this only keeps buttons away that it would refuse. */
export function deedsOf(
  { state, proposedBy }: Pick<Adjustment, 'state' | 'proposedBy'>,
  me: { readonly username: string; readonly mayWrite: boolean },
): { readonly decide: boolean; readonly withdraw: boolean } {
  const isOpen = me.mayWrite && state === 'waiting';
  return { decide: isOpen && proposedBy !== me.username, withdraw: isOpen && proposedBy === me.username };
}
