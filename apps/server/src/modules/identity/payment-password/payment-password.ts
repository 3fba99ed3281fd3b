import assert from 'node:assert';
import { type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import type { SessionMember } from '../../../platform/calls.ts';
import { findCredentials, lockCredentials, setPaymentPasswordHash } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { checkSecret, wrongSecret } from '../passwords/check-secret.ts';
import { checkPaymentRule, isTooWeak } from '../passwords/new-password.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { freshUntil } from '../sessions/freshness.ts';

export interface PaymentPasswordParts {
  readonly deps: IdentityDeps;
  readonly hasher: PasswordHasher;
}

type Input = CallInput<typeof calls.identity.setPaymentPassword>['body'];
type CheckRefusal = Refusal<
  'payment_password.not_set' | 'payment_password.wrong' | 'payment_password.locked' | 'system.unavailable'
>;

/** Digits are the same digit in every script: a keyboard's language must not lock somebody out of the money. */
const readable = latinDigits;

/**
 * What points and payouts ask for beside the log-in: null when it is right. Wrong ones in a row lock it for a while, counted
 * before the comparison and for all processes.
 */
export async function checkPaymentPassword(
  { deps, hasher }: PaymentPasswordParts,
  memberId: bigint,
  typed: string,
): Promise<CheckRefusal | null> {
  const credentials = await findCredentials(deps.database.db, memberId);
  const hash = credentials?.paymentPasswordHash ?? null;
  if (hash === null) return refuse('payment_password.not_set');
  const member = { memberId, hash };
  const checked = await checkSecret(deps, hasher, member, 'payment_password', readable(typed));
  if (checked === null) return null;
  if (checked === wrongSecret) return refuse('payment_password.wrong');
  if (checked.code === 'system.unavailable') return refuse('system.unavailable', checked.value);
  return refuse('payment_password.locked', checked.value);
}

/**
 * Sets the payment password, or changes it: by the present one, or in a session that is fresh. The first one needs a fresh
 * session in any case.
 */
export async function setPaymentPassword(
  parts: PaymentPasswordParts,
  member: SessionMember,
  input: Input,
  visitor: Speaker,
): Promise<
  | Record<string, never>
  | CheckRefusal
  | Refusal<
      'session.not_fresh' | 'register.passwords_differ' | 'payment_password.invalid' | 'payment_password.weak'
    >
> {
  const { deps, hasher } = parts;
  const { memberId } = member;
  const typed = readable(input.newPassword);
  if (typed !== readable(input.confirmNewPassword)) return refuse('register.passwords_differ');
  const invalid = checkPaymentRule(deps, typed);
  if (invalid) return invalid;
  const credentials = await findCredentials(deps.database.db, memberId);
  assert(credentials, 'a session belongs to an account');
  if (isTooWeak(deps, typed, credentials.name)) return refuse('payment_password.weak');
  if (input.oldPassword !== undefined && credentials.paymentPasswordHash !== null) {
    const refused = await checkPaymentPassword(parts, memberId, input.oldPassword);
    if (refused) return refused;
  } else if (freshUntil(deps, member) === null) {
    return refuse('session.not_fresh');
  }
  const hash = await hasher.hash(typed);
  if (hash === null) return refuse('system.unavailable', { retryAfterSeconds: 2 });
  const done = await deps.database.transaction(async (tx) => {
    const present = await lockCredentials(tx, memberId);
    // Somebody else set one meanwhile: this change was about another password.
    if (present === null || present.paymentPasswordHash !== credentials.paymentPasswordHash) {
      return refuse('payment_password.wrong');
    }
    await setPaymentPasswordHash(tx, memberId, hash);
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.payment_password_set',
      subject: `member:${memberId}`,
      before: { isSet: credentials.paymentPasswordHash !== null },
      after: { isSet: true },
      ip: visitor.ip,
    });
    await tellMember(deps, tx, present, 'protection_changed', visitor.language);
    return null;
  });
  return isRefusal(done) ? done : {};
}
