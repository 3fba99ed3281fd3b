import { type CallAnswer, type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import { currencies, formatAmount } from '@ikka/money';
import { listMax, pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import type { StatementEntry, TransferKind } from '../ledger/index.ts';
import { postingView } from '../rounds/index.ts';
import { walletsOf } from './member-detail.ts';
import { memberIdOf } from './member-row.ts';
import type { OfficeParts } from './office-parts.ts';

type Query = CallInput<typeof calls.office.officeStatement>['query'];
type Statement = CallAnswer<typeof calls.office.officeStatement>;

/** A range of time is read whole and cut into pages here: the ledger does not count what lies within one. */
const rangeMax = 2_000;

/** Transfers whose reference is the round that they belong to. */
const roundKinds = new Set<TransferKind>([
  'stake',
  'payout',
  'refund',
  'stake_held',
  'stake_settled',
  'stake_returned',
  'stake_set_off',
  'set_off_settled',
  'cash_out',
  'payout_reversed',
  'stake_reversed',
  'stake_retaken',
  'stake_rebate',
  'jackpot_share',
  'jackpot_win',
]);

/** Every movement on one of the member's accounts, newest first; without a choice on the cash account. */
export async function statement(
  parts: OfficeParts,
  id: string,
  query: Query,
): Promise<Statement | Refusal<'member.unknown'>> {
  const memberId = memberIdOf(id);
  const member = memberId === null ? null : await parts.identity.member(memberId);
  if (member === null) return refuse('member.unknown', { id });
  const wallets = await walletsOf(parts, member.id);
  const wallet =
    query.accountId === undefined
      ? wallets[0]
      : wallets.find(({ accountId }) => String(accountId) === query.accountId);
  if (wallet === undefined) return pageOf(query, [], 0);
  const { limit, offset } = rowsOf(query);
  const lines = (entries: readonly StatementEntry[]) => entries.map((entry) => lineOf(entry, member.id));
  const range = rangeOf(query);
  if (range.from === undefined && range.to === undefined) {
    const found = await parts.ledger.statement(wallet.accountId, { limit, skip: offset });
    return pageOf(query, lines(found?.entries ?? []), Number(found?.total ?? 0n));
  }
  const found = await parts.ledger.statement(wallet.accountId, {
    ...range,
    limit: Math.min(rangeMax, listMax),
  });
  const entries = found?.entries ?? [];
  return pageOf(query, lines(entries.slice(offset, offset + limit)), entries.length);
}

function lineOf(entry: StatementEntry, memberId: bigint): Statement['list'][number] {
  const currency = currencies[entry.currency];
  return {
    ...postingView(entry, memberId),
    change: formatAmount(entry.change, currency),
    balanceAfter: formatAmount(entry.balanceAfter, currency),
    currency: currency.shownCode,
    roundId: roundKinds.has(entry.kind) ? entry.reference : null,
  };
}
