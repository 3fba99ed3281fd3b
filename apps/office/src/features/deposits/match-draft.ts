import { type CallRequest, calls } from '@ikka/contract';
import { afterFee, bonusExample, currencyOf, formatAmount, parseAmount } from '@ikka/money';
import { bodyProblems } from '../../parts/form/body-problems.ts';
import { type DraftProblems, problemsFound } from '../../parts/form/draft-problems.ts';
import type { OfficeDeposit } from './deposit-words.ts';

type Match = CallRequest<typeof calls.officeDeposits.officeMatchDeposit>['body'];

/** What the form holds, as typed. */
export interface MatchDraft {
  readonly received: string;
  readonly bankReference: string;
  readonly reason: string;
}

export type MatchProblem = 'amount' | 'bankReference' | 'reason';

type Wish = Pick<OfficeDeposit, 'amount' | 'currency' | 'isSecond'>;

/** "1,500" and "1500.5" are read as a person means them; null for what is no amount above zero. */
function amountOf({ received }: MatchDraft, wish: Wish): string | null {
  const currency = currencyOf(wish.currency);
  const typed = /^(\d{1,15})(?:\.(\d*))?$/.exec(received.replace(/[,\s]/g, ''));
  if (!currency || !typed) return null;
  const amount = parseAmount(
    `${(typed[1] ?? '').replace(/^0+(?=\d)/, '')}.${(typed[2] ?? '').padEnd(currency.digits, '0')}`,
    currency,
  );
  return amount === null || amount <= 0n ? null : formatAmount(amount, currency);
}

/** The match as it is sent; a reason goes with it where the amount differs. Null while there is no amount. */
export function matchOf(draft: MatchDraft, wish: Wish): Match | null {
  const received = amountOf(draft, wish);
  if (received === null) return null;
  // The second pair of eyes only says what it reads: the reason is the first one's.
  const needsReason = received !== wish.amount && !wish.isSecond;
  return {
    received,
    bankReference: draft.bankReference.trim(),
    ...(needsReason ? { reason: draft.reason.trim() } : {}),
  };
}

/** What stands in the way, by field. */
export function problemsOf(draft: MatchDraft, wish: Wish): DraftProblems<MatchDraft, MatchProblem> {
  const body = matchOf(draft, wish) ?? { received: '', bankReference: draft.bankReference };
  const seen = { params: { id: '' }, query: { seen: '' }, body };
  const { received, bankReference, reason } = bodyProblems(calls.officeDeposits.officeMatchDeposit, seen);
  return problemsFound<MatchDraft, MatchProblem>({
    received: received && 'amount',
    bankReference: bankReference && 'bankReference',
    reason: reason && 'reason',
  });
}

/** What crediting an amount would bring with the bonus that was chosen; written amounts. */
export interface BonusToBe {
  readonly credited: string;
  /** Null: the sum is too small for it. */
  readonly gives: { readonly bonus: string; readonly required: string } | null;
}

/** The bonus on an amount that arrived; null where none was chosen. */
export function bonusToBe(
  received: string,
  { bonusTerms, currency, to }: Pick<OfficeDeposit, 'bonusTerms' | 'currency' | 'to'>,
): BonusToBe | null {
  if (bonusTerms === null || to === null) return null;
  const credited = afterFee(received, currency, to.feePercent);
  return { credited, gives: bonusExample(bonusTerms, credited) };
}
