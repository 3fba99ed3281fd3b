import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { type LoginStep, loginStepOf } from './login-step.ts';
import { newToken, tokenHash } from './secrets.ts';
import { deleteTicketsOf, insertTicket, liveTicket, lockOperator, type OperatorRow } from './store.ts';

const ticketMs = 5 * 60_000;

export interface NextStep {
  readonly ticket: string;
  readonly next: LoginStep;
}

/** Replaces the operator's earlier tickets by one for the step that comes now; good for five minutes. */
export async function issueTicket(
  tx: Transaction,
  operator: Pick<OperatorRow, 'id' | 'passwordIsOneTime' | 'secondFactorConfirmedAt'>,
  now: Date,
): Promise<NextStep> {
  const ticket = newToken();
  const next = loginStepOf(operator);
  await deleteTicketsOf(tx, operator.id);
  await insertTicket(tx, {
    ticketHash: tokenHash(ticket),
    operatorId: operator.id,
    step: next,
    expiresAt: new Date(now.getTime() + ticketMs),
  });
  return { ticket, next };
}

/** Whose live ticket this is, without a lock; null for an unknown or expired one. */
export function ticketHolder(
  db: Queryable,
  ticket: string,
  now: Date,
): Promise<{ readonly operatorId: bigint; readonly username: string } | null> {
  return liveTicket(db, tokenHash(ticket), now);
}

/**
 * Locks the operator of a live ticket. Null where the ticket is unknown, expired, or the operator has been disabled or has
 * moved to another step since: such a login starts again.
 */
export async function redeemTicket(
  tx: Transaction,
  ticket: string,
  now: Date,
): Promise<{ operator: OperatorRow; step: LoginStep } | null> {
  const holder = await liveTicket(tx, tokenHash(ticket), now);
  const operator = holder && (await lockOperator(tx, holder.operatorId));
  if (!operator || operator.disabledAt !== null) return null;
  // Read again under the lock: of two requests with one ticket the second finds it used.
  const still = await liveTicket(tx, tokenHash(ticket), now);
  return still && still.step === loginStepOf(operator) ? { operator, step: still.step } : null;
}
