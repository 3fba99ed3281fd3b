import assert from 'node:assert';
import type { CallAnswer, calls } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import type { IdentityDeps } from '../deps.ts';
import { uplineOf } from './line-store.ts';
import { findPersonal } from './personal-store.ts';
import { findAccount } from './store.ts';

/** Who the account is, as the pages show it. The member of a session always exists. */
export async function memberInfo(
  { database, rankOf, isPlayClosed }: Pick<IdentityDeps, 'database' | 'rankOf' | 'isPlayClosed'>,
  memberId: bigint,
): Promise<Omit<CallAnswer<typeof calls.identity.memberInfo>, 'mustChangePassword'>> {
  const [account, personal, rankLevel, upline, isClosed] = await Promise.all([
    findAccount(database.db, memberId),
    findPersonal(database.db, memberId),
    rankOf(memberId),
    uplineOf(database.db, memberId),
    isPlayClosed(memberId),
  ]);
  assert(account, 'a session belongs to an account');
  const currency = knownCurrency(account.currency);
  return {
    id: account.id.toString(),
    account: account.name,
    nickname: account.nickname,
    type: account.agentValue,
    isAgent: account.agentValue,
    toUpline: upline?.account ?? null,
    clubLabel: { labelName: `VIP ${rankLevel}`, rankLevel },
    memberLabel: [],
    currency: currency.shownCode,
    currencySymbol: currency.symbol,
    isTrial: account.isTrial,
    // Trial money is not guarded.
    isPlayClosed: isClosed && !account.isTrial,
    language: personal?.language ?? null,
    regDate: account.registeredAt.toISOString(),
  };
}
