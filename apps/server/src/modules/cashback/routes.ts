import { type calls, isRefusal, shelfCategories } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import { claimView, lineView } from './cashback-view.ts';
import { formatExact } from './format-exact.ts';
import type { Cashback } from './index.ts';
import { percentsOf } from './terms.ts';

const rowsOf = ({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});

export function cashbackRoutes(
  cashback: Cashback,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.cashback> {
  return {
    async cashback(_input, { member }) {
      const currency = knownCurrency(member.currency);
      const counted = await cashback.count(member);
      const now = counted.spans.at(-1);
      if (now === undefined) throw new Error('there are always terms');
      const excluded = await cashback.gamesOf(now.terms.excludedGames);
      const percents = percentsOf(now.terms, now.level);
      return {
        currency: currency.shownCode,
        claimable: formatAmount(counted.amount, currency),
        least: formatAmount(await cashback.leastFor(member), currency),
        isExcluded: await cashback.isExcluded(member.memberId),
        days: settings.get('cashback.claim_days'),
        since: counted.countedFrom.toISOString(),
        lastClaimAt: counted.last?.claimedAt.toISOString() ?? null,
        carried: formatExact(counted.carriedIn, currency),
        earned: formatExact(counted.earned, currency),
        withheld: formatExact(counted.withheld, currency),
        lines: counted.lines.map((line) => lineView(line, currency)),
        rankLevel: now.level,
        percents: shelfCategories.map((category) => ({ category, percent: percents[category] })),
        excludedGames: [...excluded.values()].map(({ name }) => name),
      };
    },
    async cashbackBets({ query }, { member }) {
      const found = await cashback.bets(member, query.claimId, rowsOf(query));
      if (isRefusal(found)) return found;
      return {
        list: found.list,
        pageNum: query.pageNo,
        totalPages: Math.ceil(found.total / query.pageSize),
        total: found.total,
        currency: knownCurrency(member.currency).shownCode,
      };
    },
    async claimCashback(_input, { member, idempotencyKey }) {
      const claim = await cashback.claim(member, idempotencyKey);
      return isRefusal(claim) ? claim : claimView(claim);
    },
    async cashbackClaims({ query }, { member }) {
      const { list, total } = await cashback.claims(member.memberId, rowsOf(query));
      return {
        list: list.map(claimView),
        pageNum: query.pageNo,
        totalPages: Math.ceil(total / query.pageSize),
        total,
      };
    },
  };
}
