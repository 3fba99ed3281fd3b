import type { CallValue, calls } from '@ikka/contract';
import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import classes from './Bonuses.module.css';

type Chosen = NonNullable<CallValue<typeof calls.cashier.deposit>['bonus']>;

/** The bonus that was chosen with a deposit: what it brought, or why it brought none. */
export function ChosenBonus({ bonus, currency }: { bonus: Chosen; currency: string }) {
  const { t } = useTranslation('bonuses');
  const title = textIn(bonus.title, useLanguage());
  if (bonus.denied !== null) return t(`deposit.denied.${bonus.denied}`);
  return (
    <span className={classes.chosen}>
      <bdi>{title}</bdi>
      <span className={classes.figure}>
        {bonus.amount === null
          ? t('deposit.chosen')
          : t('deposit.given', { amount: formatMoney(bonus.amount, currency) })}
      </span>
    </span>
  );
}
