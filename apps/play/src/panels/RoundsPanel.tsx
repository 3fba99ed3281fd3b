import { calls, type PlayedRound } from '@ikka/contract';
import { EmptyState, ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import type { ReactNode } from 'react';
import { client } from '../session/client.ts';
import classes from './panels.module.css';
import { useCall } from './use-call.ts';

interface RoundsPanelProps {
  readonly size: number;
  readonly title: string;
  readonly subtitle: string;
  readonly emptyTitle: string;
  readonly emptyHint: string;
  readonly onClose: () => void;
  /** The row of one round, with the round's id as its key. */
  readonly row: (round: PlayedRound) => ReactNode;
}

/** The player's last rounds of this game. */
export function RoundsPanel(props: RoundsPanelProps) {
  const rounds = useCall('rounds', () => client.call(calls.play.playedRounds));
  return (
    <ModalShell
      opened
      onClose={props.onClose}
      size={props.size}
      title={props.title}
      subtitle={props.subtitle}
    >
      {rounds.isPending ? <ListSkeleton rows={6} height={58} /> : null}
      {rounds.isError ? (
        <ErrorState message={rounds.error.message} onRetry={() => void rounds.refetch()} />
      ) : null}
      {rounds.data?.rounds.length === 0 ? (
        <EmptyState title={props.emptyTitle} hint={props.emptyHint} />
      ) : null}
      <ol className={classes.rounds}>{rounds.data?.rounds.map(props.row)}</ol>
    </ModalShell>
  );
}
