import { type CallValue, calls } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Code, EmptyState, ErrorState, Figure, ListSkeleton, Money } from '@ikka/ui';
import { Drawer, useDirection } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { OnArrow } from '../../parts/arrows.tsx';
import { TrialBadge } from '../../parts/Badges.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { JsonView } from '../../parts/JsonView.tsx';
import { useSideName, useWord } from '../../parts/use-word.ts';
import classes from './rounds.module.css';

type Round = CallValue<typeof calls.office.officeRound>;

/** One round beside the list: what was played, what makes it fair, and where the money went. */
export function RoundDrawer({ roundId, onClose }: { roundId: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['office', 'common']);
  const { dir } = useDirection();
  const failureText = useFailureText();
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(roundId ?? '');
  const query = useRead(calls.office.officeRound, { params: { roundId: roundId ?? '' } }, { enabled: isId });
  const isUnknown = (roundId !== undefined && !isId) || query.error?.code === 'round.unknown';
  return (
    <Drawer
      opened={roundId !== undefined}
      onClose={onClose}
      position={dir === 'rtl' ? 'left' : 'right'}
      size="min(36rem, 100%)"
      padding="lg"
      title={t('rounds.detail')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
    >
      {isUnknown ? (
        <EmptyState icon={<IconZoomQuestion size={34} stroke={1.5} />} title={t('rounds.unknown')} />
      ) : null}
      {query.isFetching && (!query.data || query.isPlaceholderData) ? <ListSkeleton rows={7} /> : null}
      {query.error && !isUnknown && !query.isFetching ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data && !query.isPlaceholderData && !query.error ? <RoundDetail round={query.data} /> : null}
    </Drawer>
  );
}

function RoundDetail({ round }: { round: Round }) {
  const { t } = useTranslation('office');
  const word = useWord();
  const sideName = useSideName();
  const language = useLanguage();
  const { fairness } = round;
  return (
    <div className={classes.parts}>
      <div className={classes.sums}>
        <Sum name={t('rounds.stake')} amount={round.stake} round={round} />
        <Sum name={t('rounds.payout')} amount={round.payout} round={round} />
        <Sum name={t('rounds.profit')} amount={round.profit} round={round} isSigned />
      </div>
      <Facts
        facts={[
          [
            t('rounds.account'),
            <span key="who" className={classes.who}>
              <Link to="/members/$memberId" params={{ memberId: round.memberId }}>
                <bdi>{round.account}</bdi>
              </Link>
              <TrialBadge isTrial={round.isTrial} />
            </span>,
          ],
          [
            t('rounds.game'),
            <span key="game">
              <bdi>{language === 'ur' ? round.gameName.UR : round.gameName.EN}</bdi>{' '}
              <Figure>{[round.gameId, round.gameVersion].filter(Boolean).join(' · ')}</Figure>
            </span>,
          ],
          [t('rounds.at'), <Instant key="at" at={round.playedAt} />],
          [t('rounds.id'), <Code key="id" value={round.roundId} />],
        ]}
      />
      <section className={classes.part}>
        <h3>{t('rounds.postings')}</h3>
        {round.postings.map((posting) => (
          <div key={posting.transferId} className={classes.posting}>
            <span className={classes.way}>
              <bdi>{sideName(posting.from)}</bdi>
              <OnArrow />
              <bdi>{sideName(posting.to)}</bdi>
            </span>
            <strong>
              <Money amount={posting.amount} currency={round.currency} />
            </strong>
            <small>
              {word('transfer', posting.kind)} · <Code value={posting.transferId} cut />
            </small>
            {posting.balanceAfter === null ? null : (
              <small>
                {t('statement.balance')} <Money amount={posting.balanceAfter} currency={round.currency} />
              </small>
            )}
          </div>
        ))}
      </section>
      {fairness === null ? (
        <p className={classes.outside}>{t('rounds.outside')}</p>
      ) : (
        <>
          <section className={classes.part}>
            <h3>{t('rounds.fairness')}</h3>
            <Facts
              facts={[
                [t('rounds.commitment'), <Code key="commitment" value={fairness.commitment} />],
                [t('rounds.clientSeed'), <Code key="client" value={fairness.clientSeed} />],
                [t('rounds.nonce'), <Figure key="nonce">{fairness.nonce}</Figure>],
                [
                  t('rounds.serverSeed'),
                  fairness.serverSeed === null ? (
                    t('rounds.notRevealed')
                  ) : (
                    <Code key="server" value={fairness.serverSeed} />
                  ),
                ],
              ]}
            />
          </section>
          <section className={classes.part}>
            <h3>{t('rounds.bet')}</h3>
            <JsonView value={round.bet} />
          </section>
          <section className={classes.part}>
            <h3>{t('rounds.outcome')}</h3>
            <JsonView value={round.outcome} />
          </section>
        </>
      )}
    </div>
  );
}

function Sum({
  name,
  amount,
  round,
  isSigned = false,
}: {
  name: string;
  amount: string;
  round: Round;
  isSigned?: boolean;
}) {
  return (
    <div className={classes.sum}>
      <small>{name}</small>
      <strong>
        <Money
          amount={amount}
          currency={round.currency}
          signed={isSigned}
          tone={isSigned ? 'direction' : 'plain'}
        />
      </strong>
    </div>
  );
}
