import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ListSkeleton } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { LineList } from './LineList.tsx';
import classes from './table-chat.module.css';

const { officeTalkingTables, officeTableTalk, officeTableReports } = calls.officeTableChat;
type TalkingTable = CallValue<typeof officeTalkingTables>['tables'][number];

const everyMs = 3_000;

/** What is said at the live tables: what was reported, and table by table; lines are removed and members muted here. */
export function TableChatPage() {
  const { t } = useTranslation('officeTableChat');
  const language = useLanguage();
  const { table } = useSearch({ from: '/shell/table-chat' });
  const navigate = useNavigate({ from: '/table-chat' });
  const query = useRead(officeTalkingTables, {}, { everyMs });
  const open = (tableId: string | undefined) => void navigate({ search: { table: tableId } });
  const tables = query.data?.tables ?? [];
  const reports = tables.reduce((sum, { openReports }) => sum + openReports, 0);
  const nameOf = (tableId: string) => {
    const name = tables.find((one) => one.tableId === tableId)?.name;
    return textIn(name, language) ?? tableId;
  };
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {query.data?.isOn === false ? <Alert icon={<IconInfoCircle size={18} />}>{t('off')}</Alert> : null}
      <Loaded query={query} skeleton={<ListSkeleton rows={6} height={44} />}>
        {() => (
          <div className={classes.desk}>
            <nav className={classes.tables} aria-label={t('tables')}>
              <button
                type="button"
                aria-current={table === undefined || undefined}
                onClick={() => open(undefined)}
              >
                <strong>{t('reported')}</strong>
                {reports > 0 ? <Mark tone="bad">{t('reports', { count: reports })}</Mark> : null}
              </button>
              {tables.map((one) => (
                <TableEntry
                  key={one.tableId}
                  table={one}
                  name={nameOf(one.tableId)}
                  isOpen={one.tableId === table}
                  onOpen={() => open(one.tableId)}
                />
              ))}
            </nav>
            <section
              className={classes.talk}
              aria-label={table === undefined ? t('reported') : nameOf(table)}
            >
              {table === undefined ? <Reported nameOf={nameOf} /> : <Talk key={table} tableId={table} />}
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}

function TableEntry({
  table,
  name,
  isOpen,
  onOpen,
}: {
  table: TalkingTable;
  name: string;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation('officeTableChat');
  return (
    <button type="button" aria-current={isOpen || undefined} onClick={onOpen}>
      <bdi>{name}</bdi>
      {table.openReports > 0 ? <Mark tone="bad">{t('reports', { count: table.openReports })}</Mark> : null}
      <small>
        {t('today', { count: table.linesToday })}
        {table.lastAt === null ? null : (
          <>
            {' · '}
            <Instant at={table.lastAt} />
          </>
        )}
      </small>
    </button>
  );
}

function Reported({ nameOf }: { nameOf: (tableId: string) => string }) {
  const { t } = useTranslation('officeTableChat');
  const query = useRead(officeTableReports, {}, { everyMs });
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={4} height={60} />}>
      {({ lines }) =>
        lines.length === 0 ? (
          <EmptyState title={t('noReports')} hint={t('noReportsHint')} />
        ) : (
          <LineList lines={lines} tableName={nameOf} />
        )
      }
    </Loaded>
  );
}

function Talk({ tableId }: { tableId: string }) {
  const { t } = useTranslation('officeTableChat');
  const [before, setBefore] = useState<number | undefined>(undefined);
  const query = useRead(
    officeTableTalk,
    { params: { id: tableId }, query: { before } },
    { everyMs: before === undefined ? everyMs : false },
  );
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={6} height={60} />} keepsLast>
      {({ lines }) => (
        <>
          {lines.length === 0 ? <EmptyState title={t('noLines')} /> : <LineList lines={lines} />}
          <div className={classes.pages}>
            {before === undefined ? null : (
              <Button variant="default" onClick={() => setBefore(undefined)}>
                {t('newest')}
              </Button>
            )}
            {oldestOf(lines) > 1 ? (
              <Button variant="default" onClick={() => setBefore(oldestOf(lines))}>
                {t('older')}
              </Button>
            ) : null}
          </div>
        </>
      )}
    </Loaded>
  );
}

const oldestOf = (lines: CallValue<typeof officeTableTalk>['lines']): number => lines.at(-1)?.no ?? 1;
