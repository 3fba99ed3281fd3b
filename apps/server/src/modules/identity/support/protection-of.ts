import type { ExternalProvider } from '@ikka/contract';
import { findCredentials, guardsOf } from '../accounts/credentials-store.ts';
import { maskedEmail, maskedMobile } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { linksOf } from '../external/store.ts';
import { passwordState } from '../login/store.ts';
import { type PasskeyRow, passkeysOf } from '../passkeys/store.ts';
import { type Lock, locksOf } from './locks.ts';

export interface MaskedContact {
  readonly masked: string;
  readonly isVerified: boolean;
}

/** What protects a member, as the customer service may know it: whether something is set up, and never what it is. */
export interface Protection {
  readonly hasPassword: boolean;
  readonly passwordChangedAt: Date | null;
  /** The password was found on the weak list at the last log-in by it. */
  readonly isPasswordWeak: boolean;
  readonly isPasswordChangeAsked: boolean;
  readonly hasPaymentPassword: boolean;
  readonly email: MaskedContact | null;
  readonly mobile: MaskedContact | null;
  /** Where a reset link could go; null: there is no mailbox, or an operator has marked it as not verified. */
  readonly resetMailbox: 'verified' | 'unverified' | null;
  readonly hasAuthenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly PasskeyRow[];
  readonly links: readonly { readonly provider: ExternalProvider; readonly linkedAt: Date }[];
  readonly locks: readonly Lock[];
}

/** Null for a number that nobody has. */
export async function protectionOf(deps: IdentityDeps, memberId: bigint): Promise<Protection | null> {
  const { db } = deps.database;
  const member = await findCredentials(db, memberId);
  if (member === null) return null;
  const [state, guards, passkeys, links, locks] = await Promise.all([
    passwordState(db, memberId),
    guardsOf(db, memberId),
    passkeysOf(db, memberId),
    linksOf(db, memberId),
    locksOf(deps, db, memberId),
  ]);
  const hasPassword = member.passwordHash !== null;
  const { email, mobile } = member;
  return {
    hasPassword,
    passwordChangedAt: hasPassword ? (state.changedAt ?? member.registeredAt) : null,
    isPasswordWeak: hasPassword && state.isExpired,
    isPasswordChangeAsked: state.isChangeAsked,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    email: email === null ? null : { masked: maskedEmail(email), isVerified: member.isEmailVerified },
    mobile: mobile === null ? null : { masked: maskedMobile(mobile), isVerified: member.isMobileVerified },
    resetMailbox: member.isEmailVerified ? 'verified' : member.emailKey === null ? null : 'unverified',
    hasAuthenticator: guards.authenticators > 0,
    recoveryCodesLeft: guards.recoveryCodes,
    passkeys,
    links: links.map(({ provider, linkedAt }) => ({ provider, linkedAt })),
    locks,
  };
}
