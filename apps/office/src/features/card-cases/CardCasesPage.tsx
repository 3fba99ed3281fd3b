import { useTranslation } from '@ikka/i18n/react';
import { IconBan, IconUsersGroup } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { PageHead } from '../../parts/PageHead.tsx';
import { Sides } from '../../parts/Sides.tsx';
import { CaseList } from './CaseList.tsx';
import { PlayBans } from './PlayBans.tsx';

/** Fair play in card rooms: cases that wait for a decision, and who may not sit down. */
export function CardCasesPage() {
  const { t } = useTranslation('officeIntegrity');
  const { tab } = useSearch({ from: '/shell/card-cases' });
  return (
    <>
      <PageHead title={t('title')} hint={t(tab === 'bans' ? 'bans.hint' : 'hint')} />
      <Sides
        label={t('tabs.label')}
        sides={[
          { name: 'cases', title: t('tabs.cases'), icon: IconUsersGroup, shows: <CaseList /> },
          { name: 'bans', title: t('bans.title'), icon: IconBan, shows: <PlayBans /> },
        ]}
      />
    </>
  );
}
