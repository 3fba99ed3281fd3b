import { useTranslation } from '@ikka/i18n/react';
import classes from './WithdrawForm.module.css';
import { lengthOf, type WithdrawSettings } from './withdrawal-view.ts';

/** What happens after the press, with the times that the house promises. */
export function HowItGoes({ settings }: { settings: WithdrawSettings }) {
  const { t } = useTranslation('withdrawals');
  const time = (minutes: number) => {
    const { unit, count } = lengthOf(minutes);
    return t(`time.${unit}`, { count });
  };
  return (
    <section className={classes.how}>
      <h3 className={classes.label}>{t('how.title')}</h3>
      <p className={classes.hint}>
        {t('how.review', { time: time(settings.reviewMinutes) })}{' '}
        {t('how.payment', { time: time(settings.paymentMinutes) })}{' '}
        {t('how.confirm', { time: time(settings.receiptMinutes) })}
      </p>
    </section>
  );
}
