import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { currencyOf, formatAmount, knownCurrency } from '@ikka/money';
import type { SessionMember } from '../../platform/calls.ts';
import { depositLimits } from './deposit-limits.ts';
import { depositView, depositViews, statesOnWire } from './deposit-view.ts';
import type { CashierParts } from './parts.ts';
import { creditedOf, findDeposit, listDeposits } from './store.ts';

type Cashier = typeof calls.cashier;

/**
 * The ways in which this member can deposit: those of the account's currency, and none for trial money; and what holds for
 * money that is to leave again, so that it is known before anything is paid.
 */
export function depositSettings(
  parts: CashierParts,
  member: SessionMember,
): CallAnswer<Cashier['depositSettings']> {
  const currency = currencyOf(member.currency);
  const told = {
    uploadMaxBytes: parts.settings.get('upload.image_max_bytes'),
    turnoverTimes: parts.settings.get('cashier.withdraw_turnover'),
    payoutWaitHours: parts.settings.get('member.payout_wait_hours'),
  };
  if (!currency || currency.isTrial) return { methods: [], ...told };
  const offered = parts.providers.flatMap((provider) => provider.methods);
  return {
    ...told,
    methods: offered
      .filter((method) => method.currency === currency.code)
      .map((method) => {
        const limits = depositLimits(parts.settings, currency, method);
        return {
          code: method.code,
          name: method.name,
          kind: method.kind,
          currency: currency.shownCode,
          min: formatAmount(limits.min, currency),
          max: formatAmount(limits.max, currency),
          feePercent: method.feePercent,
          suggested: limits.suggested.map((amount) => formatAmount(amount, currency)),
          expiresAfterMinutes: limits.expiresAfterMinutes,
          isSandbox: method.isSandbox,
        };
      }),
  };
}

/** The member's deposits, newest first, with what the page and what all that suit brought in. */
export async function listOwnDeposits(
  parts: CashierParts,
  query: {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly state?: keyof typeof statesOnWire | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  },
  member: SessionMember,
): Promise<CallAnswer<Cashier['deposits']>> {
  const { pageNo, pageSize, state, from, to } = query;
  const { rows, total, credited } = await listDeposits(
    parts.database.db,
    {
      memberId: member.memberId,
      states: state === undefined ? [] : statesOnWire[state],
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
  const currency = knownCurrency(member.currency);
  return {
    list: await depositViews(parts, rows),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    currency: currency.shownCode,
    pageTotals: {
      credited: formatAmount(
        rows.reduce((sum, row) => sum + creditedOf(row), 0n),
        currency,
      ),
    },
    rangeTotals: { credited: formatAmount(credited, currency) },
  };
}

/** One deposit of the member; another member's is unknown. */
export async function readDeposit(
  parts: CashierParts,
  id: string,
  member: SessionMember,
): Promise<CallAnswer<Cashier['deposit']> | Refusal<'cashier.deposit_unknown'>> {
  const deposit = await findDeposit(parts.database.db, id);
  if (deposit?.memberId !== member.memberId) return refuse('cashier.deposit_unknown');
  return depositView(parts, deposit);
}
