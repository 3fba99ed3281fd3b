import assert from 'node:assert';
import type { CallAnswer, calls } from '@ikka/contract';
import { currencyOf } from '@ikka/money';
import type { Database } from '../../../platform/database/index.ts';
import { findAccount } from './store.ts';

/** The rank of whoever has not risen yet. */
const firstRank = { labelName: 'VIP 0', rankLevel: 0 } as const;

/** Who is logged in, as the pages show it. The member of a session always exists. */
export async function memberInfo(
  database: Database,
  memberId: bigint,
): Promise<CallAnswer<typeof calls.identity.memberInfo>> {
  const account = await findAccount(database.db, memberId);
  assert(account, 'a session belongs to an account');
  const currency = currencyOf(account.currency);
  assert(currency, 'an account has a currency that the product knows');
  return {
    id: account.id.toString(),
    account: account.name,
    nickname: account.nickname,
    type: account.agentValue,
    isAgent: account.agentValue,
    toUpline: null,
    clubLabel: firstRank,
    memberLabel: [],
    currency: currency.shownCode,
    currencySymbol: currency.symbol,
    isTrial: account.isTrial,
    regDate: account.registeredAt.toISOString(),
  };
}
