import type { CallValue, calls, WithdrawalState } from '@ikka/contract';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';

export type Withdrawal = CallValue<typeof calls.withdrawals.withdrawal>;
export type WithdrawSettings = CallValue<typeof calls.withdrawals.withdrawSettings>;

/** How a state is coloured: done, trouble, on its way, or neither. */
export function toneOf(state: WithdrawalState): 'good' | 'bad' | 'waiting' | 'calm' {
  switch (state) {
    case 'received':
      return 'good';
    case 'disputed':
    case 'refused':
      return 'bad';
    case 'resolved':
    case 'cancelled':
      return 'calm';
    default:
      return 'waiting';
  }
}

/** Nothing more will happen. */
export function isOver(state: WithdrawalState): boolean {
  return state === 'received' || state === 'resolved' || state === 'refused' || state === 'cancelled';
}

/** Who has it: a name in the texts; null once it is over. */
export function whoHas(
  state: WithdrawalState,
): 'queue' | 'reviewer' | 'second' | 'payments' | 'you' | 'disputes' | null {
  switch (state) {
    case 'submitted':
      return 'queue';
    case 'inReview':
      return 'reviewer';
    case 'secondReview':
      return 'second';
    case 'approved':
    case 'paying':
      return 'payments';
    case 'paid':
      return 'you';
    case 'disputed':
      return 'disputes';
    default:
      return null;
  }
}

/** All that can be withdrawn at once: the least of the wallet, the largest withdrawal and the rest of the day; null for nothing. */
export function everything({ currency: code, available, min, max, day }: WithdrawSettings): string | null {
  const currency = currencyOf(code);
  if (!currency) return null;
  const [has, least, most, left] = [available, min, max, day.amountLeft].map(
    (text) => parseAmount(text, currency) ?? 0n,
  );
  if (has === undefined || least === undefined || most === undefined || left === undefined) return null;
  const [all] = [has, most, left].sort((one, other) => (one < other ? -1 : 1));
  return all !== undefined && all >= least ? formatAmount(all, currency) : null;
}

/** What is left of an amount when a part of it arrived; null where that is no part of it. */
export function remainderOf(amount: string, arrived: string, code: string): string | null {
  const currency = currencyOf(code);
  if (!currency) return null;
  const [whole, part] = [parseAmount(amount, currency), parseAmount(arrived, currency)];
  if (whole === null || part === null || part <= 0n || part >= whole) return null;
  return formatAmount(whole - part, currency);
}

/** A length of time in the largest unit that says it exactly. */
export function lengthOf(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes >= 2 * 1440 && minutes % 1440 === 0) return { unit: 'days', count: minutes / 1440 };
  if (minutes >= 60 && minutes % 60 === 0) return { unit: 'hours', count: minutes / 60 };
  return { unit: 'minutes', count: minutes };
}
