const minute = 60_000;

/** The server ends a session after 30 minutes without a call; the page warns two minutes before, and leaves by itself. */
export const idleTimes = { pollStopsMs: 5 * minute, warnMs: 28 * minute, endMs: 30 * minute } as const;

export type IdleState =
  | { readonly kind: 'active' }
  /** Nothing was touched for a while: pages stop asking by themselves, so that they do not keep the session alive. */
  | { readonly kind: 'resting' }
  | { readonly kind: 'warned'; readonly secondsLeft: number }
  | { readonly kind: 'over' };

/** What follows from the time since the operator last touched the page in any of its tabs. */
export function idleState(quietMs: number): IdleState {
  if (quietMs >= idleTimes.endMs) return { kind: 'over' };
  if (quietMs >= idleTimes.warnMs) {
    return { kind: 'warned', secondsLeft: Math.ceil((idleTimes.endMs - quietMs) / 1000) };
  }
  return { kind: quietMs >= idleTimes.pollStopsMs ? 'resting' : 'active' };
}
