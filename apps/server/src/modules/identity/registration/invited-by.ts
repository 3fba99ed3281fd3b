import { type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { affiliateOf } from './affiliates/check-affiliate.ts';
import type { FieldValues } from './check-fields.ts';
import { invitationKey } from './invitation-codes.ts';
import { findReferrer } from './store.ts';

/** Through whom a new member comes; null where nobody sent him. */
export interface Inviters {
  /** The agent whose code it was: the new member stands under him. */
  readonly uplineId: bigint | null;
  readonly referredBy: bigint | null;
}

type Codes = Pick<FieldValues, 'affiliateCode' | 'referralCode' | 'recommenderId'>;

/**
 * Who stands behind the codes of a registration. A code that is given must be right. Where nobody comes in without an
 * invitation, an affiliate's or a friend's code is one; a recommender's number is not, for anybody can count.
 */
export async function invitedBy(
  deps: Pick<IdentityDeps, 'database' | 'settings'>,
  codes: Codes,
  host: string,
): Promise<
  | Inviters
  | Refusal<'register.affiliate_invalid' | 'register.referral_invalid' | 'register.invitation_required'>
> {
  const uplineId =
    codes.affiliateCode === undefined ? null : await affiliateOf(deps, codes.affiliateCode, host);
  if (codes.affiliateCode !== undefined && uplineId === null) return refuse('register.affiliate_invalid');

  const friend =
    codes.referralCode === undefined
      ? null
      : await findReferrer(deps.database.db, { code: invitationKey(codes.referralCode), memberId: null });
  if (codes.referralCode !== undefined && friend === null) {
    return refuse('register.referral_invalid', { field: 'referralCode' });
  }
  const recommender =
    codes.recommenderId === undefined ? null : await recommenderOf(deps, codes.recommenderId);
  const isAnother = friend !== null && recommender !== null && friend !== recommender;
  if ((codes.recommenderId !== undefined && recommender === null) || isAnother) {
    return refuse('register.referral_invalid', { field: 'recommenderId' });
  }

  const isInvited = uplineId !== null || friend !== null;
  if (!isInvited && !deps.settings.get('identity.direct_registration')) {
    return refuse('register.invitation_required');
  }
  return { uplineId, referredBy: friend ?? recommender };
}

/** A recommender is named by the own code or by the member's number. */
const recommenderOf = (deps: Pick<IdentityDeps, 'database'>, typed: string): Promise<bigint | null> => {
  const code = invitationKey(typed);
  return findReferrer(deps.database.db, {
    code,
    memberId: /^[1-9]\d{0,17}$/.test(code) ? BigInt(code) : null,
  });
};
