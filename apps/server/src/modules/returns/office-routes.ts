import type { calls } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Returns } from './index.ts';
import type { Judged } from './judge.ts';
import type { Sums } from './store.ts';

export const returnOfficeRoutes = (returns: Returns): Handlers<typeof calls.officeReturns> => ({
  async officeReturns({ query }) {
    const { readTo, versions } = await returns.versions(query.gameId);
    return {
      readTo: readTo?.toISOString() ?? null,
      versions: versions.map((row) => ({
        gameId: row.gameId,
        name: row.name,
        version: row.version,
        isCurrent: row.isCurrent,
        currency: row.currency,
        ...figuresOf(row, row.currency),
        sheet: shareOf(row.sheet),
        ...judgedOf(row),
        firstAt: row.firstAt.toISOString(),
        lastAt: row.lastAt.toISOString(),
      })),
    };
  },
  async officeReturnDays({ params, query }) {
    const days = await returns.days({ ...params, currency: query.currency });
    return {
      days: days.map(({ day, own, soFar }) => ({
        day,
        ...figuresOf(own, query.currency),
        soFar: judgedOf(soFar),
      })),
    };
  },
  async officeReturnParts({ params, query }) {
    const { texts, parts } = await returns.parts({ ...params, currency: query.currency });
    return {
      texts,
      parts: parts.map((row) => ({
        name: row.name,
        ...figuresOf(row, query.currency),
        ...judgedOf(row),
      })),
    };
  },
});

function figuresOf({ rounds, stake, payout }: Sums, code: string) {
  const currency = knownCurrency(code);
  return {
    rounds: Number(rounds),
    stake: formatAmount(stake, currency),
    payout: formatAmount(payout, currency),
  };
}

const judgedOf = ({ verdict, measured, expected, from, to }: Judged) => ({
  verdict,
  measured: shareOf(measured),
  due: shareOf(expected),
  from: shareOf(from),
  to: shareOf(to),
});

const shareOf = (share: number | null): string | null => (share === null ? null : share.toFixed(6));
