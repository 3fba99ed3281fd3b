import { useTranslation } from '@ikka/i18n/react';
import { Tabs } from '@mantine/core';
import { IconArrowsDiff, IconCalendar } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHead } from '../../parts/PageHead.tsx';
import { DayFigures } from './DayFigures.tsx';
import { Differences } from './Differences.tsx';

/** What payment providers say, against what we have: the differences, and the figures of each day. */
export function ReconciliationPage() {
  const { t } = useTranslation('officeReconciliation');
  const { tab } = useSearch({ from: '/shell/reconciliation' });
  const navigate = useNavigate({ from: '/reconciliation' });
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Tabs
        value={tab ?? 'differences'}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ search: { tab: next === 'days' ? 'days' : undefined }, resetScroll: false })
        }
      >
        <Tabs.List mb="md" aria-label={t('tabs')}>
          <Tabs.Tab value="differences" leftSection={<IconArrowsDiff size={17} />}>
            {t('tab.differences')}
          </Tabs.Tab>
          <Tabs.Tab value="days" leftSection={<IconCalendar size={17} />}>
            {t('tab.days')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="differences">
          <Differences />
        </Tabs.Panel>
        <Tabs.Panel value="days">
          <DayFigures />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
