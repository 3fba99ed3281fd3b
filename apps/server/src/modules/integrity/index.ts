import type { CookieJar } from '../../platform/calls.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { HandReport } from '../rooms/index.ts';
import { whyNoSeat } from './bans/why-no-seat.ts';
import { integrityOfficeRoutes } from './office-routes.ts';
import { countHands } from './pairs/count-hands.ts';
import { forgetCounts, insertDueHand } from './pairs/count-store.ts';
import { dayFrom, dayOf } from './pairs/day-of.ts';
import { judgePairs } from './pairs/judge-pairs.ts';
import { noteBrowser } from './pairs/note-browser.ts';
import type { IntegrityParts } from './parts.ts';
import { integrityRoutes } from './routes.ts';

/** Days by which pairs may be judged are kept for somewhat more than a year, hands for ninety days. */
const daysKept = 400;
const handsKeptMs = 90 * 24 * 3_600_000;

/** Fair play in card rooms: who plays together, what players report, and who may not sit down for a while. */
export function createIntegrity(parts: IntegrityParts) {
  return {
    /** Answers to the calls of players and of operators. */
    routes: integrityRoutes(parts),
    officeRoutes: integrityOfficeRoutes(parts),
    /** For rooms, in the transaction in which a hand is settled. */
    noteHand: (tx: Transaction, hand: HandReport, at: Date) => insertDueHand(tx, hand, at),
    /** For rooms, before a seat is taken for real money. */
    async whyNoSeat(memberId: bigint, cookies: Pick<CookieJar, 'read'>) {
      const refused = await whyNoSeat(parts, memberId);
      if (refused === null) await noteBrowser(parts, memberId, cookies);
      return refused;
    },

    // For jobs.
    count: (signal?: AbortSignal) => countHands(parts, signal),
    judge: (signal?: AbortSignal) => judgePairs(parts, signal),
    forget() {
      const now = parts.clock.now();
      return forgetCounts(parts.database.db, {
        day: dayFrom(dayOf(now), -daysKept),
        hand: new Date(now.getTime() - handsKeptMs),
      });
    },
  };
}

export type Integrity = ReturnType<typeof createIntegrity>;
