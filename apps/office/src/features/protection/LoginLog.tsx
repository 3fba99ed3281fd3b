import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import classes from './protection.module.css';
import { browserTitle, resultTones } from './security-view.ts';

type Line = CallValue<typeof calls.office.officeMemberLoginLog>['list'][number];

/** Comings and goings at the account, newest first. */
export function LoginLog({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const { page, from, to } = useSearch({ from: '/shell/members/$memberId' });
  const navigate = useNavigate({ from: '/members/$memberId' });
  const show = (search: { page: number; from: string | undefined; to: string | undefined }) =>
    void navigate({ search: { tab: 'protection', ...search }, resetScroll: false });
  const query = usePages(calls.office.officeMemberLoginLog, {
    params: { id: memberId },
    query: { pageNo: page, pageSize, ...filled(rangeOfDays({ from, to })) },
  });
  const columns = useColumns();
  const isFiltered = from !== undefined || to !== undefined;
  return (
    <section aria-label={t('protection.log')} className={classes.section}>
      <Title order={2} mb="xs">
        {t('protection.log')}
      </Title>
      <FilterBar onClear={isFiltered ? () => show({ page: 1, from: undefined, to: undefined }) : undefined}>
        <DaysFilter from={from} to={to} onChange={(days) => show({ page: 1, ...days })} />
      </FilterBar>
      <Listing
        query={query}
        empty={{ title: t('protection.noLog'), ...(isFiltered ? { hint: t('filter.widen') } : {}) }}
        onPage={(next) => show({ page: next, from, to })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('protection.log')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            isStale={isStale}
          />
        )}
      </Listing>
    </section>
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('office');
  return [
    { id: 'at', title: t('protection.at'), show: (row) => <Instant at={row.at} /> },
    {
      id: 'result',
      title: t('protection.resultLabel'),
      show: (row) => <Mark tone={resultTones[row.result]}>{t(`protection.result.${row.result}`)}</Mark>,
    },
    { id: 'method', title: t('protection.by'), show: (row) => t(`protection.method.${row.method}`) },
    { id: 'ip', title: t('protection.ip'), show: (row) => <bdi dir="ltr">{row.ip}</bdi> },
    {
      id: 'browser',
      title: t('protection.browser'),
      isExtra: true,
      show: (row) => <bdi>{browserTitle(row) ?? t('protection.unknownBrowser')}</bdi>,
    },
  ];
}
