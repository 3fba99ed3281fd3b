import { tableOf } from '@ikka/baccarat/rules';
import type { CrashEntry } from '@ikka/crash/rules';
import { hallOf, roomOf } from '@ikka/darya/rules';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { GameNews, WatchedGames } from '../../platform/transport-needs.ts';
import type { GameShelf } from '../shelf/index.ts';
import type { OwnTableNews, TableNews } from './baccarat/telling.ts';
import { ownTableNewsView, tableNewsView } from './baccarat/view.ts';
import { type RoomMessage, roomTopic } from './bus.ts';
import type { CrashNews } from './crash/telling.ts';
import { newsView, ownBetView } from './crash/view.ts';
import { type DaryaNews, daryaNewsView, type OwnDaryaNews, ownDaryaNewsView } from './darya/view.ts';

const isTable = (gameId: string) => tableOf(gameId) !== undefined;

/** What pages hear of the games that many play as one. */
export const watchedGames = (shared: Pick<GameShelf, 'current'>): WatchedGames => ({
  has: (gameId) => shared.current(gameId) !== null,
  topicOf: roomTopic,
  hasTalk: isTable,
  read: (gameId, message) =>
    isTable(gameId) ? tableNewsOf(message as RoomMessage) : crashNewsOf(message as RoomMessage),
});

/** What pages hear of the rooms of the fish halls. */
export const watchedHalls: WatchedGames = {
  has: (gameId) => hallOf(gameId) !== undefined,
  roomOf: async (gameId, room) => (room !== undefined && roomOf(room)?.hall.code === gameId ? room : null),
  topicOf: roomTopic,
  hasTalk: () => false,
  read: (_gameId, message) => daryaNewsOf(message as RoomMessage),
};

/** Turns a room's message into what pages hear, by how the game shows an event, and a piece of news to the member it is for. */
const newsBy =
  <Event, News>(show: {
    readonly event: (event: Event) => unknown;
    readonly news: (news: News, currency: Currency) => unknown;
  }) =>
  ({ from, version, events, own }: RoomMessage): GameNews => ({
    events: { from, version, events: (events as Event[]).map(show.event) },
    own: own.map(({ memberId, currency: code, balance, news }) => {
      const currency = knownCurrency(code);
      return {
        memberId,
        currency: code,
        push: {
          version,
          balance: balance === null ? null : formatAmount(BigInt(balance), currency),
          news: (news as News[]).map((one) => show.news(one, currency)),
        },
      };
    }),
  });

const daryaNewsOf = newsBy<DaryaNews, OwnDaryaNews>({ event: daryaNewsView, news: ownDaryaNewsView });
const tableNewsOf = newsBy<TableNews, OwnTableNews>({ event: tableNewsView, news: ownTableNewsView });
const crashNewsOf = newsBy<CrashNews, { readonly bet: string; readonly entry: CrashEntry }>({
  event: newsView,
  news: ({ bet, entry }) => ownBetView(bet, entry),
});
