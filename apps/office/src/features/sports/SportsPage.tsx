import { useTranslation } from '@ikka/i18n/react';
import { Tabs } from '@mantine/core';
import { IconBallFootball, IconEye, IconMessageQuestion, IconReportMoney } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { knownOf, sportsSearch, sportsTabs } from '../../page-search.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { Margins } from './Margins.tsx';
import { MatchList } from './MatchList.tsx';
import { Referrals } from './Referrals.tsx';
import { SignList } from './SignList.tsx';

/** The trading room: matches with what stands on them, bets that are worth a look, and what the book kept. */
export function SportsPage() {
  const { t } = useTranslation('officeSports');
  const { tab } = knownOf(sportsSearch, useSearch({ from: '/shell/sports' }));
  const navigate = useNavigate({ from: '/sports' });
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Tabs
        value={tab ?? 'matches'}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ search: { tab: sportsTabs.find((one) => one === next) }, resetScroll: false })
        }
      >
        <Tabs.List mb="md" aria-label={t('tabsLabel')}>
          <Tabs.Tab value="matches" leftSection={<IconBallFootball size={17} />}>
            {t('tabs.matches')}
          </Tabs.Tab>
          <Tabs.Tab value="referrals" leftSection={<IconMessageQuestion size={17} />}>
            {t('tabs.referrals')}
          </Tabs.Tab>
          <Tabs.Tab value="signs" leftSection={<IconEye size={17} />}>
            {t('tabs.signs')}
          </Tabs.Tab>
          <Tabs.Tab value="margins" leftSection={<IconReportMoney size={17} />}>
            {t('tabs.margins')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="matches">
          <MatchList />
        </Tabs.Panel>
        <Tabs.Panel value="referrals">
          <Referrals />
        </Tabs.Panel>
        <Tabs.Panel value="signs">
          <SignList />
        </Tabs.Panel>
        <Tabs.Panel value="margins">
          <Margins />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
