import type { LanguageCode } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Credentials } from '../accounts/credentials-store.ts';
import { emailAddress } from '../contacts/email-address.ts';
import type { IdentityDeps } from '../deps.ts';

/** A notice that comes a day late is no use as a warning. */
const worthMs = 24 * 60 * 60_000;

type Notice = 'password_changed' | 'contact_changed' | 'contact_unverified' | 'protection_changed';

/**
 * Tells the member of a change by every contact that there was before it: whoever did it, the owner hears. A mailbox is
 * written to even where it was never verified, for it says nothing that a stranger could use.
 */
export async function tellMember(
  deps: Pick<IdentityDeps, 'channels' | 'clock'>,
  tx: Transaction,
  member: Pick<Credentials, 'memberId' | 'email' | 'mobile' | 'isMobileVerified' | 'language'>,
  template: Notice,
  language: LanguageCode,
): Promise<void> {
  const expiresAt = new Date(deps.clock.now().getTime() + worthMs);
  const contacts = [
    { channel: 'mail', to: member.email && emailAddress(member.email) },
    { channel: 'sms', to: member.isMobileVerified ? member.mobile : null },
  ] as const;
  for (const { channel, to } of contacts) {
    if (to === null || !deps.channels.isAvailable(channel)) continue;
    await deps.channels.send(tx, {
      channel,
      to,
      language: member.language ?? language,
      template,
      values: {},
      memberId: member.memberId,
      expiresAt,
    });
  }
}
