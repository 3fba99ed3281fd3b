import { useTranslation } from '@ikka/i18n/react';
import classes from './DepositBadge.module.css';
import { type Deposit, shownState, toneOf } from './deposit-view.ts';

export function DepositBadge({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('cashier');
  const shown = shownState(deposit);
  return (
    <span className={classes.badge} data-tone={toneOf(shown)}>
      {t(`state.${shown}`)}
    </span>
  );
}
