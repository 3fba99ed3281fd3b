import { useTranslation } from '@ikka/i18n/react';
import { Checkbox } from '@mantine/core';
import { NumberField } from '../arcade/NumberField.tsx';
import classes from './CrashPage.module.css';
import { useCrash, useCrashSnapshot } from './use-crash.ts';

/** The standing order: where the server cashes out by itself, whether the player is there or not. */
export function OrderField() {
  const { t } = useTranslation('crash');
  const { play } = useCrash();
  const { hasOrder, phase, autoplay } = useCrashSnapshot();
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
        <NumberField name="order" label={t('order.at')} isFixed={isFixed} unit="×" testId="order" />
      ) : null}
    </div>
  );
}
