import type { Transaction } from '../../../platform/database/index.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { Account } from './account.ts';
import { insertAccount, type NewAccount } from './store.ts';

/** Writes a new account with its wallet and its audit entry and publishes the fact. Null when the name is taken. */
export async function openAccount(
  deps: IdentityDeps,
  visitor: Visitor,
  newAccount: NewAccount,
): Promise<Account | null> {
  const account = await deps.database.transaction((tx) => writeAccount(deps, tx, visitor, newAccount));
  if (account) tellRegistered(deps, account);
  return account;
}

/**
 * Writes a new account with its wallet and its audit entry, into which `details` go. Null, and nothing written, where
 * the name, the verified number or the referral code is another account's.
 */
export async function writeAccount(
  deps: Pick<IdentityDeps, 'openWallet' | 'audit'>,
  tx: Transaction,
  visitor: Visitor,
  newAccount: NewAccount,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Account | null> {
  const inserted = await insertAccount(tx, newAccount);
  if (inserted === null) return null;
  await deps.openWallet(tx, inserted.id, inserted.currency);
  await deps.audit.record(tx, {
    actorKind: 'member',
    actor: inserted.id.toString(),
    action: inserted.isTrial ? 'member.trial_opened' : 'member.registered',
    subject: `member:${inserted.id}`,
    after: { account: inserted.name, currency: inserted.currency, ...details },
    ip: visitor.ip,
  });
  return inserted;
}

/** Tells the others of an account, once it is committed. */
export function tellRegistered(deps: Pick<IdentityDeps, 'facts'>, account: Account): void {
  const { id: memberId, name, isTrial } = account;
  deps.facts.publish('MemberRegistered', { memberId, account: name, isTrial });
}
