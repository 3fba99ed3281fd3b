import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { UnstyledButton } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { knownOf, roundsSearch } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { TrialBadge } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { TrialFilter } from '../../parts/TrialFilter.tsx';
import { usePolling } from '../../session/use-idle.ts';
import { GameFilter } from './GameFilter.tsx';
import { OpenRounds } from './OpenRounds.tsx';
import { RoundDrawer } from './RoundDrawer.tsx';
import classes from './rounds.module.css';

type Round = CallValue<typeof calls.office.officeRounds>['list'][number];

/** What is open ends by itself: the list is read again while somebody looks at it. */
const openEveryMs = 10_000;

/** Every round of every member; each opens with its replay, its seeds and its postings. */
export function RoundsPage() {
  return (
    <Allowed needs="rounds.read">
      <Rounds />
    </Allowed>
  );
}

function Rounds() {
  const { t } = useTranslation('office');
  const { round, ...search } = knownOf(roundsSearch, useSearch({ from: '/shell/rounds' }));
  const navigate = useNavigate({ from: '/rounds' });
  const list = listFilters(search, (next) => void navigate({ search: { ...next, round: undefined } }));
  const { page, from, to, state, ...others } = search;
  const query = usePages(
    calls.office.officeRounds,
    { query: { pageNo: page, pageSize, ...filled(others), ...rangeOfDays({ from, to }) } },
    { enabled: state === undefined },
  );
  const open = usePages(
    calls.office.officeOpenRounds,
    { query: { pageNo: page, pageSize, ...filled(others) } },
    { enabled: state === 'open', everyMs: usePolling(openEveryMs) },
  );
  const account = (state === 'open' ? open : query).data?.list[0]?.account;
  const columns = useColumns(
    (roundId) => void navigate({ search: { ...search, round: roundId }, resetScroll: false }),
  );

  return (
    <>
      <PageHead title={t('rounds.title')} hint={t('rounds.hint')} />
      <FilterBar onClear={list.clear}>
        <SearchField
          label={t('rounds.account')}
          value={others.account}
          onSearch={(account) => list.change({ account })}
        />
        <GameFilter value={others.gameId} onChange={(gameId) => list.change({ gameId })} />
        <TrialFilter value={others.trial} onChange={(trial) => list.change({ trial })} />
        <ChoiceFilter
          label={t('rounds.state')}
          value={state}
          choices={['open'] as const}
          none={t('rounds.stateSettled')}
          nameOf={() => t('rounds.stateOpen')}
          onChange={(next) => list.change({ state: next, from: undefined, to: undefined })}
        />
        {state === 'open' ? null : <DaysFilter from={from} to={to} onChange={list.change} />}
      </FilterBar>
      {others.memberId === undefined ? null : (
        <p className={classes.only}>
          {t('rounds.onlyMember')}{' '}
          <Link to="/members/$memberId" params={{ memberId: others.memberId }}>
            <bdi>{account ?? others.memberId}</bdi>
          </Link>
        </p>
      )}
      {state === 'open' ? (
        <OpenRounds query={open} onPage={list.turnTo} />
      ) : (
        <Listing
          query={query}
          empty={{
            title: t(list.isFiltered ? 'rounds.noneFound' : 'rounds.none'),
            hint: t(list.isFiltered ? 'filter.widen' : 'rounds.noneHint'),
          }}
          onPage={list.turnTo}
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
      )}
      <RoundDrawer
        roundId={round}
        onClose={() => void navigate({ search: { ...search, round: undefined }, resetScroll: false })}
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
      show: (row) => <bdi>{textIn(row.gameName, language)}</bdi>,
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
