import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { cardCasesSearch, knownOf } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useMay } from '../../session/use-session.ts';
import { LiftBan } from './BanDialogs.tsx';
import classes from './card-cases.module.css';
import type { PlayBan } from './case-words.ts';
import { useBanWords } from './use-ban-words.ts';

/** Who may take no seat in card rooms, and who could not before. */
export function PlayBans() {
  const { t } = useTranslation('officeIntegrity');
  const search = knownOf(cardCasesSearch, useSearch({ from: '/shell/card-cases' }));
  const { page, hold, account } = search;
  const navigate = useNavigate({ from: '/card-cases' });
  const list = listFilters(
    { page, hold, account },
    (next) => void navigate({ search: { ...next, tab: 'bans' } }),
  );
  const query = usePages(
    calls.officeIntegrity.officePlayBans,
    { query: { pageNo: page, pageSize, ...filled({ isOn: hold, account }) } },
    { everyMs: 15_000 },
  );
  const [lifting, setLifting] = useState<PlayBan | null>(null);
  const columns = useColumns(setLifting);
  return (
    <>
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('bans.title')}
        query={query}
        columns={columns}
        none={{ title: t('bans.none'), hint: t('bans.noneHint') }}
        noneFound={{ title: t('bans.noneFound') }}
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
              label={t('bans.holdLabel')}
              value={hold}
              choices={['yes', 'no']}
              none={t('bans.all')}
              nameOf={(one) => t(`bans.hold.${one}`)}
              onChange={(next) => list.change({ hold: next })}
            />
          </>
        }
      />
      <LiftBan ban={lifting} onClose={() => setLifting(null)} />
    </>
  );
}

function useColumns(onLift: (ban: PlayBan) => void): Column<PlayBan>[] {
  const { t } = useTranslation('officeIntegrity');
  const mayWrite = useMay('integrity.write');
  const words = useBanWords();
  return [
    { id: 'account', title: t('account'), show: (ban) => <MemberLink {...ban} /> },
    {
      id: 'why',
      title: t('bans.why'),
      show: (ban) => (
        <span dir="auto" className={classes.words}>
          {words.reason(ban)}
        </span>
      ),
    },
    { id: 'length', title: t('bans.length'), show: words.length },
    { id: 'until', title: t('bans.until'), show: ({ until }) => <Instant at={until} /> },
    {
      id: 'by',
      title: t('bans.by'),
      isExtra: true,
      show: ({ imposedBy }) => <bdi>{imposedBy ?? t('bans.system')}</bdi>,
    },
    {
      id: 'state',
      title: t('bans.state'),
      show: (ban) => <Mark tone={words.isOn(ban) ? 'bad' : 'good'}>{words.state(ban)}</Mark>,
    },
    {
      id: 'lift',
      title: '',
      show: (ban) =>
        mayWrite && words.isOn(ban) ? (
          <Button size="compact-sm" variant="default" onClick={() => onLift(ban)}>
            {t('bans.lift')}
          </Button>
        ) : null,
    },
  ];
}
