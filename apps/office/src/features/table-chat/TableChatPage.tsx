import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
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
  const failureText = useFailureText();
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
      {query.isPending ? <ListSkeleton rows={6} height={44} /> : null}
      {query.error && !query.data ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data ? (
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
          <section className={classes.talk} aria-label={table === undefined ? t('reported') : nameOf(table)}>
            {table === undefined ? <Reported nameOf={nameOf} /> : <Talk key={table} tableId={table} />}
          </section>
        </div>
      ) : null}
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
  const failureText = useFailureText();
  const query = useRead(officeTableReports, {}, { everyMs });
  if (query.isPending) return <ListSkeleton rows={4} height={60} />;
  if (query.error && !query.data)
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  const lines = query.data?.lines ?? [];
  if (lines.length === 0) return <EmptyState title={t('noReports')} hint={t('noReportsHint')} />;
  return <LineList lines={lines} tableName={nameOf} />;
}

function Talk({ tableId }: { tableId: string }) {
  const { t } = useTranslation('officeTableChat');
  const failureText = useFailureText();
  const [before, setBefore] = useState<number | undefined>(undefined);
  const query = useRead(
    officeTableTalk,
    { params: { id: tableId }, query: { before } },
    { everyMs: before === undefined ? everyMs : false },
  );
  if (query.isPending) return <ListSkeleton rows={6} height={60} />;
  if (query.error && !query.data)
    return <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />;
  const lines = query.data?.lines ?? [];
  const oldest = lines.at(-1)?.no ?? 1;
  return (
    <>
      {lines.length === 0 ? <EmptyState title={t('noLines')} /> : <LineList lines={lines} />}
      <div className={classes.pages}>
        {before === undefined ? null : (
          <Button variant="default" onClick={() => setBefore(undefined)}>
            {t('newest')}
          </Button>
        )}
        {oldest > 1 && lines.length > 0 ? (
          <Button variant="default" onClick={() => setBefore(oldest)}>
            {t('older')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
