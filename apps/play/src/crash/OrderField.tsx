import { CASH_OUT_MAX, CASH_OUT_MIN } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { Checkbox } from '@mantine/core';
import { DecimalField } from '../arcade/DecimalField.tsx';
import classes from './CrashPage.module.css';
import { useCrash, useCrashSnapshot } from './use-crash.ts';

/** The standing order: where the server cashes out by itself, whether the player is there or not. */
export function OrderField() {
  const { t } = useTranslation('crash');
  const { play } = useCrash();
  const { order, hasOrder, phase, autoplay } = useCrashSnapshot();
  const isFixed = autoplay !== null || phase === 'ended';
  return (
    <div className={classes.order}>
      <Checkbox
        label={t('order.label')}
        description={t('order.hint')}
        checked={hasOrder}
        disabled={isFixed}
        onChange={(event) => play.setHasOrder(event.currentTarget.checked)}
        data-testid="has-order"
      />
      {hasOrder ? (
        <DecimalField
          label={t('order.at')}
          value={BigInt(order)}
          least={BigInt(CASH_OUT_MIN)}
          greatest={BigInt(CASH_OUT_MAX)}
          digits={2}
          isFixed={isFixed}
          unit="×"
          testId="order"
          onChange={(typed) => play.setOrder(Number(typed))}
        />
      ) : null}
    </div>
  );
}
