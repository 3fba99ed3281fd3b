import { type CallAnswer, type calls, usdtNetworks } from '@ikka/contract';
import type { MemberParts } from '../parts.ts';
import { banks } from './banks.ts';
import { nameToBear } from './name-to-bear.ts';
import { payoutRow } from './payout-view.ts';
import { liveAccounts } from './store.ts';

/** Where a member can be paid out to, and what a new account may be. */
export async function payoutAccounts(
  parts: MemberParts,
  memberId: bigint,
): Promise<CallAnswer<typeof calls.member.payoutAccounts>> {
  const { database, settings, vault } = parts;
  const accounts = await liveAccounts(database.db, memberId);
  return {
    list: accounts.map((account) => payoutRow(vault, account)),
    accountsMax: settings.get('member.payout_accounts_max'),
    holderName: await nameToBear(parts, database.db, memberId, accounts),
    kinds: settings.get('member.payout_kinds'),
    banks: [...banks].map(([code, name]) => ({ code, name })),
    networks: [...usdtNetworks],
  };
}

/** The names of whom a member is paid out to, each once: by one of them he can be asked who he is. */
export async function payoutNamesOf(
  { database }: Pick<MemberParts, 'database'>,
  memberId: bigint,
): Promise<string[]> {
  const accounts = await liveAccounts(database.db, memberId);
  return [...new Set(accounts.map(({ holderName }) => holderName))];
}
