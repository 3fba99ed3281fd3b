import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { cashbackSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SumPanel } from '../../parts/SumPanel.tsx';
import classes from './cashback.module.css';

type Claim = CallValue<typeof calls.officeCashback.officeCashbackClaims>['list'][number];

/** Every claim of cashback, with what it was made of, and what a range of them came to. */
export function CashbackPage() {
  const { t } = useTranslation('officeCashback');
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeCashback.officeCashbackClaims}
      place={useAddress(cashbackSearch)}
      above={({ data, isFiltered }) => (
        <SumPanel
          title={t(isFiltered ? 'sumOfFound' : 'sumOfAll')}
          sum={data && { label: t('amount'), ...data.totals }}
          count={data && { label: t('claims'), value: data.totals.claims }}
          areAll={data?.areAllAlike}
        />
      )}
      filters={{ account: t('account'), days: true }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
    />
  );
}

function useColumns(): Column<Claim>[] {
  const { t } = useTranslation(['officeCashback', 'officeGames']);
  return [
    column.instant('claimedAt', t('at')),
    column.member(t('account')),
    column.money('amount', t('amount')),
    column.money('turnover', t('turnover')),
    extra(column.count('bets', t('bets'))),
    extra(
      column.cell('lines', t('lines'), (row) => (
        <ul className={classes.lines}>
          {row.lines.map((line) => (
            <li key={`${line.category}/${line.rankLevel}/${line.percent}`}>
              <span>
                {line.category === null ? t('unknownGame') : t(`officeGames:categoryName.${line.category}`)}{' '}
                <Figure>
                  VIP {line.rankLevel} · {line.percent}%
                </Figure>
              </span>
              <Money amount={line.cashback} currency={row.currency} />
            </li>
          ))}
        </ul>
      )),
    ),
  ];
}
