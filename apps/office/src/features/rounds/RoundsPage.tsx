import { type CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { rangeOfDays } from '../../list-search.ts';
import { roundsSearch } from '../../page-search.ts';
import { Badges, TrialBadge } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { TrialFilter } from '../../parts/TrialFilter.tsx';
import { usePolling } from '../../session/use-idle.ts';
import { GameFilter } from './GameFilter.tsx';
import { useOpenColumns } from './open-columns.tsx';
import { RoundDrawer } from './RoundDrawer.tsx';
import classes from './rounds.module.css';

type Round = CallValue<typeof calls.office.officeRounds>['list'][number];

/** What is open ends by itself: the list is read again while somebody looks at it. */
const openEveryMs = 10_000;

/** Every round of every member; each opens with its replay, its seeds and its postings. */
export function RoundsPage() {
  const { t } = useTranslation('office');
  const address = useAddress(roundsSearch);
  const { round, memberId, state } = address.search;
  const show = useAddress(roundsSearch, { staysInView: true }).go;
  const openEvery = usePolling(openEveryMs);
  const columns = useColumns((roundId) => show({ ...address.search, round: roundId }));
  const openColumns = useOpenColumns();
  const place: typeof address = {
    search: address.search,
    go: (next, isReplaced) => {
      // What is open has no day yet.
      const days = next.state === 'open' ? { from: undefined, to: undefined } : {};
      address.go({ ...next, ...days, round: undefined }, isReplaced);
    },
  };
  const filters = {
    account: t('rounds.account'),
    gameId: GameFilter,
    trial: TrialFilter,
    memberId: null,
    state: {
      label: t('rounds.state'),
      choices: ['open'] as const,
      none: t('rounds.stateSettled'),
      nameOf: () => t('rounds.stateOpen'),
    },
  };
  const only = ({
    data,
  }: {
    data: { readonly list: readonly { readonly account: string }[] } | undefined;
  }) =>
    memberId === undefined ? null : (
      <p className={classes.only}>
        {t('rounds.onlyMember')}{' '}
        <Link to="/members/$memberId" params={{ memberId }}>
          <bdi>{data?.list[0]?.account ?? memberId}</bdi>
        </Link>
      </p>
    );
  return (
    <>
      <PageHead title={t('rounds.title')} hint={t('rounds.hint')} />
      {state === 'open' ? (
        <List
          caption={t('rounds.stateOpen')}
          call={calls.office.officeOpenRounds}
          place={place}
          ask={({ account, gameId, trial }) => ({ account, gameId, trial, memberId })}
          everyMs={openEvery}
          filters={filters}
          above={only}
          columns={openColumns}
          rowKey={(row) => row.roundId}
          none={{ title: t('rounds.noneOpen'), hint: t('rounds.noneOpenHint') }}
        />
      ) : (
        <List
          caption={t('rounds.title')}
          call={calls.office.officeRounds}
          place={place}
          ask={({ account, gameId, trial, from, to }) => ({
            account,
            gameId,
            trial,
            memberId,
            ...rangeOfDays({ from, to }),
          })}
          filters={{ ...filters, days: true }}
          above={only}
          columns={columns}
          rowKey={(row) => row.roundId}
          none={{ title: t('rounds.none'), hint: t('rounds.noneHint') }}
          noneFound={{ title: t('rounds.noneFound'), hint: t('filter.widen') }}
        />
      )}
      <RoundDrawer roundId={round} onClose={() => show({ ...address.search, round: undefined })} />
    </>
  );
}

function useColumns(onOpen: (roundId: string) => void): Column<Round>[] {
  const { t } = useTranslation('office');
  const language = useLanguage();
  return [
    column.cell('at', t('rounds.at'), (row) => (
      <UnstyledButton className={links.open} onClick={() => onOpen(row.roundId)} aria-haspopup="dialog">
        <Instant at={row.playedAt} />
      </UnstyledButton>
    )),
    column.cell('account', t('rounds.account'), (row) => (
      <Badges>
        <Link to="/members/$memberId" params={{ memberId: row.memberId }}>
          <bdi>{row.account}</bdi>
        </Link>
        <TrialBadge isTrial={row.isTrial} />
      </Badges>
    )),
    extra(column.name('game', t('rounds.game'), (row) => textIn(row.gameName, language))),
    column.money('stake', t('rounds.stake')),
    extra(column.money('payout', t('rounds.payout'))),
    column.change('profit', t('rounds.profit')),
  ];
}
