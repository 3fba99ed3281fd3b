import { useTranslation } from '@ikka/i18n/react';
import { Tabs } from '@mantine/core';
import { IconBan, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHead } from '../../parts/PageHead.tsx';
import { CaseList } from './CaseList.tsx';
import { PlayBans } from './PlayBans.tsx';

/** Fair play in card rooms: cases that wait for a decision, and who may not sit down. */
export function CardCasesPage() {
  const { t } = useTranslation('officeIntegrity');
  const { tab } = useSearch({ from: '/shell/card-cases' });
  const navigate = useNavigate({ from: '/card-cases' });
  return (
    <>
      <PageHead title={t('title')} hint={t(tab === 'bans' ? 'bans.hint' : 'hint')} />
      <Tabs
        value={tab ?? 'cases'}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ search: { tab: next === 'bans' ? 'bans' : undefined }, resetScroll: false })
        }
      >
        <Tabs.List mb="md" aria-label={t('tabs.label')}>
          <Tabs.Tab value="cases" leftSection={<IconUsersGroup size={17} />}>
            {t('tabs.cases')}
          </Tabs.Tab>
          <Tabs.Tab value="bans" leftSection={<IconBan size={17} />}>
            {t('bans.title')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="cases">
          <CaseList />
        </Tabs.Panel>
        <Tabs.Panel value="bans">
          <PlayBans />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
