import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import type { Act } from '../audit/index.ts';
import { forgetName } from './attempts.ts';
import type { OneTimeLogin } from './first-operator.ts';
import type { OperatorParts } from './parts.ts';
import { hashPassword, newOneTimePassword } from './secrets.ts';
import {
  deleteSessionsOf,
  deleteTicketsOf,
  lockOperator,
  type OperatorRow,
  operatorByName,
  updateOperator,
} from './store.ts';

/** Who resets: another operator, or somebody with the server's own shell. */
export type Resetter = Pick<Act, 'actorKind' | 'actor'> & { readonly ip: string | null };

/** The operator who is to be reset, locked. */
export async function readyToReset(
  tx: Transaction,
  name: string,
  by: Resetter,
): Promise<OperatorRow | Refusal<'operator.unknown' | 'operator.own_account'>> {
  const username = name.trim().toLowerCase();
  // Nobody needs this for himself: whoever is logged in has both factors, and changes them by logging in.
  if (by.actorKind === 'operator' && by.actor === username) return refuse('operator.own_account');
  const found = await operatorByName(tx, username);
  const operator = found && (await lockOperator(tx, found.id));
  return operator ?? refuse('operator.unknown');
}

/**
 * Brings back an operator who has lost the authenticator or the password: forgets the second factor, replaces the
 * password by a one-time one (answered once, in clear), ends all sessions and lifts every lock under the name.
 */
export async function resetOperator(
  { audit, passwordCost }: Pick<OperatorParts, 'audit' | 'passwordCost'>,
  tx: Transaction,
  username: string,
  by: Resetter,
): Promise<OneTimeLogin | Refusal<'operator.unknown' | 'operator.own_account'>> {
  const operator = await readyToReset(tx, username, by);
  if (isRefusal(operator)) return operator;
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword, passwordCost);
  await updateOperator(tx, operator.id, {
    passwordHash,
    passwordIsOneTime: true,
    secondFactorSealed: null,
    secondFactorConfirmedAt: null,
    secondFactorStep: 0n,
  });
  await deleteTicketsOf(tx, operator.id);
  await deleteSessionsOf(tx, operator.id);
  await forgetName(tx, operator.username);
  await audit.record(tx, {
    ...by,
    action: 'operator.reset',
    subject: `operator:${operator.username}`,
    before: { secondFactor: operator.secondFactorConfirmedAt !== null },
    after: { secondFactor: false, passwordIsOneTime: true },
  });
  return { username: operator.username, oneTimePassword };
}
