import { useTranslation } from '@ikka/i18n/react';
import { IconArrowsDiff, IconCalendar } from '@tabler/icons-react';
import { PageHead } from '../../parts/PageHead.tsx';
import { Sides } from '../../parts/Sides.tsx';
import { DayFigures } from './DayFigures.tsx';
import { Differences } from './Differences.tsx';

/** What payment providers say, against what we have: the differences, and the figures of each day. */
export function ReconciliationPage() {
  const { t } = useTranslation('officeReconciliation');
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Sides
        label={t('tabs')}
        sides={[
          { name: 'differences', title: t('tab.differences'), icon: IconArrowsDiff, shows: <Differences /> },
          { name: 'days', title: t('tab.days'), icon: IconCalendar, shows: <DayFigures /> },
        ]}
      />
    </>
  );
}
