import { useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, ErrorState } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { BetList } from './BetList.tsx';
import classes from './Cashback.module.css';
import { ClaimCard } from './ClaimCard.tsx';
import { ClaimList } from './ClaimList.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { cashbackQuery } from './use-cashback.ts';

/** The cashback page of the member centre: what can be claimed, of which bets, what was claimed, and on what terms. */
export function CashbackPage() {
  const { t } = useTranslation('cashback');
  const failureText = useFailureText();
  const [view, setView] = useState<'bets' | 'claims' | 'terms'>('bets');
  const cashback = useQuery(cashbackQuery);
  if (cashback.isPending) return <WaitingList of={cashback} rows={5} height={72} />;
  if (cashback.isError && !cashback.data) {
    return <ErrorState message={failureText(cashback.error)} onRetry={() => void cashback.refetch()} />;
  }
  return (
    <div className={classes.page}>
      <ClaimCard cashback={cashback.data} />
      <ChoiceBar
        label={t('view.label')}
        chosen={view}
        choices={(['bets', 'claims', 'terms'] as const).map((value) => ({
          value,
          text: t(`view.${value}`),
        }))}
        onChoose={setView}
      />
      {view === 'bets' ? (
        <BetList claimId={undefined} />
      ) : view === 'claims' ? (
        <ClaimList />
      ) : (
        <TermsPanel cashback={cashback.data} />
      )}
    </div>
  );
}
