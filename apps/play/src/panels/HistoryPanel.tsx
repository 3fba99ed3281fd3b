import { type CallValue, calls, type PlayedRound } from '@ikka/contract';
import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import type { ArcadeGuide, StageModule } from '@ikka/stage-kit';
import { EmptyState, ErrorState, Figure, ListSkeleton, ModalShell } from '@ikka/ui';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPlay, IconShieldCheck, IconShieldLock } from '@tabler/icons-react';
import { useGameTexts } from '../arcade/use-game-texts.ts';
import { Amount } from '../hud/Amount.tsx';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { amountOf } from '../round/play-state.ts';
import { client } from '../session/client.ts';
import classes from './panels.module.css';
import { useCall } from './use-call.ts';
import { verifyLink } from './verify-link.ts';

type Fairness = CallValue<typeof calls.play.fairness>;

/** The last rounds of this game: each can be shown again and, once its seeds are revealed, verified. */
export function HistoryPanel({ guide, onClose }: { guide: StageModule['guide']; onClose: () => void }) {
  const { t } = useTranslation('play');
  const rounds = useCall('rounds', () => client.call(calls.play.playedRounds));
  const fairness = useCall('fairness', () => client.call(calls.play.fairness));
  return (
    <ModalShell
      opened
      onClose={onClose}
      size={620}
      title={t('history.title')}
      subtitle={t('history.subtitle')}
    >
      {rounds.isPending ? <ListSkeleton rows={6} height={58} /> : null}
      {rounds.isError ? (
        <ErrorState message={rounds.error.message} onRetry={() => void rounds.refetch()} />
      ) : null}
      {rounds.data?.rounds.length === 0 ? (
        <EmptyState title={t('history.emptyTitle')} hint={t('history.emptyHint')} />
      ) : null}
      <ol className={classes.rounds}>
        {rounds.data?.rounds.map((round) => (
          <RoundRow
            key={round.roundId}
            round={round}
            guide={guide}
            fairness={fairness.data}
            onReplayed={onClose}
          />
        ))}
      </ol>
    </ModalShell>
  );
}

function RoundRow({
  round,
  guide,
  fairness,
  onReplayed,
}: {
  round: PlayedRound;
  guide: StageModule['guide'];
  fairness: Fairness | undefined;
  onReplayed: () => void;
}) {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { currency, server, phase, autoplay } = usePlaySnapshot();
  const pair = fairness?.revealed.find(({ id }) => id === round.seedPairId);
  const replay = () => {
    play.replay(round);
    onReplayed();
  };
  return (
    <li className={classes.round} data-told={guide.kind === 'arcade'} data-testid="history-round">
      <span className={classes.when}>
        <Figure>{formatInstant(round.playedAt)}</Figure>
        <small>
          {t('history.nonce')} <Figure>{round.nonce}</Figure>
        </small>
      </span>
      {guide.kind === 'arcade' ? <Told round={round} guide={guide} /> : null}
      <span className={classes.money}>
        <small>{t('history.stake')}</small>
        <Amount value={amountOf(round.stake, currency)} />
      </span>
      <span className={classes.money}>
        <small>{t('history.payout')}</small>
        <Amount
          value={amountOf(round.payout, currency)}
          tone={amountOf(round.payout, currency) > amountOf(round.stake, currency) ? 'win' : 'plain'}
        />
      </span>
      <span className={classes.actions}>
        <ActionIcon
          variant="default"
          size={38}
          aria-label={t('history.replay')}
          title={t('history.replay')}
          disabled={phase !== 'idle' || autoplay !== null}
          onClick={replay}
        >
          <IconPlayerPlay size={18} />
        </ActionIcon>
        {pair ? (
          <ActionIcon
            component="a"
            variant="default"
            size={38}
            target="_blank"
            rel="noopener"
            href={verifyLink({
              game: server.game.gameId,
              version: round.gameVersion,
              serverSeed: pair.serverSeed,
              commitment: pair.commitment,
              clientSeed: pair.clientSeed,
              nonce: round.nonce,
              ...(round.bet === null ? {} : { bet: JSON.stringify(round.bet) }),
              stake: round.stake,
              booked: round.payout,
              currency: round.currency,
            })}
            aria-label={t('history.verify')}
            title={t('history.verify')}
          >
            <IconShieldCheck size={18} />
          </ActionIcon>
        ) : (
          <span className={classes.locked} title={t('history.verifyLater')}>
            <IconShieldLock size={18} aria-hidden="true" />
            <span className={classes.spoken}>{t('history.verifyLater')}</span>
          </span>
        )}
      </span>
    </li>
  );
}

/** What was chosen and what came, in the words of the game. */
function Told({ round, guide }: { round: PlayedRound; guide: ArcadeGuide }) {
  const { say } = useGameTexts(guide.texts);
  const told = guide.tell(round.bet, round.outcome);
  if (!told) return null;
  return (
    <span className={classes.told}>
      <small>{say(told.chosen.key, told.chosen.values)}</small>
      <strong>{say(told.result.key, told.result.values)}</strong>
    </span>
  );
}
