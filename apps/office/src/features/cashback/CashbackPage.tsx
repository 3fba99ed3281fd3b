import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { cashbackSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import classes from './cashback.module.css';

type Claim = CallValue<typeof calls.officeCashback.officeCashbackClaims>['list'][number];

/** Every claim of cashback, with what it was made of, and what a range of them came to. */
export function CashbackPage() {
  return (
    <Allowed needs="books.read">
      <Claims />
    </Allowed>
  );
}

function Claims() {
  const { t } = useTranslation('officeCashback');
  const search = knownOf(cashbackSearch, useSearch({ from: '/shell/cashback' }));
  const navigate = useNavigate({ from: '/cashback' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, from, to, account } = search;
  const query = usePages(calls.officeCashback.officeCashbackClaims, {
    query: { pageNo: page, pageSize, ...filled({ account }), ...rangeOfDays({ from, to }) },
  });
  const columns = useColumns();
  const totals = query.data?.totals;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {totals === undefined ? null : (
        <Panel title={t(list.isFiltered ? 'sumOfFound' : 'sumOfAll')}>
          <Facts
            facts={[
              [t('amount'), <Money key="amount" amount={totals.amount} currency={totals.currency} />],
              [t('claims'), <Figure key="claims">{formatNumber(totals.claims)}</Figure>],
            ]}
          />
        </Panel>
      )}
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('title')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <SearchField
              label={t('account')}
              value={account}
              onSearch={(name) => list.change({ account: name })}
            />
            <DaysFilter from={from} to={to} onChange={list.change} />
          </>
        }
      />
    </>
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
