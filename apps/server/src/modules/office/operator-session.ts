import type { OperatorSession } from '../../platform/calls.ts';
import type { OperatorParts } from './parts.ts';
import { permissionsOf } from './roles.ts';
import { tokenHash } from './secrets.ts';
import { sessionTimes } from './session-times.ts';
import { createSessionLook, touchSession } from './store.ts';

/**
 * Finds the live session of a token, with what its operator may do right now; null for an unknown, idle, ended or disabled one.
 * Looking counts as activity, to within half a minute. `expiresAt` is when the session ends if nothing more is done.
 */
export function operatorSessions({ database, clock }: OperatorParts) {
  const liveSession = createSessionLook(database.db);
  return async (token: string): Promise<OperatorSession | null> => {
    const now = clock.now();
    const hash = tokenHash(token);
    const session = await liveSession(hash, now, sessionTimes.seenAfter(now));
    if (session === null) return null;
    const isTouched = now.getTime() - session.lastSeenAt.getTime() >= sessionTimes.touchMs;
    if (isTouched) await touchSession(database.db, hash, now);
    const idleEnd = (isTouched ? now : session.lastSeenAt).getTime() + sessionTimes.idleMs;
    return {
      operatorId: session.operatorId,
      username: session.username,
      permissions: permissionsOf(session),
      sessionId: hash,
      expiresAt: new Date(Math.min(idleEnd, session.endsAt.getTime())),
    };
  };
}
