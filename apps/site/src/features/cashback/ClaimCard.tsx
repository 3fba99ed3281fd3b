import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './Cashback.module.css';
import { partsOf, standingOf } from './cashback-view.ts';
import { LineTable } from './LineTable.tsx';
import { type Cashback, useClaimCashback } from './use-cashback.ts';

/** What can be claimed now, how it adds up, and the button. */
export function ClaimCard({ cashback }: { cashback: Cashback }) {
  const { t } = useTranslation('cashback');
  const failureText = useFailureText();
  const claim = useClaimCashback();
  const { currency } = cashback;
  const { isClaimable, note } = standingOf(cashback);
  const parts = partsOf(cashback);
  return (
    <section className={classes.card} aria-label={t('claimable')}>
      <div className={classes.due}>
        <p className={classes.sum}>
          <span>{t('claimable')}</span>
          <strong>
            <Money amount={cashback.claimable} currency={currency} />
          </strong>
        </p>
        <Button
          size="md"
          loading={claim.isPending}
          disabled={!isClaimable}
          onClick={() => {
            if (!claim.isPending) claim.mutate();
          }}
        >
          {t('claim')}
        </Button>
      </div>
      {note === null ? null : (
        <p className={classes.note}>{t(`why.${note}`, { least: formatMoney(cashback.least, currency) })}</p>
      )}
      <div aria-live="polite" className={classes.news}>
        {claim.isError ? (
          <Alert color="coral" icon={<IconAlertCircle />}>
            {failureText(claim.error)}
          </Alert>
        ) : claim.isSuccess ? (
          <Alert color="emerald" icon={<IconCircleCheck />}>
            {t('claimed', { amount: formatMoney(claim.data.amount, claim.data.currency) })}
          </Alert>
        ) : null}
      </div>
      {cashback.lines.length === 0 ? null : <LineTable lines={cashback.lines} currency={currency} />}
      {parts.length === 0 ? null : (
        <dl className={classes.parts}>
          <div>
            <dt>{t('earned')}</dt>
            <dd>
              <Money amount={cashback.earned} currency={currency} />
            </dd>
          </div>
          {parts.map(({ key, amount }) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>
                <Money amount={amount} currency={currency} signed />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
