import { type SeatClock, usualClock } from '@ikka/seat-kit';

/** A turn is a draw, a look and a discard. */
export const rummyClock: SeatClock = { ...usualClock, turnMs: 25_000, bankMs: 30_000, showMs: 12_000 };
