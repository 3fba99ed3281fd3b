import { calls, cardCaseKinds, cardCaseStates } from '@ikka/contract';
import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { cardCasesSearch, knownOf } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { type CardCaseRow, caseTones } from './case-words.ts';

/** Cases: those that wait, the strongest first, or those in one state. */
export function CaseList() {
  const { t } = useTranslation('officeIntegrity');
  const search = knownOf(cardCasesSearch, useSearch({ from: '/shell/card-cases' }));
  const { page, state, kind, account } = search;
  const navigate = useNavigate({ from: '/card-cases' });
  const list = listFilters({ page, state, kind, account }, (next) => void navigate({ search: next }));
  const query = usePages(
    calls.officeIntegrity.officeCardCases,
    { query: { pageNo: page, pageSize, ...filled({ state, kind, account }) } },
    { everyMs: 15_000 },
  );
  const columns = useColumns();
  return (
    <>
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('title')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <SearchField
              label={t('account')}
              value={account}
              onSearch={(name) => list.change({ account: name })}
            />
            <ChoiceFilter
              label={t('stateLabel')}
              value={state}
              choices={cardCaseStates}
              none={t('waiting')}
              nameOf={(one) => t(`state.${one}`)}
              onChange={(next) => list.change({ state: next })}
            />
            <ChoiceFilter
              label={t('kindLabel')}
              value={kind}
              choices={cardCaseKinds}
              none={t('anyKind')}
              nameOf={(one) => t(`kind.${one}`)}
              onChange={(next) => list.change({ kind: next })}
            />
          </>
        }
      />
    </>
  );
}

function useColumns(): Column<CardCaseRow>[] {
  const { t } = useTranslation('officeIntegrity');
  const language = useLanguage();
  return [
    {
      id: 'members',
      title: t('members'),
      show: (row) => (
        <Link to="/card-cases/$caseId" params={{ caseId: row.id }} className={links.openWhole}>
          <bdi>{row.members.map(({ account }) => account).join(' · ')}</bdi>
        </Link>
      ),
    },
    {
      id: 'points',
      title: t('points'),
      isFigure: true,
      show: ({ points }) => <Figure>{points === null ? '—' : formatNumber(points)}</Figure>,
    },
    {
      id: 'signs',
      title: t('signsLabel'),
      show: (row) => (
        <Marks>
          {row.signs.map((sign) => (
            <Mark key={sign} tone="changed">
              {t(`sign.${sign}`)}
            </Mark>
          ))}
          {row.reports > 0 ? <Mark tone="bad">{t('reports', { count: row.reports })}</Mark> : null}
        </Marks>
      ),
    },
    {
      id: 'state',
      title: t('stateLabel'),
      show: ({ state }) => <Mark tone={caseTones[state]}>{t(`state.${state}`)}</Mark>,
    },
    {
      id: 'game',
      title: t('game'),
      isExtra: true,
      show: ({ gameName }) => textIn(gameName, language) ?? '—',
    },
    {
      id: 'holder',
      title: t('holder'),
      isExtra: true,
      show: ({ holder }) => (holder === null ? '—' : <bdi>{holder}</bdi>),
    },
    { id: 'opened', title: t('opened'), isExtra: true, show: (row) => <Instant at={row.openedAt} /> },
    { id: 'changed', title: t('changed'), show: (row) => <Instant at={row.changedAt} /> },
  ];
}
