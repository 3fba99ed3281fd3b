import { type Refusal, refuse } from '@ikka/contract';
import { lockCredentials } from '../accounts/credentials-store.ts';
import { maskedEmail } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { newResetLink } from '../recovery/new-reset-link.ts';
import { ownContact } from '../step-up/own-contact.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/**
 * Mails a one-time link for a new password to the member's verified mailbox, and to no other: nobody talks the customer
 * service into sending it elsewhere. The operator never sees it. The password holds until the link is used.
 */
export async function sendResetLink(
  deps: IdentityDeps,
  memberId: bigint,
  act: OperatorAct,
): Promise<
  | { readonly maskedEmail: string }
  | Refusal<'member.unknown' | 'contact.not_verified' | 'channel.unavailable'>
> {
  if (!deps.channels.isAvailable('mail')) return refuse('channel.unavailable');
  return deps.database.transaction(async (tx) => {
    const member = await lockCredentials(tx, memberId);
    if (member === null) return refuse('member.unknown');
    const mailbox = ownContact(member, 'email');
    if (mailbox === null) return refuse('contact.not_verified');
    const { link, expiresAt } = await newResetLink(deps, tx, memberId, deps.clock.now());
    await deps.channels.send(tx, {
      channel: 'mail',
      to: mailbox.contact,
      language: member.language ?? deps.settings.get('site.default_language'),
      template: 'reset_link',
      values: { link },
      memberId,
      expiresAt,
    });
    const masked = maskedEmail(mailbox.contact);
    await recordAct(deps, tx, memberId, act, {
      action: 'member.reset_link_sent',
      after: { maskedEmail: masked, expiresAt: expiresAt.toISOString() },
    });
    return { maskedEmail: masked };
  });
}
