import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLayers } from '../../parts/address/use-layers.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ExclusionNote } from '../../parts/protection/ExclusionNote.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import classes from './DepositPage.module.css';
import { DepositStatus } from './DepositStatus.tsx';
import { depositSettingsQuery, depositsQuery } from './use-deposits.ts';

/**
 * The deposit page of the member centre: the form and the list, or one deposit on its way. `firstAsks` is what whoever never
 * paid in is asked before he does.
 */
export function DepositPage({ firstAsks }: { firstAsks: ReactNode }) {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const { layers, show } = useLayers();
  const settings = useQuery(depositSettingsQuery);
  const exclusion = useQuery(protectionQuery).data?.exclusion;
  if (layers.deposit) return <DepositStatus id={layers.deposit} />;
  return (
    <div className={classes.page}>
      {settings.isPending ? (
        <ListSkeleton rows={4} height={64} />
      ) : settings.isError ? (
        <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />
      ) : exclusion ? (
        <ExclusionNote exclusion={exclusion} />
      ) : settings.data.methods.length === 0 ? (
        <EmptyState
          title={t('noMethodTitle')}
          hint={t('noMethodHint')}
          icon={<IconBuildingBank size={34} stroke={1.4} />}
          action={
            <Button
              variant="default"
              leftSection={<IconRefresh size={17} />}
              loading={settings.isFetching}
              onClick={() => void settings.refetch()}
            >
              {t('common:action.retry')}
            </Button>
          }
        />
      ) : (
        <>
          <Firsts asks={firstAsks} />
          <DepositForm
            settings={settings.data}
            onCreated={(deposit) => show({ centre: 'depositv2', deposit: deposit.id })}
          />
        </>
      )}
      <DepositList onOpen={(deposit) => show({ centre: 'depositv2', deposit })} />
    </div>
  );
}

function Firsts({ asks }: { asks: ReactNode }) {
  return useQuery(depositsQuery(1, null)).data?.total === 0 ? asks : null;
}
