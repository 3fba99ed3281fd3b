import type { OperatorParts } from './parts.ts';
import { firstRoles } from './roles.ts';
import { hashPassword, newOneTimePassword } from './secrets.ts';
import { hasOperators, insertOperator, insertRoles } from './store.ts';

export interface OneTimeLogin {
  readonly username: string;
  /** In clear, this once: show it to the person who starts the server, and nowhere else. */
  readonly oneTimePassword: string;
}

/**
 * Makes the roles, and at the very first start the operator `admin`. Answers his one-time password to the one process
 * that made him, and null ever after.
 */
export async function ensureFirstOperator(parts: OperatorParts): Promise<OneTimeLogin | null> {
  const { database, clock, audit } = parts;
  await database.transaction((tx) => insertRoles(tx, firstRoles));
  if (await hasOperators(database.db)) return null;
  const oneTimePassword = newOneTimePassword();
  const passwordHash = await hashPassword(oneTimePassword, parts.passwordCost);
  return database.transaction(async (tx) => {
    const made = await insertOperator(tx, {
      username: 'admin',
      role: 'admin',
      passwordHash,
      createdAt: clock.now(),
    });
    if (made === null) return null;
    await audit.record(tx, {
      actorKind: 'system',
      actor: 'office',
      action: 'operator.created',
      subject: 'operator:admin',
      after: { role: 'admin' },
    });
    return { username: made.username, oneTimePassword };
  });
}
