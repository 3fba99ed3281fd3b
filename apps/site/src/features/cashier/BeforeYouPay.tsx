import { useTranslation } from '@ikka/i18n/react';
import classes from './DepositForm.module.css';

interface BeforeYouPayProps {
  /** How often a deposit has to be staked before money leaves, such as `1.00`. */
  readonly turnoverTimes: string;
  readonly payoutWaitHours: number;
}

/** What holds for money that is to leave again: it is told before anything is paid. */
export function BeforeYouPay({ turnoverTimes, payoutWaitHours }: BeforeYouPayProps) {
  const { t } = useTranslation('cashier');
  const times = Number(turnoverTimes);
  if (times === 0 && payoutWaitHours === 0) return null;
  return (
    <section className={classes.before} data-testid="before-you-pay">
      <h3 className={classes.label}>{t('before.title')}</h3>
      <ul>
        {times === 0 ? null : (
          <li>{times === 1 ? t('before.turnoverOnce') : t('before.turnover', { times: String(times) })}</li>
        )}
        {payoutWaitHours === 0 ? null : <li>{t('before.wait', { count: payoutWaitHours })}</li>}
      </ul>
    </section>
  );
}
