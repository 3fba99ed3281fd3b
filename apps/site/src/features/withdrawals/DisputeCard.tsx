import { formatMoney } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { useConfirm } from './use-withdrawals.ts';
import classes from './WithdrawalStatus.module.css';
import type { Withdrawal } from './withdrawal-view.ts';

/** What did not arrive and what became of it; while it is open the member may say that it came after all. */
export function DisputeCard({
  withdrawal,
  dispute,
}: {
  withdrawal: Withdrawal;
  dispute: NonNullable<Withdrawal['dispute']>;
}) {
  const { t } = useTranslation('withdrawals');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const confirm = useConfirm(withdrawal.id);
  const { id, currency, state } = withdrawal;
  return (
    <section className={classes.section}>
      <h3 className={classes.title}>{t('dispute.title')}</h3>
      <dl className={classes.promise}>
        <div>
          <dt>{t('dispute.received')}</dt>
          <dd>
            <Money amount={dispute.received} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('dispute.remainder')}</dt>
          <dd>
            <Money amount={dispute.remainder} currency={currency} />
          </dd>
        </div>
        {dispute.returned === null ? null : (
          <div>
            <dt>{t('dispute.returned')}</dt>
            <dd>
              <Money amount={dispute.returned} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      {confirm.isError ? (
        <Alert color="coral" icon={<IconAlertCircle />} role="alert">
          {failureText(confirm.error)}
        </Alert>
      ) : null}
      {state === 'disputed' ? (
        <Button variant="default" className={classes.back} onClick={() => setAsking(true)}>
          {t('dispute.force')}
        </Button>
      ) : null}
      <ConfirmDialog
        opened={asking}
        title={t('dispute.forceTitle')}
        hint={t('dispute.forceHint', { amount: formatMoney(dispute.remainder, currency) })}
        action={t('dispute.forceDo')}
        isBusy={confirm.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => confirm.mutate({ id, outcome: 'forced' }, { onSettled: () => setAsking(false) })}
      />
    </section>
  );
}
