import { calls, matchChoices, type OfficeMatch, sportNames } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { scoresOf } from '@ikka/sports/rules';
import { useBookWords } from '@ikka/sports/words';
import { Figure } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { sportsSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SumLines } from '../../parts/SumLines.tsx';
import { MatchMarks } from './MatchMarks.tsx';

/** Matches with what stands on them. */
export function MatchList() {
  const { t } = useTranslation(['officeSports', 'sportsbook']);
  return (
    <List
      caption={t('tabs.matches')}
      call={calls.officeSports.officeMatches}
      place={useAddress(sportsSearch)}
      ask={({ choice, sport, search }) => ({ choice, sport, search })}
      everyMs={5_000}
      filters={{
        search: t('search'),
        choice: {
          label: t('choice'),
          choices: matchChoices,
          none: t('choices.none'),
          nameOf: (choice) => t(`choices.${choice}`),
        },
        sport: {
          label: t('sport'),
          choices: sportNames,
          none: t('anySport'),
          nameOf: (sport) => t(`sportsbook:sport.${sport}`),
        },
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound') }}
    />
  );
}

function useColumns(): Column<OfficeMatch>[] {
  const { t } = useTranslation('officeSports');
  const { nameOf, matchName } = useBookWords();
  const sum = (part: 'stake' | 'standing' | 'risk', isExtra = false): Column<OfficeMatch> => ({
    id: part,
    title: part === 'risk' ? <span title={t('riskHint')}>{t(part)}</span> : t(part),
    isFigure: true,
    isExtra,
    show: ({ taken }) => <SumLines sums={taken} amount={(row) => row[part]} />,
  });
  return [
    column.cell('match', t('match'), ({ id, fixture }) => (
      <Link to="/sports/$fixture" params={{ fixture: id }} className={links.openWhole}>
        <bdi>{matchName(fixture)}</bdi>
      </Link>
    )),
    extra(column.cell('league', t('league'), ({ fixture }) => nameOf(fixture.league.name))),
    column.instant('starts', t('starts'), ({ fixture }) => fixture.startsAt),
    column.cell('state', t('state'), (match) => <MatchMarks match={match} />),
    column.cell('score', t('score'), ({ fixture }) => {
      const scores = scoresOf(fixture);
      return scores === null ? '—' : <Figure>{`${scores.home} : ${scores.away}`}</Figure>;
    }),
    extra(
      column.cell('markets', t('markets'), ({ openMarkets, heldMarkets }) => (
        <>
          {t('marketsOpen', { open: formatNumber(openMarkets) })}
          {heldMarkets === 0 ? null : ` · ${t('marketsHeld', { count: heldMarkets })}`}
        </>
      )),
    ),
    extra(column.count('bets', t('bets'), ({ taken }) => taken.reduce((all, { bets }) => all + bets, 0))),
    sum('stake'),
    sum('standing', true),
    sum('risk', true),
  ];
}
