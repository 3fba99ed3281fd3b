import { betSigns, type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { Figure, Money } from '@ikka/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { knownOf, sportsSearch } from '../../page-search.ts';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Queue } from '../../parts/Queue.tsx';

const { officeBetSigns } = calls.officeSports;
type Sign = CallValue<typeof officeBetSigns>['list'][number];

/** Bets of members that are worth a look, of all matches. */
export function SignList() {
  const { t } = useTranslation('officeSports');
  const known = knownOf(sportsSearch, useSearch({ from: '/shell/sports' }));
  const { tab, page, sign } = known;
  const navigate = useNavigate({ from: '/sports' });
  const list = listFilters({ page, sign }, (next) => void navigate({ search: { tab, ...next } }));
  const query = usePages(
    officeBetSigns,
    { query: { pageNo: page, pageSize, ...filled({ sign }) } },
    { everyMs: 15_000 },
  );
  return (
    <Panel title={t('signs')}>
      <p>{t('signsHint')}</p>
      <Queue
        caption={t('signs')}
        query={query}
        columns={useColumns()}
        none={{ title: t('noSigns') }}
        noneFound={{ title: t('noSigns') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <ChoiceFilter
            label={t('sign')}
            value={sign}
            choices={betSigns}
            none={t('allSigns')}
            nameOf={(one) => t(`signNames.${one}`)}
            onChange={(next) => list.change({ sign: next })}
          />
        }
      />
    </Panel>
  );
}

function useColumns(): Column<Sign>[] {
  const { t } = useTranslation('officeSports');
  const { matchName, marketName } = useBookWords();
  return [
    { id: 'member', title: t('member'), show: (row) => <MemberLink {...row} /> },
    {
      id: 'sign',
      title: t('sign'),
      show: ({ sign }) => (
        <span title={t(`signWhy.${sign}`)}>
          <Mark tone="changed">{t(`signNames.${sign}`)}</Mark>
        </span>
      ),
    },
    {
      id: 'match',
      title: t('match'),
      show: ({ fixture }) => (
        <Link to="/sports/$fixture" params={{ fixture: fixture.id }} className={links.openWhole}>
          <bdi>{matchName(fixture)}</bdi>
        </Link>
      ),
    },
    {
      id: 'market',
      title: t('marketTitle'),
      isExtra: true,
      show: ({ market, fixture }) => marketName(market, fixture),
    },
    {
      id: 'bets',
      title: t('bets'),
      isFigure: true,
      show: ({ bets }) => <Figure>{formatNumber(bets)}</Figure>,
    },
    {
      id: 'stake',
      title: t('stake'),
      isFigure: true,
      show: ({ stake, currency, isTrial }) => (
        <>
          <Money amount={stake} currency={currency} /> <TrialBadge isTrial={isTrial} />
        </>
      ),
    },
    { id: 'at', title: t('lastAt'), isExtra: true, show: ({ at }) => <Instant at={at} /> },
  ];
}
