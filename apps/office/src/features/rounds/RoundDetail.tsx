import type { CallValue, calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Code, Figure, Money } from '@ikka/ui';
import { Link } from '@tanstack/react-router';
import { OnArrow } from '../../parts/arrows.tsx';
import { Badges, TrialBadge } from '../../parts/Badges.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { JsonView } from '../../parts/JsonView.tsx';
import { useSideName, useWord } from '../../parts/use-word.ts';
import { OutsideTransactions } from './OutsideTransactions.tsx';
import classes from './rounds.module.css';

export type Round = CallValue<typeof calls.office.officeRound>;

/** One round: what was played, what makes it fair, and where the money went. */
export function RoundDetail({ round }: { round: Round }) {
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
            <Badges key="who">
              <Link to="/members/$memberId" params={{ memberId: round.memberId }}>
                <bdi>{round.account}</bdi>
              </Link>
              <TrialBadge isTrial={round.isTrial} />
            </Badges>,
          ],
          [
            t('rounds.game'),
            <span key="game">
              <bdi>{textIn(round.gameName, language)}</bdi>{' '}
              <Figure>{[round.gameId, round.gameVersion].filter(Boolean).join(' · ')}</Figure>
            </span>,
          ],
          fact.instant(t('rounds.at'), round.playedAt),
          fact.copied(t('rounds.id'), round.roundId),
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
        <>
          <OutsideTransactions round={round} />
          <p className={classes.outside}>{t('rounds.outside')}</p>
        </>
      ) : (
        <>
          <section className={classes.part}>
            <h3>{t('rounds.fairness')}</h3>
            <Facts
              facts={[
                fact.copied(t('rounds.commitment'), fairness.commitment),
                fact.copied(t('rounds.clientSeed'), fairness.clientSeed),
                fact.figure(t('rounds.nonce'), fairness.nonce),
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
