import type { IdentityDeps } from '../deps.ts';
import type { EndedSession, EndReason } from './store.ts';

/** Sessions that ended, as every process hears of them. */
export interface SessionsEnded {
  readonly sessions: readonly EndedSession[];
  readonly reason: EndReason;
}

export type SessionsEndedListener = (ended: SessionsEnded) => void;

/** Carries the end of sessions to every process, this one included, and publishes the facts. */
export interface SessionNews {
  /** To be called after the commit. A signal that cannot be sent is logged: the other caches forget by themselves. */
  tell(sessions: readonly EndedSession[], reason: EndReason): Promise<void>;
  /** The member of a session proved anew to be one: no process goes on remembering that he had not. */
  tellProven(session: EndedSession): Promise<void>;
  on(listener: SessionsEndedListener): void;
}

const topic = 'session.ended';
const provenTopic = 'session.proven';
/** A signal carries at most 7,000 bytes; one session takes up to 62. */
const sessionsPerSignal = 100;

interface Payload {
  readonly reason: EndReason;
  readonly sessions: readonly (readonly [sessionId: string, memberId: string])[];
}

export function createSessionNews(
  deps: Pick<IdentityDeps, 'signals' | 'facts' | 'log'>,
  forget: (sessions: readonly EndedSession[]) => void,
): SessionNews {
  const listeners: SessionsEndedListener[] = [];
  deps.signals.on(topic, (payload) => {
    const { reason, sessions } = payload as Payload;
    const ended = sessions.map(([sessionId, memberId]) => ({ sessionId, memberId: BigInt(memberId) }));
    forget(ended);
    for (const listener of listeners) listener({ sessions: ended, reason });
  });
  deps.signals.on(provenTopic, (payload) => {
    const [sessionId, memberId] = payload as readonly [string, string];
    forget([{ sessionId, memberId: BigInt(memberId) }]);
  });
  return {
    async tellProven(session) {
      forget([session]);
      await deps.signals
        .publish(provenTopic, [session.sessionId, session.memberId.toString()])
        .catch((error: unknown) => deps.log.warn({ err: error }, 'identity: a proof was not signalled'));
    },
    async tell(sessions, reason) {
      forget(sessions);
      for (const { sessionId, memberId } of sessions) {
        deps.facts.publish('SessionEnded', { sessionId, memberId, reason });
      }
      for (let start = 0; start < sessions.length; start += sessionsPerSignal) {
        const part = sessions.slice(start, start + sessionsPerSignal);
        const payload: Payload = {
          reason,
          sessions: part.map(({ sessionId, memberId }) => [sessionId, memberId.toString()]),
        };
        await deps.signals
          .publish(topic, payload)
          .catch((error: unknown) =>
            deps.log.warn({ err: error }, 'identity: the end of sessions was not signalled'),
          );
      }
    },
    on: (listener) => {
      listeners.push(listener);
    },
  };
}
