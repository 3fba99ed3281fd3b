import type { CallAnswer, calls } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import { type CashbackLine, lineOfStored } from './cashback-lines.ts';
import { formatExact } from './format-exact.ts';
import type { Claim } from './store.ts';
import { writePercent } from './terms.ts';

type Calls = typeof calls.cashback;
export type ClaimView = CallAnswer<Calls['claimCashback']>;

export function lineView(line: CashbackLine, currency: Currency): ClaimView['lines'][number] {
  return {
    category: line.category,
    rankLevel: line.level,
    percent: writePercent(line.points),
    bets: line.bets,
    turnover: formatAmount(line.turnover, currency),
    cashback: formatExact(line.earned, currency),
  };
}

export function claimView(claim: Claim): ClaimView {
  const currency = knownCurrency(claim.currency);
  return {
    id: claim.id,
    amount: formatAmount(claim.amount, currency),
    currency: currency.shownCode,
    claimedAt: claim.claimedAt.toISOString(),
    bets: claim.bets,
    turnover: formatAmount(claim.turnover, currency),
    carriedIn: formatExact(claim.carriedIn, currency),
    carriedOn: formatExact(claim.carriedOn, currency),
    lines: claim.lines.map((line) => lineView(lineOfStored(line), currency)),
  };
}
