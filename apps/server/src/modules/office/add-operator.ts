import { type Refusal, refuse } from '@ikka/contract';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { OneTimeLogin } from './first-operator.ts';
import type { OperatorParts } from './parts.ts';
import type { Resetter } from './reset-operator.ts';
import { hashPassword, newOneTimePassword } from './secrets.ts';
import { allRoles, insertOperator, operatorByName } from './store.ts';

export interface NewOperator {
  readonly username: string;
  readonly role: string;
}

/** Why an operator cannot be added; null where he can. */
export async function refuseNewOperator(
  tx: Queryable,
  { username, role }: NewOperator,
): Promise<Refusal<'operator.username_taken' | 'operator.role_unknown'> | null> {
  const roles = await allRoles(tx);
  if (!roles.some(({ name }) => name === role)) return refuse('operator.role_unknown');
  return (await operatorByName(tx, username)) === null ? null : refuse('operator.username_taken');
}

/** Adds an operator, whose one-time password is answered once, in clear, to be handed to him. */
export async function addOperator(
  { clock, audit, passwordCost }: Pick<OperatorParts, 'clock' | 'audit' | 'passwordCost'>,
  tx: Transaction,
  wish: NewOperator,
  by: Resetter,
): Promise<OneTimeLogin | Refusal<'operator.username_taken' | 'operator.role_unknown'>> {
  const refused = await refuseNewOperator(tx, wish);
  if (refused) return refused;
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword, passwordCost);
  const made = await insertOperator(tx, { ...wish, passwordHash, createdAt: clock.now() });
  // Another process was faster.
  if (made === null) return refuse('operator.username_taken');
  await audit.record(tx, {
    ...by,
    action: 'operator.created',
    subject: `operator:${made.username}`,
    after: { role: made.role },
  });
  return { username: made.username, oneTimePassword };
}
