/** `settled`: by the result of its market, won or lost. `returned`: taken back in time, or its market was void. */
export const betStates = ['open', 'settled', 'returned'] as const;
export type BetState = (typeof betStates)[number];
