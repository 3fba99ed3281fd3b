import type { CallValue, calls } from '@ikka/contract';
import { formatElapsed, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import type { usePages } from '../../api/use-pages.ts';
import { TrialBadge } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import classes from './rounds.module.css';

type Call = typeof calls.office.officeOpenRounds;
type OpenRound = CallValue<Call>['list'][number];

/** Rounds and bets that are not settled yet, longest open first: what one of them waits for is its player, its room or its vendor. */
export function OpenRounds({
  query,
  onPage,
}: {
  query: ReturnType<typeof usePages<Call>>;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('office');
  const columns = useColumns();
  return (
    <Listing
      query={query}
      empty={{ title: t('rounds.noneOpen'), hint: t('rounds.noneOpenHint') }}
      onPage={onPage}
    >
      {(rows, isStale) => (
        <DataTable
          caption={t('rounds.stateOpen')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.roundId}
          isStale={isStale}
        />
      )}
    </Listing>
  );
}

function useColumns(): Column<OpenRound>[] {
  const { t } = useTranslation('office');
  const language = useLanguage();
  return [
    { id: 'since', title: t('rounds.openSince'), show: (row) => <Instant at={row.openedAt} /> },
    {
      id: 'age',
      title: t('rounds.openFor'),
      isFigure: true,
      show: (row) => <Figure>{formatElapsed(Math.max(0, Date.now() - Date.parse(row.openedAt)))}</Figure>,
    },
    {
      id: 'account',
      title: t('rounds.account'),
      show: (row) => (
        <span className={classes.who}>
          <MemberLink memberId={row.memberId} account={row.account} />
          <TrialBadge isTrial={row.isTrial} />
        </span>
      ),
    },
    {
      id: 'game',
      title: t('rounds.game'),
      show: (row) => <bdi>{textIn(row.gameName, language)}</bdi>,
    },
    {
      id: 'stake',
      title: t('rounds.stake'),
      isFigure: true,
      show: (row) => <Money amount={row.stake} currency={row.currency} />,
    },
    {
      id: 'id',
      title: t('rounds.id'),
      isExtra: true,
      show: (row) => <bdi dir="ltr">{row.roundId}</bdi>,
    },
  ];
}
