import assert from 'node:assert';
import type { CallAnswer, calls } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { findCredentials, guardsOf } from '../accounts/credentials-store.ts';
import { maskedEmail, maskedMobile } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { freshUntil } from '../sessions/freshness.ts';

/** What protects the account, as its member reads it: contacts masked, for somebody may look over the shoulder. */
export async function securityOverview(
  deps: IdentityDeps,
  member: SessionMember,
): Promise<CallAnswer<typeof calls.identity.securityOverview>> {
  const { db } = deps.database;
  const credentials = await findCredentials(db, member.memberId);
  assert(credentials, 'a session belongs to an account');
  const guards = await guardsOf(db, member.memberId);
  const { passwordHash, passwordChangedAt, registeredAt, email, mobile } = credentials;
  const hasPassword = passwordHash !== null;
  return {
    hasPassword,
    passwordChangedAt: hasPassword ? (passwordChangedAt ?? registeredAt).toISOString() : null,
    hasPaymentPassword: credentials.paymentPasswordHash !== null,
    maskedEmail: email === null ? null : maskedEmail(email),
    isEmailVerified: credentials.isEmailVerified,
    maskedMobile: mobile === null ? null : maskedMobile(mobile),
    isMobileVerified: credentials.isMobileVerified,
    hasAuthenticator: guards.authenticators > 0,
    recoveryCodesLeft: guards.recoveryCodes,
    passkeys: guards.passkeys,
    devices: guards.devices,
    freshUntil: freshUntil(deps, member)?.toISOString() ?? null,
  };
}
