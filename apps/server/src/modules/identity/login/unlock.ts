import { type CallAnswer, type calls, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import type { Vault } from '../../../platform/vault.ts';
import { accountNameKey } from '../accounts/account-name.ts';
import { type Credentials, credentialsOfName } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { insertEvent } from '../devices/event-store.ts';
import { ownContact } from '../step-up/own-contact.ts';
import { checkCode } from '../verification/check-code.ts';
import { contactKey, issueCode } from '../verification/issue-code.ts';
import { forgetLock } from './attempts.ts';

type Sent = CallAnswer<typeof calls.identity.unlockCode>;

/**
 * Where a code for this name goes. A name without such a contact, or of nobody, gets one that cannot exist, always the
 * same for the name: the same counting, the same writing, and nothing sent.
 */
function contactOf(
  vault: Vault,
  nameKey: string,
  credentials: Credentials | null,
  wish: 'sms' | 'email',
): {
  readonly channel: 'sms' | 'mail';
  readonly contact: string;
  readonly memberId: bigint | null;
  readonly isDecoy: boolean;
} {
  const own = credentials && ownContact(credentials, wish);
  if (own) return { ...own, memberId: credentials.memberId, isDecoy: false };
  const digest = vault.digest('identity.unlock_decoy', wish, nameKey);
  const nobody = { memberId: null, isDecoy: true } as const;
  if (wish === 'email') {
    return { channel: 'mail', contact: `${digest.toString('hex').slice(0, 32)}@nobody.invalid`, ...nobody };
  }
  // No country has the code 999.
  const digits = (digest.readBigUInt64BE() % 10n ** 10n).toString().padStart(10, '0');
  return { channel: 'sms', contact: `+999${digits}`, ...nobody };
}

/** Sends a code by which a locked member unlocks himself; every name gets the same answer after the same work. */
export async function sendUnlockCode(
  deps: IdentityDeps,
  input: { readonly username: string; readonly channel: 'sms' | 'email' },
  visitor: Visitor & { readonly language: LanguageCode },
): Promise<Sent | Refusal<'code.too_many' | 'channel.unavailable'>> {
  const nameKey = accountNameKey(input.username);
  const credentials = await credentialsOfName(deps.database.db, nameKey);
  const to = contactOf(deps.vault, nameKey, credentials, input.channel);
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      ...to,
      countedFor: `unlock\0${input.channel}\0${nameKey}`,
      purpose: 'unlock',
      language: visitor.language,
      template: 'unlock_code',
      ip: visitor.ip,
    }),
  );
}

/** Unlocks a name by that code: its count of failures begins anew, for this address and from anywhere. */
export async function unlock(
  deps: IdentityDeps,
  input: { readonly username: string; readonly channel: 'sms' | 'email'; readonly code: string },
  { ip, userAgent }: Visitor,
): Promise<Record<string, never> | Refusal<'code.wrong' | 'code.expired'>> {
  const nameKey = accountNameKey(input.username);
  const credentials = await credentialsOfName(deps.database.db, nameKey);
  const { channel, contact, memberId } = contactOf(deps.vault, nameKey, credentials, input.channel);
  const wrong = await checkCode(deps, {
    purpose: 'unlock',
    contact: contactKey(channel, contact),
    memberId,
    code: input.code,
  });
  if (wrong) return wrong;
  if (memberId === null) return refuse('code.wrong');
  await forgetLock(deps, input.username, ip);
  const at = deps.clock.now();
  await deps.database.transaction(async (tx) => {
    await insertEvent(tx, { memberId, at, ip, userAgent, method: 'username', result: 'unlocked' });
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.login_unlocked',
      subject: `member:${memberId}`,
      after: { channel },
      ip,
    });
  });
  return {};
}
