import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { Title } from '@mantine/core';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import classes from './protection.module.css';
import { deliveryTones } from './security-view.ts';

type Delivery = CallValue<typeof calls.office.officeMemberMessages>['list'][number];

/** Whether what the house wrote to the member has reached a gateway; never what it said. */
export function Messages({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const query = useRead(calls.office.officeMemberMessages, { params: { id: memberId } });
  const shown = query.isPlaceholderData ? undefined : query.data;
  const columns = useColumns();
  return (
    <section aria-label={t('protection.messages')} className={classes.section}>
      <Title order={2} mb="xs">
        {t('protection.messages')}
      </Title>
      {shown || query.error ? null : <ListSkeleton rows={3} height={40} />}
      {query.error && !shown ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {shown?.list.length === 0 ? (
        <EmptyState title={t('protection.noMessages')} hint={t('protection.noMessagesHint')} />
      ) : null}
      {shown && shown.list.length > 0 ? (
        <DataTable
          caption={t('protection.messages')}
          columns={columns}
          rows={shown.list}
          rowKey={(row) => row.id}
        />
      ) : null}
    </section>
  );
}

function useColumns(): Column<Delivery>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'at', title: t('outbox.when'), show: (row) => <Instant at={row.createdAt} /> },
    { id: 'what', title: t('outbox.what'), show: (row) => t(`outbox.template.${row.template}`) },
    { id: 'channel', title: t('outbox.channelLabel'), show: (row) => t(`outbox.channel.${row.channel}`) },
    {
      id: 'state',
      title: t('protection.delivery'),
      show: (row) => (
        <Mark tone={deliveryTones[row.state]}>{t(`protection.deliveryState.${row.state}`)}</Mark>
      ),
    },
    {
      id: 'attempts',
      title: t('protection.attempts'),
      isFigure: true,
      show: (row) => <Figure>{formatNumber(row.attempts)}</Figure>,
    },
    {
      id: 'fault',
      title: t('protection.fault'),
      isExtra: true,
      show: (row) => (row.lastFault === null ? '—' : <bdi dir="ltr">{row.lastFault}</bdi>),
    },
    {
      id: 'settled',
      title: t('protection.settled'),
      isExtra: true,
      show: (row) => <Instant at={row.settledAt} />,
    },
  ];
}
