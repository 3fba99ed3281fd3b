import { type CallValue, calls, type MarginPart, marginParts, sportNames } from '@ikka/contract';
import { addDays, formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { DateRange } from '@ikka/ui/date-range';
import { Input } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, rangeOfDays } from '../../list-search.ts';
import { knownOf, sportsSearch } from '../../page-search.ts';
import { TrialBadge } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { Panel } from '../../parts/Panel.tsx';

const { officeMargins } = calls.officeSports;
type Row = CallValue<typeof officeMargins>['rows'][number];

/** What the book kept, by sport, league or kind of market. */
export function Margins() {
  const { t } = useTranslation(['officeSports', 'common', 'sportsbook']);
  const { tab, sport, ...known } = knownOf(sportsSearch, useSearch({ from: '/shell/sports' }));
  const navigate = useNavigate({ from: '/sports' });
  const today = formatDay(new Date());
  const by = known.by ?? 'sport';
  const days = { from: known.from ?? addDays(today, -6), to: known.to ?? today };
  const change = (next: { by?: MarginPart; sport?: Row['part'] | undefined; from?: string; to?: string }) =>
    void navigate({
      search: { tab, by, ...days, ...filled({ sport }), ...next } as never,
      resetScroll: false,
    });
  const query = useRead(
    officeMargins,
    { query: { by, ...filled({ sport }), ...rangeOfDays(days) } },
    { everyMs: 60_000 },
  );
  const columns = useColumns(by);
  return (
    <Panel title={t('margins')}>
      <p>{t('marginsHint')}</p>
      <FilterBar onClear={undefined}>
        <ChoiceFilter
          label={t('by')}
          value={by === 'sport' ? undefined : by}
          choices={marginParts.filter((part) => part !== 'sport')}
          none={t('byParts.sport')}
          nameOf={(part) => t(`byParts.${part}`)}
          onChange={(next) => change({ by: next ?? 'sport' })}
        />
        <ChoiceFilter
          label={t('sport')}
          value={sport}
          choices={sportNames}
          none={t('anySport')}
          nameOf={(one) => t(`sportsbook:sport.${one}`)}
          onChange={(next) => change({ sport: next })}
        />
        <Input.Wrapper label={t('common:range.label')} labelElement="div">
          <div>
            <DateRange value={days} onChange={change} />
          </div>
        </Input.Wrapper>
      </FilterBar>
      <WholeList
        query={query}
        rowsOf={({ rows }) => rows}
        caption={t('margins')}
        columns={columns}
        rowKey={({ part, currency, isTrial }) => `${part} ${currency} ${isTrial}`}
        none={{ icon: <IconReportMoney size={34} stroke={1.5} />, title: t('noMargins') }}
      />
    </Panel>
  );
}

function useColumns(by: MarginPart): Column<Row>[] {
  const { t } = useTranslation(['officeSports', 'sportsbook']);
  const { nameOf, marketName } = useBookWords();
  const nobody = { code: '', short: '', name: { EN: '', UR: '' } };
  const partName = ({ part, name }: Row): string => {
    if (name !== null) return nameOf(name);
    if (by === 'sport') return t(`sportsbook:sport.${part as 'football'}`);
    return part === 'multiple'
      ? t('multipleKind')
      : part === 'scorer'
        ? t('sportsbook:group.scorers')
        : marketName(part, { home: nobody, away: nobody, event: null });
  };
  return [
    column.cell('part', t(`part.${by}`), (row) => (
      <>
        <bdi>{partName(row)}</bdi> <TrialBadge isTrial={row.isTrial} />
      </>
    )),
    extra(column.count('bets', t('bets'))),
    column.money('stake', t('stake')),
    extra(column.money('standing', t('standing'))),
    extra(column.money('paid', t('paid'))),
    column.money('kept', t('kept')),
    column.figure('percent', t('keptPercent'), ({ keptPercent }) => keptPercent && `${keptPercent} %`),
  ];
}
