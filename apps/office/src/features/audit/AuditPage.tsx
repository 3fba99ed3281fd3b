import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { auditSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useWord } from '../../parts/use-word.ts';
import { ActFilter } from './ActFilter.tsx';
import classes from './audit.module.css';
import { useChainCheck } from './ChainCheck.tsx';
import { Difference } from './Difference.tsx';
import { differences } from './difference.ts';

type Entry = CallValue<typeof calls.office.officeAudit>['list'][number];

/** Who did what to whom and what it changed; and the proof that nobody rewrote it. */
export function AuditPage() {
  const { t } = useTranslation('office');
  const place = useAddress(auditSearch);
  const check = useChainCheck();
  return (
    <ListPage
      title={t('audit.title')}
      hint={t('audit.hint')}
      acts={check.button}
      call={calls.office.officeAudit}
      place={place}
      above={check.result}
      filters={{
        action: ActFilter,
        actor: t('audit.actor'),
        subject: t('audit.subject'),
        days: true,
      }}
      columns={useColumns()}
      show={(rows, isStale) => (
        <div className={classes.entries} aria-busy={isStale} data-stale={isStale || undefined}>
          {rows.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              onPick={(filter) => place.go({ ...place.search, ...filter, page: 1 })}
            />
          ))}
        </div>
      )}
      none={{ title: t('audit.none'), hint: t('audit.noneHint') }}
      noneFound={{ title: t('audit.noneFound'), hint: t('audit.exact') }}
    />
  );
}

/** An entry as an export has it: all of it, with each change on a line of its own. */
function useColumns(): Column<Entry>[] {
  const { t } = useTranslation('office');
  const word = useWord();
  return [
    column.code('id', t('audit.number')),
    column.instant('at', t('audit.at')),
    column.cell('action', t('audit.action'), (entry) => word('act', entry.action)),
    column.code('subject', t('audit.subject')),
    column.name('actor', t('audit.actor')),
    column.cell('ip', t('audit.address'), (entry) => <bdi dir="ltr">{entry.ip ?? '—'}</bdi>),
    column.cell('changes', t('audit.changes'), ({ before, after }) =>
      differences(before, after).map((change) => (
        <div key={change.path}>
          <bdi dir="ltr">
            {change.path === '' ? t('audit.value') : change.path}: {change.before ?? '—'} {'→'}{' '}
            {change.after ?? '—'}
          </bdi>
        </div>
      )),
    ),
    column.code('hash', t('audit.hash')),
  ];
}

function EntryRow({
  entry,
  onPick,
}: {
  entry: Entry;
  onPick: (filter: { action?: string; actor?: string; subject?: string }) => void;
}) {
  const { t } = useTranslation('office');
  const word = useWord();
  return (
    <details className={classes.entry}>
      <summary className={classes.summary}>
        <span className={classes.when}>
          <Instant at={entry.at} />
        </span>
        <strong>{word('act', entry.action)}</strong>
        <span className={classes.subject}>
          <bdi dir="ltr">{entry.subject}</bdi>
        </span>
        <span className={classes.actor}>
          <bdi>{entry.actor}</bdi>
        </span>
      </summary>
      <div className={classes.detail}>
        <Difference before={entry.before} after={entry.after} />
        <div className={classes.foot}>
          <span>
            {t('audit.number')} <bdi dir="ltr">{entry.id}</bdi>
          </span>
          {entry.ip === null ? null : (
            <span>
              {t('audit.ip')} <bdi dir="ltr">{entry.ip}</bdi>
            </span>
          )}
          <span>
            {t('audit.hash')} <Code value={entry.hash} cut />
          </span>
          <span className={classes.picks}>
            <button type="button" onClick={() => onPick({ subject: entry.subject })}>
              {t('audit.sameSubject')}
            </button>
            <button type="button" onClick={() => onPick({ actor: entry.actor })}>
              {t('audit.sameActor')}
            </button>
            <button type="button" onClick={() => onPick({ action: entry.action })}>
              {t('audit.sameAction')}
            </button>
          </span>
        </div>
      </div>
    </details>
  );
}
