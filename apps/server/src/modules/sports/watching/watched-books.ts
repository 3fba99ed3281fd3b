import { type BookPush, bookListRoom } from '@ikka/contract';
import { books } from '@ikka/sports/books';
import { briefly } from '../../../platform/briefly.ts';
import type { Bus } from '../../../platform/bus.ts';
import type { GameNews, WatchedGames } from '../../../platform/transport-needs.ts';
import { isIn } from '../books.ts';
import type { FixtureChange, SportsParts } from '../parts.ts';
import { findFixture } from '../store.ts';
import { listNews, matchNews } from './book-news.ts';

const topicOf = (room: string): string => `ikka:sports:${room}`;
/** A book's list is a room of its own; matches have theirs by their ids. */
const listOf = (gameId: string): string => `${bookListRoom}/${gameId}`;

/** The rooms in which pages look at a book: one for its lists, one for each match. */
export function watchedBooks({ database, clock }: Pick<SportsParts, 'database' | 'clock'>): WatchedGames {
  const sportOf = briefly(clock, async (id) => (await findFixture(database.db, id))?.sport ?? null);
  return {
    has: (gameId) => books.some((book) => book.gameId === gameId),
    async roomOf(gameId, room) {
      if (room === undefined || room === bookListRoom) return listOf(gameId);
      const book = books.find((one) => one.gameId === gameId);
      const sport = await sportOf(room);
      return book !== undefined && sport !== null && isIn(book, { sport }) ? room : null;
    },
    topicOf,
    hasTalk: () => false,
    read: (_gameId, message): GameNews => ({ events: message as BookPush, own: [] }),
  };
}

/** Tells the rooms of every process what changed, once this one has joined the others; before that nobody looks. */
export function createTeller({ clock }: Pick<SportsParts, 'clock'>) {
  let bus: Bus | null = null;
  return {
    async join(joined: Bus): Promise<void> {
      bus = joined;
    },
    tell(changes: readonly FixtureChange[]): void {
      if (bus === null) return;
      const now = clock.now();
      for (const change of changes) {
        const { after } = change;
        const ofMatch = matchNews(change, now);
        if (ofMatch !== null) bus.publish(topicOf(after.id), ofMatch);
        const ofList = listNews(change, now);
        const book = books.find((one) => isIn(one, after));
        if (ofList !== null && book !== undefined) bus.publish(topicOf(listOf(book.gameId)), ofList);
      }
    },
  };
}
