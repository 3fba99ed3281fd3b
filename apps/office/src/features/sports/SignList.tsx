import { betSigns, type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Link } from '@tanstack/react-router';
import { sportsSearch } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { Panel } from '../../parts/Panel.tsx';

const { officeBetSigns } = calls.officeSports;
type Sign = CallValue<typeof officeBetSigns>['list'][number];

/** Bets of members that are worth a look, of all matches. */
export function SignList() {
  const { t } = useTranslation('officeSports');
  return (
    <Panel title={t('signs')}>
      <p>{t('signsHint')}</p>
      <List
        caption={t('signs')}
        call={officeBetSigns}
        place={useAddress(sportsSearch)}
        ask={({ sign }) => ({ sign })}
        everyMs={15_000}
        filters={{
          sign: {
            label: t('sign'),
            choices: betSigns,
            none: t('allSigns'),
            nameOf: (sign) => t(`signNames.${sign}`),
          },
        }}
        columns={useColumns()}
        none={{ title: t('noSigns') }}
      />
    </Panel>
  );
}

function useColumns(): Column<Sign>[] {
  const { t } = useTranslation('officeSports');
  const { matchName, marketName } = useBookWords();
  return [
    column.member(t('member')),
    column.cell('sign', t('sign'), ({ sign }) => (
      <span title={t(`signWhy.${sign}`)}>
        <Mark tone="changed">{t(`signNames.${sign}`)}</Mark>
      </span>
    )),
    column.cell('match', t('match'), ({ fixture }) => (
      <Link to="/sports/$fixture" params={{ fixture: fixture.id }} className={links.openWhole}>
        <bdi>{matchName(fixture)}</bdi>
      </Link>
    )),
    extra(column.cell('market', t('marketTitle'), ({ market, fixture }) => marketName(market, fixture))),
    column.count('bets', t('bets')),
    column.anyMoney('stake', t('stake')),
    extra(column.instant('at', t('lastAt'))),
  ];
}
