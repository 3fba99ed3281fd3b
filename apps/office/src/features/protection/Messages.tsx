import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Title } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
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
    column.instant('createdAt', t('outbox.when')),
    column.cell('what', t('outbox.what'), (row) => t(`outbox.template.${row.template}`)),
    column.cell('channel', t('outbox.channelLabel'), (row) => t(`outbox.channel.${row.channel}`)),
    column.mark('state', t('protection.delivery'), (row) => [
      deliveryTones[row.state],
      t(`protection.deliveryState.${row.state}`),
    ]),
    column.count('attempts', t('protection.attempts')),
    extra(column.code('lastFault', t('protection.fault'))),
    extra(column.instant('settledAt', t('protection.settled'))),
  ];
}
