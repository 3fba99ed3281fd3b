import type { CallAnswer, calls } from '@ikka/contract';
import { currencies, formatAmount } from '@ikka/money';
import type { Account } from '../identity/index.ts';
import type { AccountBalance } from '../ledger/index.ts';

type MemberRow = CallAnswer<typeof calls.office.officeMembers>['list'][number];

/** A member as a list shows him; `cash` is his cash account, where one is open. */
export function memberRow(member: Account, cash: Pick<AccountBalance, 'balance'> | undefined): MemberRow {
  const currency = currencies[member.currency];
  return {
    id: String(member.id),
    account: member.name,
    nickname: member.nickname,
    isAgent: member.agentValue,
    isTrial: member.isTrial,
    state: member.state,
    currency: currency.shownCode,
    balance: formatAmount(cash?.balance ?? 0n, currency),
    registeredAt: member.registeredAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
  };
}

const idMax = 2n ** 63n - 1n;

/** The number in an address as the database can hold it; null for one that nobody can have. */
export function memberIdOf(id: string): bigint | null {
  const number = BigInt(id);
  return number <= idMax ? number : null;
}
