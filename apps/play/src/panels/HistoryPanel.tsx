import { calls, type PlayedRound } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import type { StageModule } from '@ikka/stage-kit';
import { Figure } from '@ikka/ui';
import { ActionIcon } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { usePlay, usePlaySnapshot } from '../hud/use-play.ts';
import { client } from '../session/client.ts';
import { RoundRow, ToldRound } from './RoundRow.tsx';
import { RoundsPanel } from './RoundsPanel.tsx';
import { useCall } from './use-call.ts';
import { VerifyAction } from './VerifyAction.tsx';

/** The last rounds of this game: each can be shown again and, once its seeds are revealed, verified. */
export function HistoryPanel({ guide, onClose }: { guide: StageModule['guide']; onClose: () => void }) {
  const { t } = useTranslation('play');
  const fairness = useCall('fairness', () => client.call(calls.play.fairness));
  const note = (round: PlayedRound) => (
    <small>
      {t('history.nonce')} <Figure>{round.nonce}</Figure>
    </small>
  );
  const told = (round: PlayedRound) =>
    guide.kind === 'arcade' ? (
      <ToldRound texts={guide.texts} told={guide.tell(round.bet, round.outcome)} />
    ) : undefined;
  const seeds = (round: PlayedRound) => fairness.data?.revealed.find(({ id }) => id === round.seedPairId);
  return (
    <RoundsPanel
      size={620}
      title={t('history.title')}
      subtitle={t('history.subtitle')}
      emptyTitle={t('history.emptyTitle')}
      emptyHint={t('history.emptyHint')}
      onClose={onClose}
      row={(round) => (
        <RoundRow
          key={round.roundId}
          round={round}
          note={note(round)}
          told={told(round)}
          actions={
            <>
              <ReplayAction round={round} onReplayed={onClose} />
              <VerifyAction round={round} seeds={seeds(round)} later={t('history.verifyLater')} />
            </>
          }
        />
      )}
    />
  );
}

function ReplayAction({ round, onReplayed }: { round: PlayedRound; onReplayed: () => void }) {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { phase, autoplay } = usePlaySnapshot();
  const replay = () => {
    play.replay(round);
    onReplayed();
  };
  return (
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
  );
}
