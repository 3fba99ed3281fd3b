import type { CallValue, calls } from '@ikka/contract';
import { formatElapsed, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Badges, TrialBadge } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';

type OpenRound = CallValue<typeof calls.office.officeOpenRounds>['list'][number];

/**
 * Of rounds and bets that are not settled yet, longest open first: what one of them waits for is its player, its room or its vendor.
 */
export function useOpenColumns(): Column<OpenRound>[] {
  const { t } = useTranslation('office');
  const language = useLanguage();
  return [
    column.instant('openedAt', t('rounds.openSince')),
    column.figure('age', t('rounds.openFor'), (row) =>
      formatElapsed(Math.max(0, Date.now() - Date.parse(row.openedAt))),
    ),
    column.cell('account', t('rounds.account'), (row) => (
      <Badges>
        <MemberLink memberId={row.memberId} account={row.account} />
        <TrialBadge isTrial={row.isTrial} />
      </Badges>
    )),
    column.name('game', t('rounds.game'), (row) => textIn(row.gameName, language)),
    column.money('stake', t('rounds.stake')),
    extra(column.code('roundId', t('rounds.id'))),
  ];
}
