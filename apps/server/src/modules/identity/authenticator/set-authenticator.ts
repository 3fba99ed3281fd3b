import assert from 'node:assert';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import type { SessionMember } from '../../../platform/calls.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { lockCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { beginTry } from '../verification/tries.ts';
import {
  type NewAuthenticator,
  newAuthenticator,
  openSecret,
  sealSecret,
  stepOf,
} from './authenticator-codes.ts';
import { writeRecoveryCodes } from './recovery-codes.ts';
import { confirm, findAuthenticator, isConfirmed, keepUnconfirmed, remove, takeStep } from './store.ts';

type Codes = CallAnswer<typeof calls.identity.confirmAuthenticator>;

/** A new secret for the member's app, shown this once; it replaces one that was never confirmed, and counts from its first right code on. */
export async function enrolAuthenticator(
  deps: IdentityDeps,
  { memberId, account }: SessionMember,
): Promise<NewAuthenticator | Refusal<'authenticator.already_set'>> {
  const made = newAuthenticator(account);
  const sealed = sealSecret(deps.vault, memberId, made.secret);
  const isKept = await deps.database.transaction((tx) =>
    keepUnconfirmed(tx, memberId, sealed, deps.clock.now()),
  );
  return isKept ? made : refuse('authenticator.already_set');
}

/** The first right code of the app: from now on log-ins may ask for one. Answers the recovery codes. */
export async function confirmAuthenticator(
  deps: IdentityDeps,
  { memberId }: SessionMember,
  typed: string,
  visitor: Speaker,
): Promise<
  Codes | Refusal<'authenticator.already_set' | 'authenticator.not_set' | 'code.wrong' | 'login.locked'>
> {
  const known = await findAuthenticator(deps.database.db, memberId);
  if (known === null) return refuse('authenticator.not_set');
  if (known.confirmedAt !== null) return refuse('authenticator.already_set');
  const begun = await beginTry(deps, 'authenticator', memberId);
  if (!('succeed' in begun)) return begun;
  const now = deps.clock.now();
  const secret = openSecret(deps.vault, memberId, known.sealedSecret);
  const step = await stepOf(secret, latinDigits(typed).replace(/\s/gu, ''), now);
  if (step === null) {
    await begun.fail();
    return refuse('code.wrong');
  }
  await begun.succeed();
  return deps.database.transaction(async (tx) => {
    if (!(await confirm(tx, memberId, known.sealedSecret, now))) return refuse('authenticator.already_set');
    // The code that confirmed it must not log somebody in as well.
    await takeStep(tx, memberId, step);
    await recordChange(deps, tx, memberId, 'member.authenticator_set', visitor);
    return { recoveryCodes: await writeRecoveryCodes(deps.vault, tx, memberId) };
  });
}

/** The account does without an authenticator from now on. */
export async function removeAuthenticator(
  deps: IdentityDeps,
  { memberId }: SessionMember,
  visitor: Speaker,
): Promise<Refusal<'authenticator.not_set'> | Record<string, never>> {
  return deps.database.transaction(async (tx) => {
    if (!(await remove(tx, memberId))) return refuse('authenticator.not_set');
    await recordChange(deps, tx, memberId, 'member.authenticator_removed', visitor);
    return {};
  });
}

/** New recovery codes; the old ones are worth nothing from now on. */
export async function renewRecoveryCodes(
  deps: IdentityDeps,
  { memberId }: SessionMember,
  visitor: Speaker,
): Promise<Codes | Refusal<'authenticator.not_set'>> {
  return deps.database.transaction(async (tx) => {
    if (!(await isConfirmed(tx, memberId))) return refuse('authenticator.not_set');
    await recordChange(deps, tx, memberId, 'member.recovery_codes_renewed', visitor);
    return { recoveryCodes: await writeRecoveryCodes(deps.vault, tx, memberId) };
  });
}

async function recordChange(
  deps: IdentityDeps,
  tx: Transaction,
  memberId: bigint,
  action: string,
  visitor: Speaker,
): Promise<void> {
  const member = await lockCredentials(tx, memberId);
  assert(member, 'a session belongs to an account');
  await deps.audit.record(tx, {
    actorKind: 'member',
    actor: memberId.toString(),
    action,
    subject: `member:${memberId}`,
    ip: visitor.ip,
  });
  await tellMember(deps, tx, member, 'protection_changed', visitor.language);
}
