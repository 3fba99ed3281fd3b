import { formatNumber } from '@ikka/i18n';
import { Figure } from '@ikka/ui';

/** How much of a text is used up. */
export function Counter({ count, most }: { count: number; most: number }) {
  return (
    <Figure>
      {formatNumber(count)} / {formatNumber(most)}
    </Figure>
  );
}
