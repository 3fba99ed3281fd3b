import { type Refusal, refuse } from '@ikka/contract';
import { lockCredentials, setUnverified } from '../accounts/credentials-store.ts';
import { maskedEmail, maskedMobile } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { endLinksOf } from '../recovery/store.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/**
 * A contact proves nothing any more, until the member verifies it anew: no code goes there, and it is free for whoever
 * proves to own it. Reset links that were mailed end with a mailbox. The member is told by what there was before.
 */
export async function unverifyContact(
  deps: IdentityDeps,
  memberId: bigint,
  kind: 'email' | 'mobile',
  act: OperatorAct,
): Promise<Record<string, never> | Refusal<'member.unknown' | 'contact.not_verified'>> {
  return deps.database.transaction(async (tx) => {
    const member = await lockCredentials(tx, memberId);
    if (member === null) return refuse('member.unknown');
    const contact =
      kind === 'email'
        ? { isVerified: member.isEmailVerified, masked: member.email && maskedEmail(member.email) }
        : { isVerified: member.isMobileVerified, masked: member.mobile && maskedMobile(member.mobile) };
    if (!contact.isVerified) return refuse('contact.not_verified');
    await setUnverified(tx, memberId, kind);
    if (kind === 'email') await endLinksOf(tx, memberId, deps.clock.now());
    await recordAct(deps, tx, memberId, act, {
      action: 'member.contact_unverified',
      before: { kind, contact: contact.masked, isVerified: true },
      after: { kind, contact: contact.masked, isVerified: false },
    });
    await tellMember(deps, tx, member, 'contact_unverified', deps.settings.get('site.default_language'));
    return {};
  });
}
