import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Title } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import classes from './protection.module.css';
import { deliveryTones } from './security-view.ts';

type Delivery = CallValue<typeof calls.office.officeMemberMessages>['list'][number];

/** Whether what the house wrote to the member has reached a gateway; never what it said. */
export function Messages({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeMemberMessages, { params: { id: memberId } });
  return (
    <section aria-label={t('protection.messages')} className={classes.section}>
      <Title order={2} mb="xs">
        {t('protection.messages')}
      </Title>
      <WholeList
        query={query}
        rowsOf={({ list }) => list}
        caption={t('protection.messages')}
        columns={useColumns()}
        rowKey={({ id }) => id}
        none={{ title: t('protection.noMessages'), hint: t('protection.noMessagesHint') }}
      />
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
