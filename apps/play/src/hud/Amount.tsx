import { formatAmount } from '@ikka/money';
import { Money } from '@ikka/ui';
import { usePlaySnapshot } from './use-play.ts';

/** An amount of smallest units in the currency of this play. */
export function Amount({
  value,
  signed = false,
  tone = 'plain',
}: {
  value: bigint;
  signed?: boolean;
  tone?: 'plain' | 'direction' | 'win';
}) {
  const { currency, server } = usePlaySnapshot();
  return (
    <Money
      amount={formatAmount(value, currency)}
      currency={server.currency}
      symbol={server.currencySymbol}
      signed={signed}
      tone={tone}
    />
  );
}
