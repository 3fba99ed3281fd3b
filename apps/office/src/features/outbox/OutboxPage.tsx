import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button, UnstyledButton } from '@mantine/core';
import { IconMailOff, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMe } from '../../session/use-session.ts';
import { MessageDialog } from './MessageDialog.tsx';
import classes from './outbox.module.css';

export type OutboxMessage = CallValue<typeof calls.office.officeOutbox>['list'][number];

/** What the site would have sent by SMS and mail, where nothing is sent. */
export function OutboxPage() {
  const { t } = useTranslation('office');
  if (useMe().data?.hasOutbox) return <Outbox />;
  return (
    <EmptyState
      icon={<IconMailOff size={34} stroke={1.5} />}
      title={t('outbox.offTitle')}
      hint={t('outbox.offHint')}
    />
  );
}

function Outbox() {
  const { t } = useTranslation('office');
  const [looked, setLooked] = useState<OutboxMessage | null>(null);
  return (
    <ListPage
      title={t('outbox.title')}
      hint={t('outbox.hint')}
      acts={({ query }) => (
        <Button
          variant="default"
          leftSection={<IconRefresh size={17} />}
          onClick={() => void query.refetch()}
          loading={query.isFetching && !query.isPending}
        >
          {t('outbox.refresh')}
        </Button>
      )}
      call={calls.office.officeOutbox}
      place={useAddress(listSearch)}
      // Every reading is recorded, so the page reads when it is asked to and never by itself.
      onlyWhenAsked
      columns={useColumns(setLooked)}
      none={{ title: t('outbox.none'), hint: t('outbox.noneHint') }}
      below={<MessageDialog looked={looked} onClose={() => setLooked(null)} />}
    />
  );
}

function useColumns(onOpen: (message: OutboxMessage) => void): Column<OutboxMessage>[] {
  const { t } = useTranslation('office');
  return [
    column.cell('what', t('outbox.what'), (row) => (
      <UnstyledButton className={links.openWhole} onClick={() => onOpen(row)} aria-haspopup="dialog">
        {t(`outbox.template.${row.template}`)}
      </UnstyledButton>
    )),
    column.instant('createdAt', t('outbox.when')),
    column.mark('channel', t('outbox.channelLabel'), (row) => [
      row.channel === 'sms' ? 'changed' : 'trial',
      t(`outbox.channel.${row.channel}`),
    ]),
    column.code('to', t('outbox.to')),
    extra(
      column.cell('member', t('outbox.member'), (row) =>
        row.memberId === null ? (
          '—'
        ) : (
          <Link to="/members/$memberId" params={{ memberId: row.memberId }} className={classes.member}>
            <bdi>{row.memberId}</bdi>
          </Link>
        ),
      ),
    ),
    extra(column.instant('expiresAt', t('outbox.expires'))),
  ];
}
