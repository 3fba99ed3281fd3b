import type { CrashEntry, CrashEvent } from '@ikka/crash/rules';
import type { JsonValue } from '@ikka/game-kit';
import type { OwnNews, RoomTelling } from '../room-game.ts';
import { boardOf } from './board.ts';

/** How the bets of a round stand, with those of the greatest that changed. Amounts are smallest units as text. */
export type BetsNews = {
  readonly type: 'bets';
  readonly betCount: number;
  readonly outCount: number;
  readonly totals: readonly { readonly currency: string; readonly stake: string; readonly payout: string }[];
  readonly rows: readonly { readonly bet: string; readonly entry: CrashEntry }[];
};

/** The course of the round, which everybody is told as it is. */
export type RoundEvent = Exclude<CrashEvent, { readonly type: 'bet' | 'cashed' | 'returned' }>;
/** What the owner of the room tells all processes. */
export type CrashNews = RoundEvent | BetsNews;

export function isRoundEvent(event: CrashEvent): event is RoundEvent {
  return event.type !== 'bet' && event.type !== 'cashed' && event.type !== 'returned';
}

/**
 * Tells watchers the course of the round, and of its bets the greatest, their number and what they come to; each member all
 * of his own. A telling is about as long for ten bets as for ten thousand.
 */
export function createCrashTelling(): RoomTelling {
  /** All bets of the round, those too that are settled already. */
  const bets = new Map<string, CrashEntry>();
  const rowsTold = new Map<string, CrashEntry>();
  let no = 0;
  let events: RoundEvent[] = [];
  let own: OwnNews[] = [];
  let areBetsNew = false;

  const openRound = (opened: number): void => {
    if (opened === no) return;
    no = opened;
    bets.clear();
    rowsTold.clear();
    areBetsNew = false;
  };

  const tellBets = (): BetsNews => {
    const { betCount, outCount, totals, greatest } = boardOf(bets);
    const rows = greatest.filter(([bet, entry]) => rowsTold.get(bet) !== entry);
    for (const [bet, entry] of rows) rowsTold.set(bet, entry);
    return {
      type: 'bets',
      betCount,
      outCount,
      totals: [...totals].map(([currency, { stake, payout }]) => ({
        currency,
        stake: String(stake),
        payout: String(payout),
      })),
      rows: rows.map(([bet, entry]) => ({ bet, entry })),
    };
  };

  return {
    begin({ head, entries }) {
      openRound((head as { no: number }).no);
      events = [];
      own = [];
      for (const [bet, entry] of entries) bets.set(bet, entry as CrashEntry);
      areBetsNew = bets.size > 0;
    },
    hear(step) {
      for (const event of step.events as readonly CrashEvent[]) {
        if (event.type === 'betting') openRound(event.no);
        if (isRoundEvent(event)) events.push(event);
      }
      for (const [bet, changed] of step.entries) {
        if (changed === null) continue;
        const entry = changed as CrashEntry;
        bets.set(bet, entry);
        areBetsNew = true;
        own.push({ memberId: entry.memberId, currency: entry.currency, news: { bet, entry } });
      }
    },
    tell(mayAddUp) {
      const news: CrashNews[] = areBetsNew && mayAddUp ? [...events, tellBets()] : events;
      if (mayAddUp) areBetsNew = false;
      const told = { events: news as readonly JsonValue[], own, isBehind: areBetsNew };
      events = [];
      own = [];
      return told;
    },
  };
}
