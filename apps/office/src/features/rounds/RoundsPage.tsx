import { type CallValue, calls } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { knownOf, roundsSearch } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { TrialBadge } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { TrialFilter } from '../../parts/TrialFilter.tsx';
import { GameFilter } from './GameFilter.tsx';
import { RoundDrawer } from './RoundDrawer.tsx';
import classes from './rounds.module.css';

type Round = CallValue<typeof calls.office.officeRounds>['list'][number];

/** Every round of every member; each opens with its replay, its seeds and its postings. */
export function RoundsPage() {
  return (
    <Allowed needs="rounds.read">
      <Rounds />
    </Allowed>
  );
}

const noFilters = {
  account: undefined,
  memberId: undefined,
  gameId: undefined,
  trial: undefined,
  from: undefined,
  to: undefined,
};

function Rounds() {
  const { t } = useTranslation('office');
  const { page, round, ...filters } = knownOf(roundsSearch, useSearch({ from: '/shell/rounds' }));
  const navigate = useNavigate({ from: '/rounds' });
  const { from, to, ...others } = filters;
  const query = useRead(calls.office.officeRounds, {
    query: { pageNo: page, pageSize, ...filled(others), ...rangeOfDays({ from, to }) },
  });
  const change = (next: Partial<typeof filters>) =>
    void navigate({ search: { ...filters, ...next, page: 1, round: undefined } });
  const columns = useColumns(
    (roundId) => void navigate({ search: { ...filters, page, round: roundId }, resetScroll: false }),
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);

  return (
    <>
      <PageHead title={t('rounds.title')} hint={t('rounds.hint')} />
      <FilterBar onClear={isFiltered ? () => change(noFilters) : undefined}>
        <SearchField
          label={t('rounds.account')}
          value={filters.account}
          onSearch={(account) => change({ account })}
        />
        <GameFilter value={filters.gameId} onChange={(gameId) => change({ gameId })} />
        <TrialFilter value={filters.trial} onChange={(trial) => change({ trial })} />
        <DaysFilter from={from} to={to} onChange={change} />
      </FilterBar>
      {filters.memberId === undefined ? null : (
        <p className={classes.only}>
          {t('rounds.onlyMember')}{' '}
          <Link to="/members/$memberId" params={{ memberId: filters.memberId }}>
            <bdi>{query.data?.list[0]?.account ?? filters.memberId}</bdi>
          </Link>
        </p>
      )}
      <Listing
        query={query}
        empty={{
          title: t(isFiltered ? 'rounds.noneFound' : 'rounds.none'),
          hint: t(isFiltered ? 'filter.widen' : 'rounds.noneHint'),
        }}
        onPage={(next) => void navigate({ search: { ...filters, page: next, round: undefined } })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('rounds.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.roundId}
            isStale={isStale}
          />
        )}
      </Listing>
      <RoundDrawer
        roundId={round}
        onClose={() => void navigate({ search: { ...filters, page, round: undefined }, resetScroll: false })}
      />
    </>
  );
}

function useColumns(onOpen: (roundId: string) => void): Column<Round>[] {
  const { t } = useTranslation('office');
  const language = useLanguage();
  return [
    {
      id: 'at',
      title: t('rounds.at'),
      show: (row) => (
        <UnstyledButton className={classes.open} onClick={() => onOpen(row.roundId)} aria-haspopup="dialog">
          <Instant at={row.playedAt} />
        </UnstyledButton>
      ),
    },
    {
      id: 'account',
      title: t('rounds.account'),
      show: (row) => (
        <span className={classes.who}>
          <Link to="/members/$memberId" params={{ memberId: row.memberId }}>
            <bdi>{row.account}</bdi>
          </Link>
          <TrialBadge isTrial={row.isTrial} />
        </span>
      ),
    },
    {
      id: 'game',
      title: t('rounds.game'),
      isExtra: true,
      show: (row) => <bdi>{language === 'ur' ? row.gameName.UR : row.gameName.EN}</bdi>,
    },
    {
      id: 'stake',
      title: t('rounds.stake'),
      isFigure: true,
      show: (row) => <Money amount={row.stake} currency={row.currency} />,
    },
    {
      id: 'payout',
      title: t('rounds.payout'),
      isFigure: true,
      isExtra: true,
      show: (row) => <Money amount={row.payout} currency={row.currency} />,
    },
    {
      id: 'profit',
      title: t('rounds.profit'),
      isFigure: true,
      show: (row) => <Money amount={row.profit} currency={row.currency} signed tone="direction" />,
    },
  ];
}
