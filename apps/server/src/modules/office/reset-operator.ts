import { type Refusal, refuse } from '@ikka/contract';
import type { Act } from '../audit/index.ts';
import { codeLimits } from './attempts.ts';
import type { OneTimeLogin } from './first-operator.ts';
import type { OperatorParts } from './parts.ts';
import { hashPassword, newOneTimePassword } from './secrets.ts';
import {
  deleteSessionsOf,
  deleteTicketsOf,
  forgetAttempts,
  lockOperator,
  operatorByName,
  updateOperator,
} from './store.ts';

/** Who resets: another operator, or somebody with the server's own shell. */
export type Resetter = Pick<Act, 'actorKind' | 'actor'> & { readonly ip: string | null };

/**
 * Brings back an operator who has lost the authenticator or the password: forgets the second factor, replaces the
 * password by a one-time one (answered once, in clear), ends all sessions and lifts the lock of the codes.
 */
export async function resetOperator(
  parts: Pick<OperatorParts, 'database' | 'audit' | 'passwordCost'>,
  username: string,
  by: Resetter,
): Promise<OneTimeLogin | Refusal<'operator.unknown' | 'operator.own_account'>> {
  const { database, audit } = parts;
  // Nobody needs this for himself: whoever is logged in has both factors, and changes them by logging in.
  if (by.actorKind === 'operator' && by.actor === username.trim().toLowerCase()) {
    return refuse('operator.own_account');
  }
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword, parts.passwordCost);
  return database.transaction(async (tx) => {
    const found = await operatorByName(tx, username.trim().toLowerCase());
    const operator = found && (await lockOperator(tx, found.id));
    if (!operator) return refuse('operator.unknown');
    await updateOperator(tx, operator.id, {
      passwordHash,
      passwordIsOneTime: true,
      secondFactorSealed: null,
      secondFactorConfirmedAt: null,
      secondFactorStep: 0n,
    });
    await deleteTicketsOf(tx, operator.id);
    await deleteSessionsOf(tx, operator.id);
    for (const { key } of codeLimits(operator.id)) await forgetAttempts(tx, key);
    await audit.record(tx, {
      ...by,
      action: 'operator.reset',
      subject: `operator:${operator.username}`,
      before: { secondFactor: operator.secondFactorConfirmedAt !== null },
      after: { secondFactor: false, passwordIsOneTime: true },
    });
    return { username: operator.username, oneTimePassword };
  });
}
