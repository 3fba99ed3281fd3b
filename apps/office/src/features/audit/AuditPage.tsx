import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { auditSearch, knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useWord } from '../../parts/use-word.ts';
import { ActFilter } from './ActFilter.tsx';
import classes from './audit.module.css';
import { useChainCheck } from './ChainCheck.tsx';
import { Difference } from './Difference.tsx';

type Entry = CallValue<typeof calls.office.officeAudit>['list'][number];

/** Who did what to whom and what it changed; and the proof that nobody rewrote it. */
export function AuditPage() {
  return (
    <Allowed needs="audit.read">
      <AuditLog />
    </Allowed>
  );
}

function AuditLog() {
  const { t } = useTranslation('office');
  const search = knownOf(auditSearch, useSearch({ from: '/shell/audit' }));
  const navigate = useNavigate({ from: '/audit' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, from, to, ...others } = search;
  const query = usePages(calls.office.officeAudit, {
    query: { pageNo: page, pageSize, ...filled(others), ...rangeOfDays({ from, to }) },
  });
  const check = useChainCheck();
  return (
    <>
      <PageHead title={t('audit.title')} hint={t('audit.hint')}>
        {check.button}
      </PageHead>
      {check.result}
      <FilterBar onClear={list.clear}>
        <ActFilter value={others.action} onChange={(action) => list.change({ action })} />
        <SearchField
          label={t('audit.actor')}
          value={others.actor}
          onSearch={(actor) => list.change({ actor })}
        />
        <SearchField
          label={t('audit.subject')}
          value={others.subject}
          onSearch={(subject) => list.change({ subject })}
        />
        <DaysFilter from={from} to={to} onChange={list.change} />
      </FilterBar>
      <Listing
        query={query}
        empty={{
          title: t(list.isFiltered ? 'audit.noneFound' : 'audit.none'),
          hint: t(list.isFiltered ? 'audit.exact' : 'audit.noneHint'),
        }}
        onPage={list.turnTo}
      >
        {(rows, isStale) => (
          <div className={classes.entries} aria-busy={isStale} data-stale={isStale || undefined}>
            {rows.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onPick={list.change} />
            ))}
          </div>
        )}
      </Listing>
    </>
  );
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
