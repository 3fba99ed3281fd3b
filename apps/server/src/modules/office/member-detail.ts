import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { currencies, formatAmount } from '@ikka/money';
import { type AccountBalance, LIMITS_MARK } from '../ledger/index.ts';
import { memberIdOf, memberRow } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

/** Accounts that hold money; the others count limits or points. */
const moneyKinds = new Set<AccountBalance['kind']>([
  'cash',
  'locked_bonus',
  'in_play',
  'at_table',
  'pending_withdrawal',
  'frozen',
  'vendor_wallet',
  'vendor_transit',
]);

/** The member's accounts of money, cash first. */
export async function walletsOf(
  { ledger }: Pick<OfficeParts, 'ledger'>,
  memberId: bigint,
): Promise<AccountBalance[]> {
  const accounts = await ledger.balances(memberId);
  return accounts
    .filter(({ kind, label }) => moneyKinds.has(kind) && label !== LIMITS_MARK)
    .toSorted((a, b) => Number(b.kind === 'cash') - Number(a.kind === 'cash'));
}

/** One member with wallets and live sessions. */
export async function memberDetail(
  parts: OfficeParts,
  id: string,
): Promise<CallAnswer<typeof calls.office.officeMember> | Refusal<'member.unknown'>> {
  const memberId = memberIdOf(id);
  const member = memberId === null ? null : await parts.identity.member(memberId);
  if (member === null) return refuse('member.unknown', { id });
  const [wallets, sessions] = await Promise.all([
    walletsOf(parts, member.id),
    parts.identity.sessionsOf(member.id),
  ]);
  return {
    ...memberRow(
      member,
      wallets.find(({ kind, currency }) => kind === 'cash' && currency === member.currency),
    ),
    suspendedReason: member.suspendedReason,
    wallets: wallets.map((wallet) => ({
      kind: wallet.kind,
      accountId: String(wallet.accountId),
      currency: currencies[wallet.currency].shownCode,
      balance: formatAmount(wallet.balance, currencies[wallet.currency]),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      ip: session.ip,
      userAgent: session.userAgent,
    })),
  };
}
