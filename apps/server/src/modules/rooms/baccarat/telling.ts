import {
  type Spot,
  type SpotStakes,
  stakesBySpot,
  type TableEntry,
  type TableEvent,
} from '@ikka/baccarat/rules';
import type { OwnNews, RoomTelling } from '../room-game.ts';

/** What all players have on each spot, in smallest units as text, by the ledger's name of each currency. */
export type FeltNews = {
  readonly type: 'felt';
  readonly players: number;
  readonly felt: readonly { readonly currency: string; readonly stakes: SpotStakes }[];
};

/** What the dealer does, which everybody is told as it is. */
export type DealerEvent = Exclude<TableEvent, { readonly type: 'bet' | 'undone' | 'paid' }>;
/** What the owner of the room tells all processes. */
export type TableNews = DealerEvent | FeltNews;
/** What a member is told of a bet of his own. */
export type OwnTableNews =
  | { readonly type: 'placed'; readonly bet: string; readonly entry: TableEntry }
  | { readonly type: 'undone'; readonly bet: string }
  | {
      readonly type: 'paid';
      readonly bet: string;
      readonly coup: number;
      readonly entry: TableEntry;
      readonly payout: string;
    };

const isDealers = (event: TableEvent): event is DealerEvent =>
  event.type !== 'bet' && event.type !== 'undone' && event.type !== 'paid';

/** What lies on the table: who bet how much on what, summed up. */
export function feltOf(bets: Iterable<TableEntry>): FeltNews {
  const players = new Set<string>();
  const sums = new Map<string, Map<Spot, bigint>>();
  for (const { memberId, currency, stakes } of bets) {
    players.add(memberId);
    const mine = sums.get(currency) ?? new Map<Spot, bigint>();
    sums.set(currency, mine);
    for (const { spot, stake } of stakesBySpot(stakes)) mine.set(spot, (mine.get(spot) ?? 0n) + stake);
  }
  return {
    type: 'felt',
    players: players.size,
    felt: [...sums].map(([currency, stakes]) => ({
      currency,
      stakes: Object.fromEntries([...stakes].map(([spot, sum]) => [spot, String(sum)])),
    })),
  };
}

/** Tells watchers what the dealer does and what lies on the felt in all; each member what becomes of his own bets. */
export function createTableTelling(): RoomTelling {
  const bets = new Map<string, TableEntry>();
  let coup = 0;
  let events: DealerEvent[] = [];
  let own: OwnNews[] = [];
  let isFeltNew = false;

  const tellOwn = (entry: TableEntry, news: OwnTableNews): void => {
    own.push({ memberId: entry.memberId, currency: entry.currency, news });
  };

  const hearBet = (event: TableEvent, entries: ReadonlyMap<string, unknown>): void => {
    if (event.type === 'bet') {
      const entry = entries.get(event.bet) as TableEntry | null | undefined;
      if (!entry) return;
      bets.set(event.bet, entry);
      isFeltNew = true;
      tellOwn(entry, { type: 'placed', bet: event.bet, entry });
    }
    if (event.type !== 'undone' && event.type !== 'paid') return;
    const entry = bets.get(event.bet);
    if (entry === undefined) return;
    bets.delete(event.bet);
    isFeltNew ||= event.type === 'undone';
    if (event.type === 'undone') tellOwn(entry, { type: 'undone', bet: event.bet });
    else tellOwn(entry, { type: 'paid', bet: event.bet, coup, entry, payout: event.payout });
  };

  return {
    begin({ head, entries }) {
      bets.clear();
      for (const [bet, entry] of entries) bets.set(bet, entry as TableEntry);
      ({ coup } = head as { coup: number });
      events = [];
      own = [];
      isFeltNew = false;
    },
    hear(step) {
      for (const event of step.events as readonly TableEvent[]) {
        if (event.type === 'betting' || event.type === 'waiting') {
          if (event.coup !== coup) bets.clear();
          ({ coup } = event);
        }
        if (isDealers(event)) events.push(event);
        else hearBet(event, step.entries);
      }
    },
    tell() {
      const told: TableNews[] = isFeltNew ? [...events, feltOf(bets.values())] : events;
      const news = own;
      events = [];
      own = [];
      isFeltNew = false;
      return { events: told, own: news };
    },
  };
}
