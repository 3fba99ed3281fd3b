import type { SportCode } from '@ikka/sports/rules';

/** How much more than 1 a market's implied chances sum to. Many outcomes carry more of it than two. */
const customary = 0.055;
const overrounds: Readonly<Record<string, number>> = {
  ah: 0.04,
  ou: 0.045,
  dnb: 0.045,
  toss: 0.04,
  cs: 0.16,
  map_cs: 0.1,
  set_cs: 0.1,
  set_games: 0.16,
  spread: 0.045,
  pt_ou: 0.045,
  htft: 0.12,
  goals: 0.1,
  scorer: 0.18,
  top_batter: 0.16,
  wicket_how: 0.12,
  method: 0.12,
};

export const overroundOf = (_sport: SportCode, type: string): number => overrounds[type] ?? customary;

/** How long a bet in play waits before it is accepted: what the stands see reaches the house later. */
export const betDelayMs = (sport: SportCode): number => (sport === 'football' ? 5_000 : 4_000);

/** Without a word of its provider for so long a match takes no bets. */
export const silenceMs = 5_000;

/** Bets on a match that was postponed or abandoned are given back after so long. */
export const waitMs = 24 * 3_600_000;

/** What the house keeps of a cash-out's fair value, in hundredths of a percent, and how long an offer holds. */
export const cashOutMarginBp = 500n;
export const offerMs = 5_000;
