import type { IdentityDeps, Visitor } from '../deps.ts';
import type { Account } from './account.ts';
import { insertAccount, type NewAccount } from './store.ts';

/** Writes a new account with its wallet and its audit entry and publishes the fact. Null when the name is taken. */
export async function openAccount(
  deps: IdentityDeps,
  visitor: Visitor,
  newAccount: NewAccount,
): Promise<Account | null> {
  const account = await deps.database.transaction(async (tx) => {
    const inserted = await insertAccount(tx, newAccount);
    if (inserted === null) return null;
    await deps.openWallet(tx, inserted.id, inserted.currency);
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: inserted.id.toString(),
      action: inserted.isTrial ? 'member.trial_opened' : 'member.registered',
      subject: `member:${inserted.id}`,
      after: { account: inserted.name, currency: inserted.currency },
      ip: visitor.ip,
    });
    return inserted;
  });
  if (account) {
    const { id: memberId, name, isTrial } = account;
    deps.facts.publish('MemberRegistered', { memberId, account: name, isTrial });
  }
  return account;
}
