import { useTranslation } from '@ikka/i18n/react';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type Claim, claimErrors, isSameClaim, readClaimHash } from '../../parts/rounds/claim.ts';
import { PageHead } from '../../parts/scene/PageHead.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import classes from './FairPage.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { SaltCheck } from './SaltCheck.tsx';
import { VerdictView } from './VerdictView.tsx';
import { verifiableGame } from './verifiable-games.ts';
import { verifyRound } from './verify-round.ts';

/** The verifier: a round in, its outcome and the proof out. It asks no server for anything. */
export function FairPage() {
  const { t } = useTranslation('fair');
  const hash = useLocation({ select: (location) => location.hash });
  const claim = useMemo(() => readClaimHash(hash), [hash]);
  return (
    <div className={`page ${classes.fair}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Verifier key={hash} claim={claim} />
    </div>
  );
}

/** The round of the address, which can be changed here. A verdict is shown for the round that the form shows, or not at all. */
function Verifier({ claim }: { claim: Claim }) {
  const [draft, setDraft] = useState(claim);
  const verdict = useMemo(
    () => (claimErrors(claim, verifiableGame(claim)).length === 0 ? verifyRound(claim) : null),
    [claim],
  );
  return (
    <div className={classes.columns} data-single={verdict === null || undefined}>
      <ClaimForm draft={draft} onDraft={setDraft} />
      {verdict ? (
        <VerdictView claim={claim} verdict={verdict} isOutdated={!isSameClaim(draft, claim)} />
      ) : null}
      <HowItWorks />
      <SaltCheck />
    </div>
  );
}
