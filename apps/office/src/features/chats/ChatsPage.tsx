import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconMessages, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { chatsSearch, deskLists } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { CannedDialog } from './CannedDialog.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import classes from './chats.module.css';
import { useDesk } from './use-desk.ts';

type Row = CallValue<typeof calls.officeSupport.chats>['list'][number];

/** The desk: chats that wait (VIP first), one's own, those of others, and what was closed. */
export function ChatsPage() {
  const { t } = useTranslation('supportOffice');
  const place = useAddress(chatsSearch);
  const { page, of, chat } = place.search;
  const desk = useDesk(chat);
  const [isCanned, setCanned] = useState(false);
  const open = (id: string | undefined) => place.go({ page, of, chat: id });
  return (
    <>
      <PageHead title={t('chats.title')} hint={t('chats.hint')}>
        <Switch
          label={t('chats.isHere')}
          checked={desk.isHere}
          onChange={(event) => desk.setHere(event.currentTarget.checked)}
        />
        <Button variant="default" leftSection={<IconTemplate size={17} />} onClick={() => setCanned(true)}>
          {t('chats.canned')}
        </Button>
      </PageHead>
      <List
        caption={t('chats.title')}
        call={calls.officeSupport.chats}
        place={place}
        ask={() => ({ of })}
        everyMs={desk.isOpen ? 30_000 : 5_000}
        columns={useColumns()}
        show={(rows) => (
          <ul className={classes.rows}>
            {rows.map((row) => (
              <ChatEntry key={row.id} row={row} isOpen={row.id === chat} onOpen={() => open(row.id)} />
            ))}
          </ul>
        )}
        none={{ title: t(`chats.none.${of}`) }}
        around={(list, { data }) => (
          <div className={classes.desk} data-open={chat !== undefined || undefined}>
            <section className={classes.queue} aria-label={t('chats.title')}>
              <SegmentedControl
                fullWidth
                aria-label={t('chats.list')}
                value={of}
                data={deskLists.map((name) => ({
                  value: name,
                  label: [
                    t(`chats.of.${name}`),
                    ...(name === 'closed' || !data ? [] : [`(${data.counts[name]})`]),
                  ].join(' '),
                }))}
                onChange={(next) => place.go({ page: 1, of: next, chat })}
              />
              {list}
            </section>
            <section className={classes.talk}>
              {chat === undefined ? (
                <EmptyState
                  title={t('chats.choose')}
                  hint={t('chats.chooseHint')}
                  icon={<IconMessages size={34} stroke={1.4} />}
                />
              ) : (
                <ChatPanel
                  key={chat}
                  id={chat}
                  present={data?.present ?? []}
                  typing={desk.typing}
                  onBack={() => open(undefined)}
                />
              )}
            </section>
          </div>
        )}
      />
      {isCanned ? <CannedDialog onClose={() => setCanned(false)} /> : null}
    </>
  );
}

/** How an export says it. */
function useColumns(): Column<Row>[] {
  const { t } = useTranslation(['supportOffice', 'office']);
  return [
    column.cell('name', t('office:members.account'), (row) => row.name || t('chats.guest')),
    column.cell('last', t('chats.cannedText'), (row) => row.lastText),
    column.instant('lastAt', t('office:members.lastSeen')),
    column.cell('by', t('office:audit.actor'), (row) => row.assignedTo),
  ];
}

function ChatEntry({ row, isOpen, onOpen }: { row: Row; isOpen: boolean; onOpen: () => void }) {
  const { t } = useTranslation('supportOffice');
  return (
    <li>
      <button type="button" className={classes.row} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.who}>
          <bdi>{row.name || t('chats.guest')}</bdi>
          {row.isVip ? <Mark tone="changed">{t('chats.vip', { level: row.rankLevel })}</Mark> : null}
          {row.unread > 0 && row.state !== 'closed' ? (
            <Mark tone="good">{t('chats.unread', { count: row.unread })}</Mark>
          ) : null}
        </span>
        <span className={classes.last} dir="auto">
          {row.lastText}
        </span>
        <span className={classes.at}>
          <Instant at={row.lastAt} />
          {row.assignedTo ? (
            <>
              {' · '}
              <bdi>{row.assignedTo}</bdi>
            </>
          ) : null}
        </span>
      </button>
    </li>
  );
}
