import type { CallValue, calls } from '@ikka/contract';
import { formatElapsed, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { TrialBadge } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import classes from './rounds.module.css';

type OpenRound = CallValue<typeof calls.office.officeOpenRounds>['list'][number];

/**
 * Of rounds and bets that are not settled yet, longest open first: what one of them waits for is its player, its room or its vendor.
 */
export function useOpenColumns(): Column<OpenRound>[] {
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
