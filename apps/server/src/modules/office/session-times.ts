const minute = 60_000;

/** An operator's session ends after 30 minutes without a call, and after 12 hours whatever happens. */
export const sessionTimes = {
  idleMs: 30 * minute,
  lifeMs: 12 * 60 * minute,
  /** A session seen this recently is not written again: one write in half a minute, not one a call. */
  touchMs: 30_000,
  endOf: (start: Date) => new Date(start.getTime() + sessionTimes.lifeMs),
  seenAfter: (now: Date) => new Date(now.getTime() - sessionTimes.idleMs),
} as const;
