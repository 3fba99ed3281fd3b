import { type Refusal, refuse } from '@ikka/contract';
import { type Currency, currencyOf, formatAmount, parseAmount } from '@ikka/money';
import type { TreasuryParts } from './parts.ts';

/** The largest number that the database can hold. */
const idMax = 2n ** 63n - 1n;

/** The member of a filter; nobody where the number is nobody's. */
export function memberIdIn(id: string | undefined): bigint | undefined {
  if (id === undefined) return undefined;
  const memberId = BigInt(id);
  return memberId <= idMax ? memberId : 0n;
}

/** Whose money an operator means, and how much of it. */
export interface MeantMoney {
  readonly memberId: bigint;
  readonly currency: Currency;
  /** Above zero, in smallest units. */
  readonly amount: bigint;
}

export type MeantRefusal = Refusal<
  'member.unknown' | 'member.real_account_required' | 'money.amount_invalid'
>;

/** Reads whom and how much an operator means: a real account, and an amount above zero with the currency's digits. */
export async function readMoney(
  parts: Pick<TreasuryParts, 'identity'>,
  id: string,
  amount: string,
): Promise<MeantMoney | MeantRefusal> {
  const memberId = BigInt(id);
  const member = memberId <= idMax ? await parts.identity.member(memberId) : null;
  if (member === null) return refuse('member.unknown', { id });
  const currency = currencyOf(member.currency);
  if (currency === null || currency.isTrial || member.isTrial) return refuse('member.real_account_required');
  const units = parseAmount(amount, currency);
  if (units === null || units <= 0n) return refuse('money.amount_invalid');
  return { memberId, currency, amount: units };
}

/** What the member has, for a refusal that says so. */
export async function availableOf(
  parts: Pick<TreasuryParts, 'ledger'>,
  { memberId, currency }: Pick<MeantMoney, 'memberId' | 'currency'>,
): Promise<bigint> {
  const cash = await parts.ledger.account(await parts.ledger.memberAccount(memberId, 'cash', currency.code));
  return cash?.balance ?? 0n;
}

export const insufficient = (available: bigint, currency: Currency) =>
  refuse('wallet.insufficient_funds', {
    available: formatAmount(available, currency),
    currency: currency.shownCode,
  });
