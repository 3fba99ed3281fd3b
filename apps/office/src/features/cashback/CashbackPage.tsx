import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { cashbackSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { MemberLink } from '../../parts/MemberLink.tsx';
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
    { id: 'at', title: t('at'), show: (row) => <Instant at={row.claimedAt} /> },
    {
      id: 'account',
      title: t('account'),
      show: (row) => <MemberLink memberId={row.memberId} account={row.account} />,
    },
    {
      id: 'amount',
      title: t('amount'),
      isFigure: true,
      show: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      id: 'turnover',
      title: t('turnover'),
      isFigure: true,
      show: (row) => <Money amount={row.turnover} currency={row.currency} />,
    },
    {
      id: 'bets',
      title: t('bets'),
      isFigure: true,
      isExtra: true,
      show: (row) => <Figure>{formatNumber(row.bets)}</Figure>,
    },
    {
      id: 'lines',
      title: t('lines'),
      isExtra: true,
      show: (row) => (
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
      ),
    },
  ];
}
