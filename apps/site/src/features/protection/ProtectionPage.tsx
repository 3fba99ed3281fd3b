import { limitKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ExclusionNote } from '../../parts/protection/ExclusionNote.tsx';
import { protectionQuery } from '../../parts/protection/protection-query.ts';
import { BreakPart } from './BreakPart.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { LimitCard } from './LimitCard.tsx';
import classes from './ProtectionPage.module.css';
import { RealityPart } from './RealityPart.tsx';

/** Responsible gaming: the member's limits and their use, reminders, breaks and exclusions, and what was changed. */
export function ProtectionPage() {
  const { t } = useTranslation('protection');
  const failureText = useFailureText();
  const protection = useQuery(protectionQuery);
  if (protection.isPending) return <ListSkeleton rows={4} height={168} />;
  if (protection.isError && !protection.data) {
    return <ErrorState message={failureText(protection.error)} onRetry={() => void protection.refetch()} />;
  }
  const { limits, exclusion, currency, realityCheckMinutes } = protection.data;
  return (
    <div className={classes.page}>
      {exclusion ? <ExclusionNote exclusion={exclusion} /> : null}
      <p className={classes.lead}>
        {t('lead')}{' '}
        <Link to="/help" hash="responsible-gaming" className={classes.link}>
          {t('help')}
        </Link>
      </p>
      <div className={classes.cards}>
        {limitKinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            currency={currency}
            limits={limits.filter((limit) => limit.kind === kind)}
          />
        ))}
      </div>
      <RealityPart minutes={realityCheckMinutes} />
      <BreakPart />
      <HistoryPart currency={currency} />
    </div>
  );
}
