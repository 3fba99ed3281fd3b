import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { cardCasesSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { useMay } from '../../session/use-session.ts';
import { LiftBan } from './BanDialogs.tsx';
import classes from './card-cases.module.css';
import type { PlayBan } from './case-words.ts';
import { useBanWords } from './use-ban-words.ts';

/** Who may take no seat in card rooms, and who could not before. */
export function PlayBans() {
  const { t } = useTranslation('officeIntegrity');
  const [lifting, setLifting] = useState<PlayBan | null>(null);
  return (
    <List
      caption={t('bans.title')}
      call={calls.officeIntegrity.officePlayBans}
      place={useAddress(cardCasesSearch)}
      ask={({ hold, account }) => ({ isOn: hold, account })}
      everyMs={15_000}
      above={({ data }) => <SearchCut areAll={data?.areAllAlike} />}
      filters={{
        account: t('account'),
        hold: {
          label: t('bans.holdLabel'),
          choices: ['yes', 'no'],
          none: t('bans.all'),
          nameOf: (hold) => t(`bans.hold.${hold}`),
        },
      }}
      columns={useColumns(setLifting)}
      none={{ title: t('bans.none'), hint: t('bans.noneHint') }}
      noneFound={{ title: t('bans.noneFound') }}
      below={<LiftBan ban={lifting} onClose={() => setLifting(null)} />}
    />
  );
}

function useColumns(onLift: (ban: PlayBan) => void): Column<PlayBan>[] {
  const { t } = useTranslation('officeIntegrity');
  const mayWrite = useMay('integrity.write');
  const words = useBanWords();
  return [
    column.member(t('account')),
    column.cell('why', t('bans.why'), (ban) => (
      <span dir="auto" className={classes.words}>
        {words.reason(ban)}
      </span>
    )),
    column.cell('length', t('bans.length'), words.length),
    column.instant('until', t('bans.until')),
    extra(column.name('by', t('bans.by'), ({ imposedBy }) => imposedBy ?? t('bans.system'))),
    column.mark('state', t('bans.state'), (ban) => [words.isOn(ban) ? 'bad' : 'good', words.state(ban)]),
    column.cell('lift', '', (ban) =>
      mayWrite && words.isOn(ban) ? (
        <Button size="compact-sm" variant="default" onClick={() => onLift(ban)}>
          {t('bans.lift')}
        </Button>
      ) : null,
    ),
  ];
}
