import { readChoice, readOutcome, stakesBySpot, tellRound } from '@ikka/baccarat/rules';
import { type CallValue, calls, type PlayedRound } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { ActionIcon } from '@mantine/core';
import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react';
import { useGameTexts } from '../arcade/use-game-texts.ts';
import { Amount } from '../hud/Amount.tsx';
import panels from '../panels/panels.module.css';
import { useCall } from '../panels/use-call.ts';
import { verifyLink } from '../panels/verify-link.ts';
import { amountOf } from '../round/play-state.ts';
import { client } from '../session/client.ts';
import { SmallCards } from './SmallCards.tsx';
import { useTableSnapshot } from './use-table.ts';

type Shoes = CallValue<typeof calls.tables.tableShoes>['shoes'];

/** The player's last bets at this table with cards and results; those of shoes that are over can be verified. */
export function TableBetsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('baccarat');
  const rounds = useCall('rounds', () => client.call(calls.play.playedRounds));
  const shoes = useCall('shoes', () => client.call(calls.tables.tableShoes));
  return (
    <ModalShell opened onClose={onClose} size={680} title={t('mine.title')} subtitle={t('mine.subtitle')}>
      {rounds.isPending ? <ListSkeleton rows={6} height={58} /> : null}
      {rounds.isError ? (
        <ErrorState message={rounds.error.message} onRetry={() => void rounds.refetch()} />
      ) : null}
      {rounds.data?.rounds.length === 0 ? (
        <EmptyState title={t('mine.emptyTitle')} hint={t('mine.emptyHint')} />
      ) : null}
      <ol className={panels.rounds}>
        {rounds.data?.rounds.map((round) => (
          <Row key={round.roundId} round={round} shoes={shoes.data?.shoes ?? []} />
        ))}
      </ol>
    </ModalShell>
  );
}

function Row({ round, shoes }: { round: PlayedRound; shoes: Shoes }) {
  const { t } = useTranslation(['baccarat', 'play']);
  const { say } = useGameTexts('baccarat');
  const { currency } = useTableSnapshot();
  const told = tellRound(round.bet, round.outcome);
  const [choice, outcome] = [readChoice(round.bet), readOutcome(round.outcome)];
  const [stake, payout] = [amountOf(round.stake, currency), amountOf(round.payout, currency)];
  const spots = choice ? stakesBySpot(choice.stakes).map(({ spot }) => t(`spot.${spot}`)) : [];
  return (
    <li className={panels.round} data-told data-testid="history-round">
      <span className={panels.when}>
        <Figure>{formatInstant(round.playedAt)}</Figure>
        <small>{spots.join(' · ')}</small>
      </span>
      {told && outcome ? (
        <span className={panels.told}>
          <span>
            <SmallCards cards={outcome.player} label={t('spot.player')} />
            <SmallCards cards={outcome.banker} label={t('spot.banker')} />
          </span>
          <strong>{say(told.result.key, told.result.values)}</strong>
        </span>
      ) : null}
      <span className={panels.money}>
        <small>{t('play:history.stake')}</small>
        <Amount value={stake} />
      </span>
      <span className={panels.money}>
        <small>{t('play:history.payout')}</small>
        <Amount value={payout} tone={payout > stake ? 'win' : 'plain'} />
      </span>
      <Verify round={round} shoe={shoes.find(({ seedPairId }) => seedPairId === round.seedPairId)} />
    </li>
  );
}

function Verify({ round, shoe }: { round: PlayedRound; shoe: Shoes[number] | undefined }) {
  const { t } = useTranslation(['baccarat', 'play']);
  const { server } = useTableSnapshot();
  if (!shoe) {
    return (
      <span className={panels.actions}>
        <span className={panels.locked} title={t('mine.later')}>
          <IconShieldLock size={18} aria-hidden="true" />
          <span className={panels.spoken}>{t('mine.later')}</span>
        </span>
      </span>
    );
  }
  return (
    <span className={panels.actions}>
      <ActionIcon
        component="a"
        variant="default"
        size={38}
        target="_blank"
        rel="noopener"
        href={verifyLink({
          game: server.game.gameId,
          version: round.gameVersion,
          serverSeed: shoe.serverSeed,
          commitment: shoe.commitment,
          clientSeed: shoe.clientSeed,
          nonce: round.nonce,
          bet: JSON.stringify(round.bet),
          stake: round.stake,
          booked: round.payout,
          currency: round.currency,
        })}
        aria-label={t('play:history.verify')}
        title={t('play:history.verify')}
      >
        <IconShieldCheck size={18} />
      </ActionIcon>
    </span>
  );
}
