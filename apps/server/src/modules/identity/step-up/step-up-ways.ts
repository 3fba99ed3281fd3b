import assert from 'node:assert';
import type { CallAnswer, calls, StepUpMethod } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { type Credentials, findCredentials, type Guards, guardsOf } from '../accounts/credentials-store.ts';
import { maskedEmail, maskedMobile } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { freshUntil } from '../sessions/freshness.ts';

/**
 * What the member can prove himself by: what is set up, and can be reached. Beside an authenticator a code to a contact is
 * none: whoever stole the number or the mailbox could else take the authenticator away.
 */
export function waysOf(
  credentials: Credentials,
  guards: Pick<Guards, 'authenticators' | 'passkeys'>,
  channels: Pick<IdentityDeps['channels'], 'isAvailable'>,
): StepUpMethod[] {
  const byContact = guards.authenticators === 0;
  const ways: [StepUpMethod, boolean][] = [
    ['password', credentials.passwordHash !== null],
    ['passkey', guards.passkeys > 0],
    ['authenticator', guards.authenticators > 0],
    ['sms', byContact && credentials.isMobileVerified && channels.isAvailable('sms')],
    ['email', byContact && credentials.isEmailVerified && channels.isAvailable('mail')],
  ];
  return ways.flatMap(([way, isOpen]) => (isOpen ? [way] : []));
}

/** How the member of this session can prove anew to be one. */
export async function stepUpWays(
  deps: IdentityDeps,
  member: SessionMember,
): Promise<CallAnswer<typeof calls.identity.stepUpWays>> {
  const { db } = deps.database;
  const credentials = await findCredentials(db, member.memberId);
  assert(credentials, 'a session belongs to an account');
  const { email, mobile, isEmailVerified, isMobileVerified } = credentials;
  return {
    methods: waysOf(credentials, await guardsOf(db, member.memberId), deps.channels),
    maskedEmail: email !== null && isEmailVerified ? maskedEmail(email) : null,
    maskedMobile: mobile !== null && isMobileVerified ? maskedMobile(mobile) : null,
    freshUntil: freshUntil(deps, member)?.toISOString() ?? null,
  };
}
