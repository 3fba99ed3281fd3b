import { tableOf } from '@ikka/baccarat/rules';
import type { CrashEntry } from '@ikka/crash/rules';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { GameNews, WatchedGames } from '../../platform/transport-needs.ts';
import type { GameShelf } from '../shelf/index.ts';
import type { OwnTableNews, TableNews } from './baccarat/telling.ts';
import { ownTableNewsView, tableNewsView } from './baccarat/view.ts';
import { type RoomMessage, roomTopic } from './bus.ts';
import type { CrashNews } from './crash/telling.ts';
import { newsView, ownBetView } from './crash/view.ts';

const isTable = (gameId: string) => tableOf(gameId) !== undefined;

/** What pages hear of the games that many play as one. */
export const watchedGames = (shared: Pick<GameShelf, 'current'>): WatchedGames => ({
  has: (gameId) => shared.current(gameId) !== null,
  topicOf: roomTopic,
  hasTalk: isTable,
  read: (gameId, message) =>
    isTable(gameId) ? tableNewsOf(message as RoomMessage) : crashNewsOf(message as RoomMessage),
});

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
