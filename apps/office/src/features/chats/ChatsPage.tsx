import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button, SegmentedControl, Switch } from '@mantine/core';
import { IconMessages, IconTemplate } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { deskLists } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { CannedDialog } from './CannedDialog.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import classes from './chats.module.css';
import { useDesk } from './use-desk.ts';

type Row = CallValue<typeof calls.officeSupport.chats>['list'][number];

/** The desk: chats that wait (VIP first), one's own, those of others, and what was closed. */
export function ChatsPage() {
  return (
    <Allowed needs="support.answer">
      <Desk />
    </Allowed>
  );
}

function Desk() {
  const { t } = useTranslation('supportOffice');
  const { page, of, chat } = useSearch({ from: '/shell/chats' });
  const navigate = useNavigate({ from: '/chats' });
  const desk = useDesk(chat);
  const query = usePages(
    calls.officeSupport.chats,
    { query: { pageNo: page, pageSize: 20, of } },
    { everyMs: desk.isOpen ? 30_000 : 5_000 },
  );
  const [isCanned, setCanned] = useState(false);
  const counts = query.data?.counts;
  const labelOf = (list: (typeof deskLists)[number]) =>
    list === 'closed' || !counts ? t(`chats.of.${list}`) : `${t(`chats.of.${list}`)} (${counts[list]})`;
  const open = (id: string | undefined) => void navigate({ search: { page, of, chat: id } });
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
      <div className={classes.desk} data-open={chat !== undefined || undefined}>
        <section className={classes.queue} aria-label={t('chats.title')}>
          <SegmentedControl
            fullWidth
            aria-label={t('chats.list')}
            value={of}
            data={deskLists.map((list) => ({ value: list, label: labelOf(list) }))}
            onChange={(value) => {
              const next = deskLists.find((list) => list === value) ?? 'waiting';
              void navigate({ search: { page: 1, of: next, chat } });
            }}
          />
          <Listing
            query={query}
            empty={{ title: t(`chats.none.${of}`) }}
            onPage={(next) => void navigate({ search: { page: next, of, chat } })}
          >
            {(rows) => (
              <ul className={classes.rows}>
                {rows.map((row) => (
                  <ChatEntry key={row.id} row={row} isOpen={row.id === chat} onOpen={() => open(row.id)} />
                ))}
              </ul>
            )}
          </Listing>
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
              present={query.data?.present ?? []}
              typing={desk.typing}
              onBack={() => open(undefined)}
            />
          )}
        </section>
      </div>
      {isCanned ? <CannedDialog onClose={() => setCanned(false)} /> : null}
    </>
  );
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
