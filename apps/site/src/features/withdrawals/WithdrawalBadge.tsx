import type { WithdrawalState } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import classes from '../cashier/DepositBadge.module.css';
import { toneOf } from './withdrawal-view.ts';

export function WithdrawalBadge({ state }: { state: WithdrawalState }) {
  const { t } = useTranslation('withdrawals');
  return (
    <span className={classes.badge} data-tone={toneOf(state)}>
      {t(`state.${state}`)}
    </span>
  );
}
