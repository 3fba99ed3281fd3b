import type { WirePrices, WireState } from './wire.ts';

/** What the control page may make happen in a match. */
export const orderNames = [
  'goal_home',
  'goal_away',
  'penalty',
  'review',
  'red_home',
  'red_away',
  'wicket',
  'round_home',
  'round_away',
  'score_home',
  'score_away',
  'map_home',
  'map_away',
  'retire_home',
  'retire_away',
  'rain',
  'withdraw',
  'postpone',
  'abandon',
  'cancel',
  'finish',
  'misreport',
  'correct',
] as const;
export type Order = (typeof orderNames)[number];

/** A match that is played tick by tick; the same seed and the same orders at the same ticks play the same match. */
export interface Match {
  /** Plays one tick. */
  step(): void;
  /** Nothing will change any more. */
  isDone(): boolean;
  /** False where it makes no sense now. */
  take(order: Order): boolean;
  state(): WireState;
  /** The match changed so that every price is another, since this was asked last. */
  isRepriced(): boolean;
  /** Null once there is nothing left to bet on. `drift` moves the strength of home a little, before the match. */
  prices(drift: number): WirePrices | null;
}
