import type { LanguageCode } from '@ikka/contract';
import type { PlaySession } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { findPlaySession } from './store.ts';

/** A play session with the log-in by which it lives. */
export interface Bearer {
  readonly play: PlaySession;
  readonly sessionId: string;
}

interface Remembered extends Bearer {
  /** Until when it is believed without asking the member's session again. */
  believedUntil: number;
}

/** A play call is frequent; the member's session is asked about it this often at most. */
const believedMs = 5_000;
const rememberedMost = 20_000;

/**
 * Finds play sessions by token. A play session has no life of its own: it lives while its member's session does.
 * What is remembered is forgotten at once when a session ends, and asked again after five seconds in any case;
 * the ledger's own suspension stands behind it.
 */
export function createPlaySessions(
  parts: {
    readonly database: Database;
    readonly clock: Clock;
    readonly isSessionLive: (sessionId: string) => Promise<boolean>;
  },
  hashOf: (token: string) => Buffer,
) {
  // By the token itself, which every request brings anyway: hashing it each time would cost more than all the rest here.
  const remembered = new Map<string, Remembered>();

  const load = async (hash: Buffer): Promise<Remembered | null> => {
    const found = await findPlaySession(parts.database.db, hash);
    if (found === null) return null;
    return {
      sessionId: found.sessionId,
      believedUntil: 0,
      play: {
        playSessionId: found.id,
        memberId: found.memberId,
        account: found.account,
        isTrial: found.isTrial,
        currency: found.currency,
        gameId: found.gameId,
        vassalage: found.vendorCode,
        language: found.language as LanguageCode,
      },
    };
  };

  return {
    async find(token: string): Promise<Bearer | null> {
      const entry = remembered.get(token) ?? (await load(hashOf(token)));
      if (entry === null) return null;
      const now = parts.clock.now().getTime();
      if (entry.believedUntil <= now) {
        if (!(await parts.isSessionLive(entry.sessionId))) {
          remembered.delete(token);
          return null;
        }
        entry.believedUntil = now + believedMs;
      }
      remembered.delete(token);
      remembered.set(token, entry);
      if (remembered.size > rememberedMost) remembered.delete(remembered.keys().next().value ?? '');
      return entry;
    },
    forget(sessionId: string): void {
      for (const [token, entry] of remembered) if (entry.sessionId === sessionId) remembered.delete(token);
    },
  };
}
