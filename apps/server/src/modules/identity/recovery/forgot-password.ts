import { type Refusal, refuse } from '@ikka/contract';
import { accountNameKey } from '../accounts/account-name.ts';
import { credentialsOfName } from '../accounts/credentials-store.ts';
import { nobodysName } from '../accounts/nobodys-name.ts';
import { emailAddress, emailKey } from '../contacts/email-address.ts';
import type { Browser, IdentityDeps, Speaker } from '../deps.ts';
import { whereaboutsOf } from '../login/whereabouts.ts';
import { countRequests } from '../verification/issue-code.ts';
import { writeMessage } from '../verification/write-message.ts';
import { newResetLink } from './new-reset-link.ts';

/**
 * Mails a one-time link to who forgot the password. A mailbox that was never verified may be a stranger's, by a slip of
 * whoever registered: there the link goes when it is asked for in a browser or from an address of the member, else a letter
 * that says so. Whether name and mailbox belong together makes no difference to the answer, nor to the statements behind
 * it, unless the operator has it told (`identity.reveal_unknown_account`).
 */
export async function forgotPassword(
  deps: IdentityDeps,
  input: { readonly username: string; readonly email: string },
  visitor: Speaker & Browser,
): Promise<
  | Record<string, never>
  | Refusal<'contact.invalid' | 'account.unknown' | 'code.too_many' | 'channel.unavailable'>
> {
  const email = emailAddress(input.email);
  if (email === null) return refuse('contact.invalid');
  if (!deps.channels.isAvailable('mail')) return refuse('channel.unavailable');
  const now = deps.clock.now();
  const nameKey = accountNameKey(input.username);
  return deps.database.transaction(async (tx) => {
    const allowed = await countRequests(deps, tx, { channel: 'mail', contact: email, ip: visitor.ip }, now);
    if ('waitMs' in allowed) {
      return refuse('code.too_many', { retryAfterSeconds: Math.ceil(allowed.waitMs / 1_000) });
    }
    const named = await credentialsOfName(tx, nameKey);
    const isTheirs = named !== null && named.emailKey === emailKey(email);
    if (!isTheirs && deps.settings.get('identity.reveal_unknown_account')) return refuse('account.unknown');
    const { isKnownDevice, isKnownAddress } = await whereaboutsOf(tx, {
      account: { id: named?.memberId ?? 0n },
      cookies: visitor.cookies,
      visitor,
    });
    const isSure = isTheirs && (named.isEmailVerified || isKnownDevice || isKnownAddress);
    const memberId = isTheirs ? named.memberId : null;
    const { link, expiresAt } = await newResetLink(deps, tx, isSure ? memberId : null, now);
    await writeMessage(
      deps.channels,
      tx,
      {
        channel: 'mail',
        to: email,
        language: (isTheirs ? named.language : null) ?? visitor.language,
        ...(isTheirs && !isSure
          ? { template: 'reset_from_elsewhere', values: {} }
          : { template: 'reset_link', values: { link } }),
        memberId,
        expiresAt,
      },
      !isTheirs,
    );
    // Recorded for nobody too, under a keyed hash, so that it takes the same work.
    const unknown = nobodysName(deps.vault, nameKey);
    await deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'identity',
      action: 'member.reset_link_asked',
      subject: memberId === null ? unknown : `member:${memberId}`,
      ip: visitor.ip,
    });
    return {};
  });
}
