import type { SessionMember } from '../../../platform/calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type SessionLife, sessionLimits } from './session-limits.ts';
import { hashOfToken, isTokenShaped } from './session-token.ts';
import type { EndedSession, LiveSession } from './store.ts';

/** Tells who a token belongs to, on every request: mostly from memory, never later than `cacheMs` after the database. */
export interface SessionLookup {
  session(token: string): Promise<SessionMember | null>;
  /** Forgets what ended, at once. */
  forget(ended: readonly EndedSession[]): void;
  forgetAll(): void;
}

interface Remembered {
  readonly member: SessionMember;
  readonly readAt: number;
  readonly overAt: number;
}

/** What the lookup needs from the store. */
export interface SessionReader {
  find(tokenHash: Buffer): Promise<LiveSession | null>;
  touch(sessionId: string, at: Date, unlessSince: Date): Promise<void>;
}

export function createSessionLookup(
  reader: SessionReader,
  clock: Clock,
  life: () => SessionLife,
): SessionLookup {
  const remembered = new Map<string, Remembered>();
  const keyOfSession = new Map<string, string>();
  const reading = new Map<string, Promise<SessionMember | null>>();
  // Counts what was forgotten: a read that began before must neither be remembered nor joined after.
  let forgotten = 0;

  const drop = (key: string): void => {
    const entry = remembered.get(key);
    if (entry) keyOfSession.delete(entry.member.sessionId);
    remembered.delete(key);
  };

  const remember = (key: string, entry: Remembered): void => {
    drop(key);
    const oldest = remembered.size >= sessionLimits.cacheMax ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) drop(oldest);
    remembered.set(key, entry);
    keyOfSession.set(entry.member.sessionId, key);
  };

  const read = async (key: string, hash: Buffer): Promise<SessionMember | null> => {
    const before = forgotten;
    const found = await reader.find(hash);
    const now = clock.now().getTime();
    if (!found || overAt(found, life()) <= now) {
      drop(key);
      return null;
    }
    const isSeenAnew = now - found.lastSeenAt.getTime() >= sessionLimits.seenEveryMs;
    if (isSeenAnew) {
      await reader.touch(found.sessionId, new Date(now), new Date(now - sessionLimits.seenEveryMs + 1));
    }
    const member = memberOf(found);
    const seen = isSeenAnew ? { ...found, lastSeenAt: new Date(now) } : found;
    if (before === forgotten) remember(key, { member, readAt: now, overAt: overAt(seen, life()) });
    return member;
  };

  return {
    session(token) {
      if (!isTokenShaped(token)) return Promise.resolve(null);
      const hash = hashOfToken(token);
      const key = hash.toString('latin1');
      const entry = remembered.get(key);
      const now = clock.now().getTime();
      if (entry && now - entry.readAt < sessionLimits.cacheMs && now < entry.overAt) {
        return Promise.resolve(entry.member);
      }
      // However many requests come with one token at once, one of them asks the database.
      const running = reading.get(key);
      if (running) return running;
      const started = read(key, hash).finally(() => {
        if (reading.get(key) === started) reading.delete(key);
      });
      reading.set(key, started);
      return started;
    },
    forget(ended) {
      forgotten += 1;
      reading.clear();
      for (const { sessionId } of ended) {
        const key = keyOfSession.get(sessionId);
        if (key !== undefined) drop(key);
      }
    },
    forgetAll() {
      forgotten += 1;
      reading.clear();
      remembered.clear();
      keyOfSession.clear();
    },
  };
}

const overAt = (session: LiveSession, life: SessionLife): number =>
  Math.min(session.lastSeenAt.getTime() + life.idleMs, session.createdAt.getTime() + life.ageMs);

const memberOf = (session: LiveSession): SessionMember => ({
  memberId: session.memberId,
  account: session.account,
  isTrial: session.isTrial,
  currency: session.currency,
  sessionId: session.sessionId,
  provenAt: session.provenAt,
});
