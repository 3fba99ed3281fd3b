import type { Settings } from '../../settings/index.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/** How sessions are kept; how long they live is a setting. */
export const sessionLimits = {
  /** Being seen is written no more often than this; so a session ends up to so much before its idle time is full. */
  seenEveryMs: minuteMs,
  /** Live sessions of one member; a further one ends the oldest. */
  perMemberMax: 10,
  /** A process believes what it read for so long, should every signal be lost. */
  cacheMs: 5 * secondMs,
  cacheMax: 50_000,
  /** Ended sessions are kept this long for the member's login log. */
  keptMs: 180 * dayMs,
  trialKeptMs: dayMs,
} as const;

/** How long a session lives without a request, and at most. */
export interface SessionLife {
  readonly idleMs: number;
  readonly ageMs: number;
}

export function sessionLife(settings: Pick<Settings, 'get'>): SessionLife {
  return {
    idleMs: settings.get('identity.session_idle_minutes') * minuteMs,
    ageMs: settings.get('identity.session_days') * dayMs,
  };
}

/** A session that was seen or began before these instants is over. */
export function overBefore(life: SessionLife, now: Date): { readonly seen: Date; readonly created: Date } {
  return { seen: new Date(now.getTime() - life.idleMs), created: new Date(now.getTime() - life.ageMs) };
}
