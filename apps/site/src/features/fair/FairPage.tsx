import { useTranslation } from '@ikka/i18n/react';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { claimErrors, readClaimHash } from './claim.ts';
import classes from './FairPage.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { VerdictView } from './VerdictView.tsx';
import { verifiableGame } from './verifiable-games.ts';
import { verifyRound } from './verify-round.ts';

/** The verifier: a round in, its outcome and the proof out. It asks no server for anything. */
export function FairPage() {
  const { t } = useTranslation('fair');
  const hash = useLocation({ select: (location) => location.hash });
  const claim = useMemo(() => readClaimHash(hash), [hash]);
  const verdict = useMemo(
    () => (claimErrors(claim, verifiableGame(claim)).length === 0 ? verifyRound(claim) : null),
    [claim],
  );
  return (
    <div className={`page ${classes.fair}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={classes.columns} data-single={verdict === null || undefined}>
        <ClaimForm key={hash} claim={claim} />
        {verdict ? <VerdictView claim={claim} verdict={verdict} /> : null}
        <HowItWorks />
      </div>
    </div>
  );
}
