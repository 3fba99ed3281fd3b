import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { payoutsQuery } from '../../parts/payouts/payouts-query.ts';
import { withdrawSettingsQuery } from './use-withdrawals.ts';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawalStatus } from './WithdrawalStatus.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import classes from './WithdrawPage.module.css';

/** The withdrawal page of the member centre: the form and the list, or one withdrawal on its way. */
export function WithdrawPage() {
  const { t } = useTranslation(['withdrawals', 'common']);
  const failureText = useFailureText();
  const { layers, show, openCentre } = useLayers();
  const settings = useQuery(withdrawSettingsQuery);
  const payouts = useQuery(payoutsQuery);
  if (layers.withdrawal) return <WithdrawalStatus key={layers.withdrawal} id={layers.withdrawal} />;
  const failed = settings.isError ? settings : payouts;
  return (
    <div className={classes.page}>
      {settings.isPending || payouts.isPending ? (
        <ListSkeleton rows={4} height={72} />
      ) : settings.isError || payouts.isError ? (
        <ErrorState
          message={failed.error ? failureText(failed.error) : undefined}
          onRetry={() => void failed.refetch()}
        />
      ) : payouts.data.list.length === 0 ? (
        <EmptyState
          title={t('noAccountTitle')}
          hint={t('noAccountHint')}
          icon={<IconBuildingBank size={34} stroke={1.4} />}
          action={
            <Button
              leftSection={<IconPlus size={18} />}
              onClick={() => openCentre('securityCenter', 'payouts')}
            >
              {t('addAccount')}
            </Button>
          }
        />
      ) : (
        <WithdrawForm
          settings={settings.data}
          accounts={payouts.data.list}
          onMade={({ id }) => show({ centre: 'withdraw', withdrawal: id })}
        />
      )}
      <WithdrawalList onOpen={(withdrawal) => show({ centre: 'withdraw', withdrawal })} />
    </div>
  );
}
