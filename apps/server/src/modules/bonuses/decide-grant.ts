import type { BonusDenial, BonusTerms } from '@ikka/contract';
import { bonusOn } from './terms.ts';

/** How a member stands when a deposit with a chosen bonus is credited, or when he looks what he may choose. */
export interface Standing {
  readonly isExcluded: boolean;
  readonly hasActive: boolean;
  /** A deposit of his was paid before, or a first one brought him a bonus. */
  readonly hasDeposited: boolean;
  /** This offer gave him a bonus on this day. */
  readonly hasTakenToday: boolean;
}

/** Why a member may not take an offer, in the order in which it is said; null where he may. */
export function denialOf(
  { occasion }: Pick<BonusTerms, 'occasion'>,
  standing: Standing,
): Exclude<BonusDenial, 'amount'> | null {
  if (standing.isExcluded) return 'excluded';
  if (standing.hasActive) return 'active';
  if (occasion === 'first' && standing.hasDeposited) return 'notFirst';
  if (occasion === 'daily' && standing.hasTakenToday) return 'taken';
  return null;
}

/** The bonus that a deposit brings, by what was credited, or why it brings none. */
export function decideGrant(
  terms: BonusTerms,
  credited: bigint,
  standing: Standing,
): { readonly amount: bigint } | { readonly denied: BonusDenial } {
  const denied = denialOf(terms, standing);
  if (denied !== null) return { denied };
  const amount = bonusOn(terms, credited);
  return amount > 0n ? { amount } : { denied: 'amount' };
}
