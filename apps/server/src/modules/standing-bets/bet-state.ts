/**
 * `settled`: by the result of its markets, won or lost. `returned`: taken back in time, or its market was void. `cashed_out`: in whole, or
 * in part while the rest was returned.
 */
export const betStates = ['open', 'settled', 'returned', 'cashed_out'] as const;
export type BetState = (typeof betStates)[number];

/** States in which a bet counts as play. */
export const playedStates = ['settled', 'cashed_out'] as const satisfies BetState[];
export const endedStates = ['settled', 'returned', 'cashed_out'] as const satisfies Exclude<
  BetState,
  'open'
>[];
