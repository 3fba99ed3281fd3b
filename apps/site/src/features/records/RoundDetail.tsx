import { tableOf } from '@ikka/baccarat/rules';
import type { CallValue, calls } from '@ikka/contract';
import { formatInstant, formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Code, Figure, ListSkeleton, Money } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { CoupRoad } from '../../parts/rounds/CoupRoad.tsx';
import { betText, claimHash } from '../../parts/rounds/claim.ts';
import { PlainRound } from '../../parts/rounds/PlainRound.tsx';
import { plainReplayOf } from '../../parts/rounds/plain-replay.ts';
import { RoundReplay } from '../../parts/rounds/RoundReplay.tsx';
import { replayOf } from '../../parts/rounds/replay-view.ts';
import { Postings } from './Postings.tsx';
import classes from './RoundDetail.module.css';
import { useRevealSeeds } from './use-bets.ts';

type Round = CallValue<typeof calls.records.bet>;
/** The rules of sports and of all lotteries come with the first slip that is opened. */
const SportsBetDetail = lazy(async () => ({
  default: (await import('./SportsBetDetail.tsx')).SportsBetDetail,
}));
const SlipDetail = lazy(async () => ({ default: (await import('./SlipDetail.tsx')).SlipDetail }));

/** A round: what it cost and paid, how it looked, what fixed it, and what it moved in the ledger. */
export function RoundDetail({ round }: { round: Round }) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <div className={classes.detail}>
      <header>
        <h3 className={classes.game}>{textIn(round.gameName, language)}</h3>
        <p className={classes.sub}>
          <Figure>{formatInstant(round.playedAt, zone)}</Figure>
        </p>
      </header>
      <dl className={classes.money}>
        {(['stake', 'payout', 'profit'] as const).map((key) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>
              <Money
                amount={round[key]}
                currency={round.currency}
                tone={key === 'profit' ? 'direction' : 'plain'}
                signed={key === 'profit'}
              />
            </dd>
          </div>
        ))}
      </dl>
      <SetOff round={round} />
      {round.slip ? (
        <Suspense fallback={<ListSkeleton rows={2} height={48} />}>
          <SlipDetail slip={round.slip} />
        </Suspense>
      ) : round.sportsBet ? (
        <Suspense fallback={<ListSkeleton rows={2} height={48} />}>
          <SportsBetDetail bet={round.sportsBet} />
        </Suspense>
      ) : round.fairness ? (
        <OwnOutcome round={round} fairness={round.fairness} />
      ) : (
        <OutsideOutcome />
      )}
      <Postings postings={round.postings} currency={round.currency} />
    </div>
  );
}

/** The stake is in the books whole; what of it is no turnover is said where there is any. */
function SetOff({ round }: { round: Round }) {
  const { t } = useTranslation('records');
  const settled = round.postings.find(({ kind }) => kind === 'set_off_settled');
  if (!settled) return null;
  return (
    <p className={classes.sub}>
      {t('detail.setOff', { amount: formatMoney(settled.amount, round.currency) })}
    </p>
  );
}

/** Nothing to replay or to check: the outcome is its maker's. */
function OutsideOutcome() {
  const { t } = useTranslation('records');
  return (
    <section className={classes.section}>
      <h4 className={classes.title}>{t('detail.outside')}</h4>
      <p className={classes.sub}>{t('detail.outsideHint')}</p>
    </section>
  );
}

type Fairness = NonNullable<Round['fairness']>;

function OwnOutcome({ round, fairness }: { round: Round; fairness: Fairness }) {
  const { t } = useTranslation('records');
  const plain = plainReplayOf(round);
  const replay = plain ? null : replayOf(round);
  return (
    <>
      <section className={classes.section}>
        <h4 className={classes.title}>{t('detail.replay')}</h4>
        {plain ? (
          <>
            <PlainRound replay={plain} />
            {plain.coup ? <CoupRoad bet={round.bet} seeds={fairness} /> : null}
          </>
        ) : replay ? (
          <RoundReplay key={round.roundId} replay={replay} stake={round.stake} currency={round.currency} />
        ) : (
          <p className={classes.sub}>{t('detail.unreadable')}</p>
        )}
        <p className={classes.sub}>{t('detail.replayHint', { version: round.gameVersion })}</p>
      </section>
      <Seeds round={round} fairness={fairness} />
    </>
  );
}

function Seeds({ round, fairness }: { round: Round; fairness: Fairness }) {
  const { t } = useTranslation(['records', 'common', 'baccarat']);
  const failureText = useFailureText();
  const reveal = useRevealSeeds(round.roundId);
  return (
    <section className={classes.section}>
      <h4 className={classes.title}>{t('detail.fairness')}</h4>
      <dl className={classes.seeds}>
        <dt>{t('detail.commitment')}</dt>
        <dd>
          <Code value={fairness.commitment} cut />
        </dd>
        <dt>{t('detail.clientSeed')}</dt>
        <dd>
          <Code value={fairness.clientSeed} cut />
        </dd>
        <dt>{t('detail.nonce')}</dt>
        <dd>
          <Figure>{fairness.nonce}</Figure>
        </dd>
        <dt>{t('detail.serverSeed')}</dt>
        <dd>
          {fairness.serverSeed ? (
            <Code value={fairness.serverSeed} cut />
          ) : (
            <span className={classes.sealed}>
              <IconLock size={15} /> {t('detail.sealed')}
            </span>
          )}
        </dd>
      </dl>
      {reveal.isError ? <Alert color="coral">{failureText(reveal.error)}</Alert> : null}
      {fairness.serverSeed ? (
        <Button
          component={Link}
          to="/fair"
          hash={claimHash({
            game: round.gameId,
            version: round.gameVersion,
            serverSeed: fairness.serverSeed,
            commitment: fairness.commitment,
            clientSeed: fairness.clientSeed,
            nonce: String(fairness.nonce),
            bet: betText(round.bet),
            stake: round.stake,
            booked: round.payout,
            currency: round.currency,
          })}
          leftSection={<IconShieldCheck size={19} />}
        >
          {t('detail.verify')}
        </Button>
      ) : tableOf(round.gameId) !== undefined ? (
        <p className={classes.sub}>{t('baccarat:mine.later')}</p>
      ) : (
        <>
          <Button variant="light" loading={reveal.isPending} onClick={() => reveal.mutate()}>
            {t('detail.reveal')}
          </Button>
          <p className={classes.sub}>{t('detail.revealHint')}</p>
        </>
      )}
    </section>
  );
}
