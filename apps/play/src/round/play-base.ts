import type { Play } from './play.ts';

/** What every game's page does, whether a round is the player's own or one that many play. */
export type PlayBase = Pick<
  Play,
  | 'snapshot'
  | 'subscribe'
  | 'report'
  | 'setStake'
  | 'numbers'
  | 'clearTally'
  | 'startAutoplay'
  | 'stopAutoplay'
  | 'refresh'
  | 'beat'
  | 'close'
>;
