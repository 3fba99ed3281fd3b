/** Titles of e-sports that are played map by map, each map round by round. */
export const roundTitles = ['cs2', 'valorant'] as const;
export type RoundTitle = (typeof roundTitles)[number];

/** The same of each title, by its code. */
export const eachTitle = <Value>(make: (title: RoundTitle) => Value): Record<RoundTitle, Value> =>
  Object.fromEntries(roundTitles.map((title) => [title, make(title)])) as Record<RoundTitle, Value>;
