import { type Refusal, refuse } from '@ikka/contract';
import { pauseForReal } from '../../platform/pause.ts';
import { beginAttempt, failAttempt, passAttempt, passwordLimits, waitUntil } from './attempts.ts';
import { issueTicket, type NextStep } from './login-ticket.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { recordLockOut } from './record-lock-out.ts';
import { isPassword } from './secrets.ts';
import { lockOperator, operatorByName } from './store.ts';

/** Of a password that nobody knows: checked where there is no such operator, so that a wrong name costs the same time. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$zRa2BqqRiS9/dELFpGimPA$RlYNd23GJPE9s/JEpMMNYDq/DuxoaNXQqzGH+ITdPd4';

/**
 * First step of a login: answers a ticket for the next step, never a session.
 * Refuses with `login.locked { availableFrom }` after too many failures, and otherwise only with
 * `operator.wrong_credentials`, whatever was wrong.
 */
export async function logIn(
  parts: OperatorParts,
  input: { readonly username: string; readonly password: string },
  origin: Origin,
): Promise<NextStep | Refusal<'operator.wrong_credentials' | 'login.locked'>> {
  const { database, clock, pause = pauseForReal } = parts;
  const username = input.username.trim().toLowerCase();
  const attempt = await beginAttempt(database, passwordLimits(username, origin.ip), clock.now());
  if (!attempt.allowed) {
    return refuse('login.locked', waitUntil(attempt.availableFrom, clock.now()));
  }
  if (attempt.slowedForMs > 0) await pause(attempt.slowedForMs);
  const found = await operatorByName(database.db, username);
  const right = await isPassword(found?.passwordHash ?? decoyHash, input.password);
  if (found === null || !right || found.disabledAt !== null) {
    const locked = await failAttempt(database, attempt, clock.now());
    if (locked.length > 0 && found) await recordLockOut(parts, found.username, 'password', origin);
    return refuse('operator.wrong_credentials');
  }
  await passAttempt(database, attempt);
  return database.transaction(async (tx) => {
    const operator = await lockOperator(tx, found.id);
    // A password that was replaced while this one was being checked does not count any more.
    if (operator === null || operator.passwordHash !== found.passwordHash || operator.disabledAt !== null) {
      return refuse('operator.wrong_credentials');
    }
    return issueTicket(tx, operator, clock.now());
  });
}
