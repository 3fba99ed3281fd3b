import { calls, type OfficeTableLine } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import classes from './table-chat.module.css';

const office = calls.officeTableChat;
/** What an act of the desk changes. */
const touched = [office.officeTalkingTables, office.officeTableTalk, office.officeTableReports];

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
  const close = () => setWish(null);
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
      <RemoveLine line={wish?.act === 'remove' ? wish.line : null} onClose={close} />
      {wish?.act === 'mute' ? <MuteDialog line={wish.line} onClose={close} /> : null}
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
  const settle = useAct(office.officeSettleTableReports, [...touched, calls.office.officeAudit]);
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
          <Button
            size="compact-sm"
            variant="default"
            loading={settle.isPending}
            onClick={() => settle.mutate({ params: { id: line.tableId, no: line.no } })}
          >
            {t('acts.settle')}
          </Button>
        ) : null}
        <Button size="compact-sm" variant="default" onClick={() => onWish('mute')}>
          {t(line.mutedUntil === null ? 'acts.mute' : 'acts.unmute')}
        </Button>
        <Failure failure={settle.error} />
      </div>
    </li>
  );
}

function RemoveLine({ line, onClose }: { line: OfficeTableLine | null; onClose: () => void }) {
  const { t } = useTranslation('officeTableChat');
  const failureText = useFailureText();
  const remove = useAct(office.officeRemoveTableLine, [...touched, calls.office.officeAudit]);
  const close = () => {
    remove.reset();
    onClose();
  };
  const send = (reason: string) => {
    if (line === null) return;
    remove.mutate(
      { params: { id: line.tableId, no: line.no }, body: { reason } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('remove.done') });
          close();
        },
      },
    );
  };
  return (
    <ReasonDialog
      opened={line !== null}
      title={t('remove.title')}
      text={t('remove.text')}
      action={t('remove.action')}
      isGrave
      isBusy={remove.isPending}
      failure={failureText(remove.error)}
      onClose={close}
      onConfirm={send}
    />
  );
}
