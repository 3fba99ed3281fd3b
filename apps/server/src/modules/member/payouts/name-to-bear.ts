import type { Queryable } from '../../../platform/database/index.ts';
import type { MemberParts } from '../parts.ts';
import { findProfile } from '../profile/store.ts';
import type { StoredPayoutAccount } from './store.ts';

/**
 * The name that a new payout account must bear: the member's full name, else the payee of the registration, else that of
 * the first account that he has. Null where nothing is known yet, or the setting asks for none.
 */
export async function nameToBear(
  { settings, identity }: Pick<MemberParts, 'settings' | 'identity'>,
  db: Queryable,
  memberId: bigint,
  accounts: readonly StoredPayoutAccount[],
): Promise<string | null> {
  if (!settings.get('member.payout_own_name')) return null;
  const profile = await findProfile(db, memberId);
  const personal = await identity.personal(memberId, db);
  return profile?.fullName ?? personal?.payeeName ?? accounts[0]?.holderName ?? null;
}
