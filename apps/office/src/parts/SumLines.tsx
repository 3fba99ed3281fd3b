import { Money } from '@ikka/ui';
import { TrialBadge } from './Badges.tsx';

interface Sum {
  readonly currency: string;
  readonly isTrial: boolean;
}

/** One part of sums, each currency in a line of its own; a dash where there is none. */
export function SumLines<Row extends Sum>({
  sums,
  amount,
}: {
  sums: readonly Row[];
  amount: (row: Row) => string;
}) {
  if (sums.length === 0) return '—';
  return sums.map((row) => (
    <div key={`${row.currency}${row.isTrial}`}>
      <Money amount={amount(row)} currency={row.currency} /> <TrialBadge isTrial={row.isTrial} />
    </div>
  ));
}
