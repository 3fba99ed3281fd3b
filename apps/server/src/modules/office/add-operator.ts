import { type Refusal, refuse } from '@ikka/contract';
import type { OneTimeLogin } from './first-operator.ts';
import type { OperatorParts } from './parts.ts';
import type { Resetter } from './reset-operator.ts';
import { hashPassword, newOneTimePassword } from './secrets.ts';
import { allRoles, insertOperator } from './store.ts';

/** Adds an operator, whose one-time password is answered once, in clear, to be handed to him. */
export async function addOperator(
  { database, clock, audit, passwordCost }: OperatorParts,
  wish: { readonly username: string; readonly role: string },
  by: Resetter,
): Promise<OneTimeLogin | Refusal<'operator.username_taken' | 'operator.role_unknown'>> {
  const roles = await allRoles(database.db);
  if (!roles.some(({ name }) => name === wish.role)) return refuse('operator.role_unknown');
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword, passwordCost);
  return database.transaction(async (tx) => {
    const made = await insertOperator(tx, { ...wish, passwordHash, createdAt: clock.now() });
    if (made === null) return refuse('operator.username_taken');
    await audit.record(tx, {
      ...by,
      action: 'operator.created',
      subject: `operator:${made.username}`,
      after: { role: made.role },
    });
    return { username: made.username, oneTimePassword };
  });
}
