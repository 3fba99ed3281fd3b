import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useFailureText } from '../../app/use-failure-text.ts';
import { useLayers } from '../../app/use-layers.ts';
import { DepositForm } from './DepositForm.tsx';
import { DepositList } from './DepositList.tsx';
import classes from './DepositPage.module.css';
import { DepositStatus } from './DepositStatus.tsx';
import { depositSettingsQuery } from './use-deposits.ts';

/** The deposit page of the member centre: the form and the list, or one deposit on its way. */
export function DepositPage() {
  const { t } = useTranslation(['cashier', 'common']);
  const failureText = useFailureText();
  const { layers, show } = useLayers();
  const settings = useQuery(depositSettingsQuery);
  if (layers.deposit) return <DepositStatus id={layers.deposit} />;
  return (
    <div className={classes.page}>
      {settings.isPending ? (
        <ListSkeleton rows={4} height={64} />
      ) : settings.isError ? (
        <ErrorState message={failureText(settings.error)} onRetry={() => void settings.refetch()} />
      ) : settings.data.methods.length === 0 ? (
        <EmptyState title={t('noMethodTitle')} hint={t('noMethodHint')} />
      ) : (
        <DepositForm
          methods={settings.data.methods}
          onCreated={(deposit) => show({ centre: 'depositv2', deposit: deposit.id })}
        />
      )}
      <DepositList onOpen={(deposit) => show({ centre: 'depositv2', deposit })} />
    </div>
  );
}
