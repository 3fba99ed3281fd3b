import type { SeatView } from './seat-snapshot.ts';

/** How much of an act's time is left. */
export interface TurnRest {
  /** The ordinary time runs first, then the seat's reserve. */
  readonly kind: 'time' | 'bank';
  /** Of the part that runs, 0 to 1. */
  readonly share: number;
  /** Until the rule acts in the seat's place, rounded up. */
  readonly seconds: number;
}

/** Reads the clock of a turn at an instant of the server's, in milliseconds since 1970. */
export function turnRest(
  { endsAt, bankEndsAt }: Pick<NonNullable<SeatView['turn']>, 'endsAt' | 'bankEndsAt'>,
  turnSeconds: number,
  now: number,
): TurnRest {
  const [end, bankEnd] = [Date.parse(endsAt), Date.parse(bankEndsAt)];
  const share = (rest: number, whole: number) => (whole <= 0 ? 0 : Math.min(1, Math.max(0, rest / whole)));
  return now < end
    ? {
        kind: 'time',
        share: share(end - now, turnSeconds * 1_000),
        seconds: Math.ceil((end - now) / 1_000),
      }
    : {
        kind: 'bank',
        share: share(bankEnd - now, bankEnd - end),
        seconds: Math.max(0, Math.ceil((bankEnd - now) / 1_000)),
      };
}
