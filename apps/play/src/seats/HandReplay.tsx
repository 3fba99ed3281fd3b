import { calls, type PlayedRound } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import type { SeatChoice } from '@ikka/seat-kit';
import { EmptyState, ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { useInstant } from '../hud/use-instant.ts';
import { useCall } from '../panels/use-call.ts';
import { client } from '../session/client.ts';
import { ReplayTable } from './ReplayTable.tsx';
import type { ActText } from './use-recorded-act.ts';

interface HandReplayProps {
  readonly round: PlayedRound;
  readonly choice: SeatChoice;
  readonly actText: ActText;
  readonly onClose: () => void;
}

/** A hand of the record shown again at its table; one that was played by rules that are gone says so. */
export function HandReplay({ round, choice, actText, onClose }: HandReplayProps) {
  const { t } = useTranslation('seats');
  const instant = useInstant();
  const { roundId, outcome } = round;
  const replay = useCall(`replay ${roundId}`, () =>
    client.call(calls.seats.replayHand, { params: { roundId } }),
  );
  return (
    <ModalShell
      opened
      onClose={onClose}
      size="62rem"
      title={t('replay.title')}
      subtitle={instant(round.playedAt)}
    >
      {replay.isPending ? <ListSkeleton rows={4} height={96} /> : null}
      {replay.isError ? (
        <ErrorState message={replay.error.message} onRetry={() => void replay.refetch()} />
      ) : null}
      {replay.data?.steps === null ? (
        <EmptyState title={t('replay.none')} hint={t('replay.noneHint')} />
      ) : null}
      {replay.data?.steps ? (
        <ReplayTable choice={choice} steps={replay.data.steps} outcome={outcome} actText={actText} />
      ) : null}
    </ModalShell>
  );
}
