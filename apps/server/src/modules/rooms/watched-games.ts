import { tableOf } from '@ikka/baccarat/rules';
import type { CrashEntry } from '@ikka/crash/rules';
import { hallOf, roomOf } from '@ikka/darya/rules';
import { formatAmount, knownCurrency } from '@ikka/money';
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

function daryaNewsOf({ from, version, events, own }: RoomMessage): GameNews {
  return {
    events: { from, version, events: (events as DaryaNews[]).map(daryaNewsView) },
    own: own.map(({ memberId, currency, balance, news }) => ({
      memberId,
      currency,
      push: {
        version,
        balance: balance === null ? null : shownAmount(balance, currency),
        news: (news as OwnDaryaNews[]).map((one) => ownDaryaNewsView(one, knownCurrency(currency))),
      },
    })),
  };
}

function crashNewsOf({ from, version, events, own }: RoomMessage): GameNews {
  return {
    events: { from, version, events: (events as CrashNews[]).map(newsView) },
    own: own.map(({ memberId, currency, balance, news }) => ({
      memberId,
      currency,
      push: {
        version,
        balance: balance === null ? null : shownAmount(balance, currency),
        bets: (news as { bet: string; entry: CrashEntry }[]).map(({ bet, entry }) => ownBetView(bet, entry)),
      },
    })),
  };
}

function tableNewsOf({ from, version, events, own }: RoomMessage): GameNews {
  return {
    events: { from, version, events: (events as TableNews[]).map(tableNewsView) },
    own: own.map(({ memberId, currency, balance, news }) => ({
      memberId,
      currency,
      push: {
        version,
        balance: balance === null ? null : shownAmount(balance, currency),
        bets: (news as OwnTableNews[]).map(ownTableNewsView),
      },
    })),
  };
}

const shownAmount = (units: string, currency: string): string =>
  formatAmount(BigInt(units), knownCurrency(currency));
