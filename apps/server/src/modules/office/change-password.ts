import { type Refusal, refuse } from '@ikka/contract';
import { issueTicket, type NextStep, redeemTicket, ticketHolder } from './login-ticket.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { isWeakPassword, passwordLengthMin } from './password-policy.ts';
import { hashPassword, isPassword } from './secrets.ts';
import { deleteSessionsOf, updateOperator } from './store.ts';

/**
 * Replaces the one-time password, ends every session of the operator and answers the ticket of the next step.
 * Refuses a ticket of another step, two passwords that differ, and one that is weak or the same as before.
 */
export async function changePassword(
  parts: OperatorParts,
  input: { readonly ticket: string; readonly newPassword: string; readonly confirmNewPassword: string },
  origin: Origin,
): Promise<NextStep | Refusal<'operator.wrong_credentials' | 'register.passwords_differ' | 'password.weak'>> {
  const { database, clock, audit } = parts;
  // A stranger must not make the server hash passwords: the ticket is looked up before anything costly.
  const holder = await ticketHolder(database.db, input.ticket, clock.now());
  if (holder === null) return refuse('operator.wrong_credentials');
  if (input.newPassword !== input.confirmNewPassword) return refuse('register.passwords_differ');
  const weak = refuse('password.weak', { minLength: passwordLengthMin });
  if (isWeakPassword(input.newPassword, holder.username)) return weak;
  const passwordHash = await hashPassword(input.newPassword, parts.passwordCost);
  return database.transaction(async (tx) => {
    const redeemed = await redeemTicket(tx, input.ticket, clock.now());
    if (redeemed?.step !== 'changePassword') return refuse('operator.wrong_credentials');
    const { operator } = redeemed;
    if (await isPassword(operator.passwordHash, input.newPassword)) return weak;
    await updateOperator(tx, operator.id, { passwordHash, passwordIsOneTime: false });
    await deleteSessionsOf(tx, operator.id);
    const next = await issueTicket(tx, { ...operator, passwordIsOneTime: false }, clock.now());
    await audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: 'operator.password_changed',
      subject: `operator:${operator.username}`,
      before: { oneTime: true },
      after: { oneTime: false },
      ip: origin.ip,
    });
    return next;
  });
}
