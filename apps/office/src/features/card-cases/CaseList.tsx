import { calls, cardCaseKinds, cardCaseStates } from '@ikka/contract';
import { formatNumber, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { cardCasesSearch } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { type CardCaseRow, caseTones } from './case-words.ts';

/** Cases: those that wait, the strongest first, or those in one state. */
export function CaseList() {
  const { t } = useTranslation('officeIntegrity');
  return (
    <List
      caption={t('title')}
      call={calls.officeIntegrity.officeCardCases}
      place={useAddress(cardCasesSearch)}
      ask={({ state, kind, account }) => ({ state, kind, account })}
      everyMs={15_000}
      above={({ data }) => <SearchCut areAll={data?.areAllAlike} />}
      filters={{
        account: t('account'),
        state: {
          label: t('stateLabel'),
          choices: cardCaseStates,
          none: t('waiting'),
          nameOf: (state) => t(`state.${state}`),
        },
        kind: {
          label: t('kindLabel'),
          choices: cardCaseKinds,
          none: t('anyKind'),
          nameOf: (kind) => t(`kind.${kind}`),
        },
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound') }}
    />
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
