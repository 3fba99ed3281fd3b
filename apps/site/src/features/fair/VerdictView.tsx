import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { IconCircleCheck, IconCircleX, IconFingerprint } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Claim } from '../../parts/rounds/claim.ts';
import { PlainRound } from '../../parts/rounds/PlainRound.tsx';
import { plainReplayOf } from '../../parts/rounds/plain-replay.ts';
import { RoundReplay } from '../../parts/rounds/RoundReplay.tsx';
import { DrawTable } from './DrawTable.tsx';
import classes from './FairPage.module.css';
import { PlainDrawTable } from './PlainDrawTable.tsx';
import type { PlainVerdict, Verdict } from './verify-round.ts';

/** What came out of a claim; nothing of it once the form shows another one (`isOutdated`). */
export function VerdictView({
  claim,
  verdict,
  isOutdated,
}: {
  claim: Claim;
  verdict: Verdict;
  isOutdated: boolean;
}) {
  const { t } = useTranslation('fair');
  return (
    <section className={classes.panel} aria-live="polite">
      <h2 className={classes.panelTitle}>{t('result.title')}</h2>
      {isOutdated ? (
        <p className={classes.hint}>{t('result.changed')}</p>
      ) : (
        <Outcome claim={claim} verdict={verdict} />
      )}
    </section>
  );
}

/** Whether the seed was fixed before, what the round shows and pays, and every draw of it. */
function Outcome({ claim, verdict }: { claim: Claim; verdict: Verdict }) {
  const { t } = useTranslation('fair');
  return (
    <>
      <ul className={classes.verdicts}>
        {verdict.commitmentMatches === null ? (
          <li className={classes.verdict}>
            <IconFingerprint size={20} />
            <span>
              {t('result.commitmentNone')} <Code value={verdict.commitment} cut />
            </span>
          </li>
        ) : (
          <Check good={verdict.commitmentMatches}>
            {t(verdict.commitmentMatches ? 'result.commitmentGood' : 'result.commitmentBad')}
          </Check>
        )}
        {verdict.payoutMatches === null ? null : (
          <Check good={verdict.payoutMatches}>
            {t(verdict.payoutMatches ? 'result.payoutGood' : 'result.payoutBad')}
          </Check>
        )}
      </ul>
      <dl className={classes.sums}>
        <div>
          <dt>{t('result.stake')}</dt>
          <dd>
            <Money amount={claim.stake} currency={claim.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('result.payout')}</dt>
          <dd data-testid="verified-payout">
            <Money amount={verdict.payout} currency={claim.currency} tone="win" />
          </dd>
        </div>
      </dl>
      {verdict.kind === 'slot' ? (
        <>
          <RoundReplay
            key={`${claim.serverSeed}:${claim.clientSeed}:${claim.nonce}`}
            replay={{ round: verdict.round, payout: verdict.payout, matches: null }}
            stake={claim.stake}
            currency={claim.currency}
          />
          <DrawTable verdict={verdict} />
        </>
      ) : (
        <Plain claim={claim} verdict={verdict} />
      )}
    </>
  );
}

function Plain({ claim, verdict }: { claim: Claim; verdict: PlainVerdict }) {
  const { choice: bet, outcome } = verdict;
  const { game: gameId, stake, currency } = claim;
  const replay = plainReplayOf({ gameId, bet, outcome, stake, payout: null, currency });
  return (
    <>
      {replay ? <PlainRound replay={replay} /> : null}
      <PlainDrawTable draws={verdict.draws} />
    </>
  );
}

function Check({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <li className={classes.verdict} data-good={good}>
      {good ? <IconCircleCheck size={20} /> : <IconCircleX size={20} />}
      <span>{children}</span>
    </li>
  );
}
