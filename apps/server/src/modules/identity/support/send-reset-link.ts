import { type Refusal, refuse } from '@ikka/contract';
import { lockCredentials } from '../accounts/credentials-store.ts';
import { maskedEmail } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { newResetLink } from '../recovery/new-reset-link.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/**
 * Mails a one-time link for a new password to the mailbox that the member gave, and to no other: nobody talks the customer
 * service into sending it elsewhere. To one that was never verified only where the operator says that he has made sure whose
 * it is; to one that he has marked as not verified never. The operator never sees the link, and the password holds
 * until it is used.
 */
export async function sendResetLink(
  deps: IdentityDeps,
  { memberId, mayBeUnverified }: { readonly memberId: bigint; readonly mayBeUnverified: boolean },
  act: OperatorAct,
): Promise<
  | { readonly maskedEmail: string }
  | Refusal<'member.unknown' | 'contact.not_verified' | 'channel.unavailable'>
> {
  if (!deps.channels.isAvailable('mail')) return refuse('channel.unavailable');
  return deps.database.transaction(async (tx) => {
    const member = await lockCredentials(tx, memberId);
    if (member === null) return refuse('member.unknown');
    const { email, isEmailVerified } = member;
    const mayGo = isEmailVerified || (mayBeUnverified && member.emailKey !== null);
    if (email === null || !mayGo) return refuse('contact.not_verified');
    const { link, expiresAt } = await newResetLink(deps, tx, memberId, deps.clock.now());
    await deps.channels.send(tx, {
      channel: 'mail',
      to: email,
      language: member.language ?? deps.settings.get('site.default_language'),
      template: 'reset_link',
      values: { link },
      memberId,
      expiresAt,
    });
    const masked = maskedEmail(email);
    await recordAct(deps, tx, memberId, act, {
      action: 'member.reset_link_sent',
      after: { maskedEmail: masked, isVerified: isEmailVerified, expiresAt: expiresAt.toISOString() },
    });
    return { maskedEmail: masked };
  });
}
