import { type CallValue, calls, type PlayedRound } from '@ikka/contract';
import { tellRound } from '@ikka/crash/rules';
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
import { useCrashSnapshot } from './use-crash.ts';

type Flights = CallValue<typeof calls.crash.crashRounds>['rounds'];

/** The player's last bets, each with what became of it; the seeds of the last rounds are at hand to verify it. */
export function MyBetsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['crash', 'play']);
  const rounds = useCall('rounds', () => client.call(calls.play.playedRounds));
  const flights = useCall('flights', () => client.call(calls.crash.crashRounds));
  return (
    <ModalShell opened onClose={onClose} size={620} title={t('mine.title')} subtitle={t('mine.subtitle')}>
      {rounds.isPending ? <ListSkeleton rows={6} height={58} /> : null}
      {rounds.isError ? (
        <ErrorState message={rounds.error.message} onRetry={() => void rounds.refetch()} />
      ) : null}
      {rounds.data?.rounds.length === 0 ? (
        <EmptyState title={t('mine.emptyTitle')} hint={t('mine.emptyHint')} />
      ) : null}
      <ol className={panels.rounds}>
        {rounds.data?.rounds.map((round) => (
          <Row key={round.roundId} round={round} flights={flights.data?.rounds ?? []} />
        ))}
      </ol>
    </ModalShell>
  );
}

function Row({ round, flights }: { round: PlayedRound; flights: Flights }) {
  const { t } = useTranslation(['crash', 'play']);
  const { say } = useGameTexts('crash');
  const { currency, server } = useCrashSnapshot();
  const told = tellRound(round.bet, round.outcome);
  const flight = flights.find(({ seedPairId }) => seedPairId === round.seedPairId);
  const [stake, payout] = [amountOf(round.stake, currency), amountOf(round.payout, currency)];
  return (
    <li className={panels.round} data-told data-testid="history-round">
      <span className={panels.when}>
        <Figure>{formatInstant(round.playedAt)}</Figure>
        {flight ? <small>{t('fair.round', { no: flight.no })}</small> : null}
      </span>
      {told ? (
        <span className={panels.told}>
          <small>{say(told.chosen.key, told.chosen.values)}</small>
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
      <span className={panels.actions}>
        {flight ? (
          <ActionIcon
            component="a"
            variant="default"
            size={38}
            target="_blank"
            rel="noopener"
            href={verifyLink({
              game: server.game.gameId,
              version: round.gameVersion,
              serverSeed: flight.serverSeed,
              commitment: flight.commitment,
              clientSeed: flight.clientSeed,
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
        ) : (
          <span className={panels.locked} title={t('mine.inRecord')}>
            <IconShieldLock size={18} aria-hidden="true" />
            <span className={panels.spoken}>{t('mine.inRecord')}</span>
          </span>
        )}
      </span>
    </li>
  );
}
