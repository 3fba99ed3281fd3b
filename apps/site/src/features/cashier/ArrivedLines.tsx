import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import classes from './TransferPanel.module.css';

/** What came, what of it is the fee, and what was credited; what was wished as well where that was another amount. */
export function ArrivedLines({
  wished,
  currency,
  feePercent,
  arrived,
}: {
  wished: string;
  currency: string;
  feePercent: string;
  arrived: { received: string; fee: string; credited: string };
}) {
  const { t } = useTranslation('cashier');
  const { received, fee, credited } = arrived;
  const line = (label: string, amount: string) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </div>
  );
  return (
    <dl className={classes.lines}>
      {received === wished ? null : line(t('transfer.wished'), wished)}
      {line(t('transfer.received'), received)}
      {feePercent === '0.00' ? null : line(t('transfer.fee'), fee)}
      {line(t('transfer.credited'), credited)}
    </dl>
  );
}
