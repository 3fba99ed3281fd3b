import { useTranslation } from '@ikka/i18n/react';
import type { CSSProperties } from 'react';
import type { SeatView } from './seat-snapshot.ts';
import classes from './tray.module.css';
import { turnRest } from './turn-clock.ts';
import { useServerTime } from './use-seats.ts';

/** One's own time as a line over the buttons that shortens. */
export function TurnBar(props: TurnBarProps) {
  const rest = useTurnRest(props);
  return (
    <div
      className={classes.time}
      data-kind={rest.kind}
      style={{ '--share': rest.share } as CSSProperties}
      aria-hidden="true"
    />
  );
}

/** The same in seconds. */
export function TurnSeconds(props: TurnBarProps) {
  const { t } = useTranslation('seats');
  const rest = useTurnRest(props);
  return (
    <span className={classes.seconds} data-kind={rest.kind} role="timer" aria-live="off">
      {rest.kind === 'bank' ? `${t('turn.bank')} ` : null}
      <bdi>{t('seconds', { count: rest.seconds })}</bdi>
    </span>
  );
}

interface TurnBarProps {
  readonly turn: NonNullable<SeatView['turn']>;
  readonly turnSeconds: number;
}

const useTurnRest = ({ turn, turnSeconds }: TurnBarProps) => turnRest(turn, turnSeconds, useServerTime(true));
