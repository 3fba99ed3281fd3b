import { useTranslation } from '@ikka/i18n/react';
import { IconBallFootball, IconEye, IconMessageQuestion, IconReportMoney } from '@tabler/icons-react';
import { PageHead } from '../../parts/PageHead.tsx';
import { Sides } from '../../parts/Sides.tsx';
import { Margins } from './Margins.tsx';
import { MatchList } from './MatchList.tsx';
import { Referrals } from './Referrals.tsx';
import { SignList } from './SignList.tsx';

/** The trading room: matches with what stands on them, bets that are worth a look, and what the book kept. */
export function SportsPage() {
  const { t } = useTranslation('officeSports');
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Sides
        label={t('tabsLabel')}
        sides={[
          { name: 'matches', title: t('tabs.matches'), icon: IconBallFootball, shows: <MatchList /> },
          { name: 'referrals', title: t('tabs.referrals'), icon: IconMessageQuestion, shows: <Referrals /> },
          { name: 'signs', title: t('tabs.signs'), icon: IconEye, shows: <SignList /> },
          { name: 'margins', title: t('tabs.margins'), icon: IconReportMoney, shows: <Margins /> },
        ]}
      />
    </>
  );
}
