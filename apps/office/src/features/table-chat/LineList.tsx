import { calls, type OfficeTableLine } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { About } from '../../parts/acts/About.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { MuteWriter, RemoveLine, touched } from './LineActs.tsx';
import classes from './table-chat.module.css';

const office = calls.officeTableChat;
type Wish = { readonly act: 'remove' | 'mute'; readonly line: OfficeTableLine };

/** Lines with their writers and what can be done; `tableName` where they are of several tables. */
export function LineList({
  lines,
  tableName,
}: {
  lines: readonly OfficeTableLine[];
  tableName?: (tableId: string) => string;
}) {
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <>
      <ol className={classes.lines}>
        {lines.map((line) => (
          <Line
            key={`${line.tableId}/${line.no}`}
            line={line}
            table={tableName?.(line.tableId)}
            onWish={(act) => setWish({ act, line })}
          />
        ))}
      </ol>
      <About what={wish}>
        {({ act, line }, opened) => {
          const Asked = act === 'remove' ? RemoveLine : MuteWriter;
          return <Asked line={line} opened={opened} onClose={() => setWish(null)} />;
        }}
      </About>
    </>
  );
}

function Line({
  line,
  table,
  onWish,
}: {
  line: OfficeTableLine;
  table: string | undefined;
  onWish: (act: Wish['act']) => void;
}) {
  const { t } = useTranslation('officeTableChat');
  const isOpen = line.reports.some(({ settledBy }) => settledBy === null);
  return (
    <li className={classes.line} data-removed={line.removed !== null || undefined} data-testid="office-line">
      <p className={classes.head}>
        <MemberLink memberId={line.memberId} account={line.account} />
        <small>
          {t('as', { name: line.name })} · <Instant at={line.saidAt} />
          {table === undefined ? null : <> · {t('at', { table })}</>}
        </small>
        {line.mutedUntil === null ? null : (
          <Mark tone="changed">
            {t('mutedUntil')} <Instant at={line.mutedUntil} />
          </Mark>
        )}
      </p>
      <p className={classes.text} dir="auto">
        {line.text}
      </p>
      {line.written === line.text ? null : (
        <p className={classes.note}>
          {t('written')}: <bdi dir="auto">{line.written}</bdi>
        </p>
      )}
      {line.reports.map(({ account, reason, settledBy }) => (
        <p key={account} className={classes.note}>
          {t('reportBy', { name: account, reason: t(`reasons.${reason}`) })}
          {settledBy === null ? null : ` · ${t('settledBy', { name: settledBy })}`}
        </p>
      ))}
      {line.removed === null ? null : (
        <p className={classes.note}>
          {t('removed', { name: line.removed.by })} · <Instant at={line.removed.at} /> ·{' '}
          <bdi dir="auto">{line.removed.reason}</bdi>
        </p>
      )}
      <div className={classes.acts}>
        {line.removed === null ? (
          <Button size="compact-sm" variant="default" onClick={() => onWish('remove')}>
            {t('acts.remove')}
          </Button>
        ) : null}
        {isOpen ? (
          <DoButton
            size="compact-sm"
            variant="default"
            call={office.officeSettleTableReports}
            touches={touched}
            request={{ params: { id: line.tableId, no: line.no } }}
          >
            {t('acts.settle')}
          </DoButton>
        ) : null}
        <Button size="compact-sm" variant="default" onClick={() => onWish('mute')}>
          {t(line.mutedUntil === null ? 'acts.mute' : 'acts.unmute')}
        </Button>
      </div>
    </li>
  );
}
