import { type Refusal, refuse } from '@ikka/contract';
import { beginAttempt, codeLimits, failAttempt, passAttempt, waitUntil } from './attempts.ts';
import { redeemTicket, ticketHolder } from './login-ticket.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { recordLockOut } from './record-lock-out.ts';
import { openSecondFactor, usableStep } from './second-factor.ts';
import { newToken, tokenHash } from './secrets.ts';
import { sessionTimes } from './session-times.ts';
import { deleteTicketsOf, insertSession, updateOperator } from './store.ts';

type Verified =
  | { readonly token: string }
  | Refusal<
      | 'operator.wrong_credentials'
      | 'operator.second_factor_wrong'
      | 'operator.password_change_required'
      | 'login.locked'
    >;

/**
 * Last step of a login: a code of the authenticator app, each usable once, opens the session. The first right code also
 * confirms the enrolment. Five wrong codes lock the second factor, from wherever they came.
 */
export async function verifySecondFactor(
  parts: OperatorParts,
  input: { readonly ticket: string; readonly code: string },
  origin: Origin,
): Promise<Verified> {
  const { database, clock } = parts;
  const holder = await ticketHolder(database.db, input.ticket, clock.now());
  if (holder === null) return refuse('operator.wrong_credentials');
  const attempt = await beginAttempt(database, codeLimits(holder.operatorId, holder.username), clock.now());
  if (!attempt.allowed) {
    return refuse('login.locked', waitUntil(attempt.availableFrom, clock.now()));
  }
  const verified = await openSession(parts, input, origin);
  if ('token' in verified) {
    await passAttempt(database, attempt);
  } else if (verified.code === 'operator.second_factor_wrong') {
    const locked = await failAttempt(database, attempt, clock.now());
    if (locked.length > 0) await recordLockOut(parts, holder.username, 'secondFactor', origin);
  }
  return verified;
}

async function openSession(
  { database, clock, vault, audit }: OperatorParts,
  input: { readonly ticket: string; readonly code: string },
  origin: Origin,
): Promise<Verified> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const redeemed = await redeemTicket(tx, input.ticket, now);
    if (redeemed === null) return refuse('operator.wrong_credentials');
    if (redeemed.step === 'changePassword') return refuse('operator.password_change_required');
    const { operator } = redeemed;
    const sealed = operator.secondFactorSealed;
    const step =
      sealed === null
        ? null
        : await usableStep(
            openSecondFactor(vault, operator.id, sealed),
            input.code,
            operator.secondFactorStep,
            now,
          );
    if (step === null) return refuse('operator.second_factor_wrong');
    const token = newToken();
    await updateOperator(tx, operator.id, {
      secondFactorStep: step,
      secondFactorConfirmedAt: operator.secondFactorConfirmedAt ?? now,
      lastLoginAt: now,
    });
    await deleteTicketsOf(tx, operator.id);
    await insertSession(tx, {
      tokenHash: tokenHash(token),
      operatorId: operator.id,
      createdAt: now,
      lastSeenAt: now,
      endsAt: sessionTimes.endOf(now),
      ip: origin.ip,
      userAgent: origin.userAgent.slice(0, 400),
    });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: redeemed.step === 'enrolSecondFactor' ? 'operator.second_factor_set' : 'operator.logged_in',
      subject: `operator:${operator.username}`,
      before: { lastLoginAt: operator.lastLoginAt },
      after: { lastLoginAt: now },
      ip: origin.ip,
    });
    return { token };
  });
}
