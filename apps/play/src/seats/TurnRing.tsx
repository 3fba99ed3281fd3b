import classes from './ring.module.css';
import type { SeatView } from './seat-snapshot.ts';
import { turnRest } from './turn-clock.ts';
import { useServerTime } from './use-seats.ts';

const radius = 47;
const around = 2 * Math.PI * radius;

/** The time that a seat has, as a ring that empties: the ordinary time first, then its reserve in another colour. */
export function TurnRing({
  turn,
  turnSeconds,
}: {
  turn: NonNullable<SeatView['turn']>;
  turnSeconds: number;
}) {
  const rest = turnRest(turn, turnSeconds, useServerTime(true));
  return (
    <svg className={classes.ring} viewBox="0 0 100 100" data-kind={rest.kind} aria-hidden="true">
      <circle className={classes.track} cx="50" cy="50" r={radius} />
      <circle
        className={classes.rest}
        cx="50"
        cy="50"
        r={radius}
        strokeDasharray={around}
        strokeDashoffset={around * (1 - rest.share)}
      />
    </svg>
  );
}
