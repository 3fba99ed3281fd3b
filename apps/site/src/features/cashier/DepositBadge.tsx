import { useTranslation } from '@ikka/i18n/react';
import classes from './DepositBadge.module.css';
import { type DepositState, toneOf } from './deposit-view.ts';

export function DepositBadge({ state }: { state: DepositState }) {
  const { t } = useTranslation('cashier');
  return (
    <span className={classes.badge} data-tone={toneOf(state)} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}
