import { calls, cardCaseKinds, cardCaseStates } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { cardCasesSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
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
    column.cell('members', t('members'), (row) => (
      <Link to="/card-cases/$caseId" params={{ caseId: row.id }} className={links.openWhole}>
        <bdi>{row.members.map(({ account }) => account).join(' · ')}</bdi>
      </Link>
    )),
    column.count('points', t('points')),
    column.marks('signs', t('signsLabel'), ({ signs, reports }) => [
      ...signs.map((sign) => ['changed', t(`sign.${sign}`)] as const),
      reports > 0 && ['bad', t('reports', { count: reports })],
    ]),
    column.mark('state', t('stateLabel'), ({ state }) => [caseTones[state], t(`state.${state}`)]),
    extra(column.cell('game', t('game'), ({ gameName }) => textIn(gameName, language) ?? '—')),
    extra(column.name('holder', t('holder'))),
    extra(column.instant('openedAt', t('opened'))),
    column.instant('changedAt', t('changed')),
  ];
}
