import type { Presence } from '@colyseus/core';
import type { CrashEntry } from '@ikka/crash/rules';
import { currencies, currencyOf, formatAmount } from '@ikka/money';
import {
  type CrashNews,
  createChains,
  createCrashGame,
  createRooms,
  newsView,
  ownBetView,
  type RoomBus,
  type RoomMessage,
  roomTopic,
} from '../modules/rooms/index.ts';
import type { Logger } from '../platform/log.ts';
import type { GameAccess } from '../transport/rooms/game-room.ts';
import { currencyCode } from './currency-code.ts';
import type { Modules } from './modules.ts';

const sharedGames: ReadonlySet<string> = new Set(['crash']);

/** The games that many play as one, each in its room. */
export function createGameRooms(modules: Modules) {
  const { audit, catalogue, clock, database, facts, ledger, log, protection, rounds, vault } = modules;
  const chains = createChains({ database, clock, vault, audit });
  const rooms = createRooms({
    database,
    clock,
    log,
    facts,
    ledger,
    currencyCode,
    guardOf: protection.guardOf,
    games: [createCrashGame({ chains, rounds, facts })],
    isOffered: async (gameId) => (await catalogue.openGame(gameId)) !== null,
  });
  return { ...rooms, chains };
}

export type GameRooms = ReturnType<typeof createGameRooms>;

/** The rooms' presence, by which their processes hear of one another. */
export function busOf(presence: Presence, log: Logger): RoomBus {
  return {
    publish(topic, message) {
      Promise.resolve(presence.publish(topic, message)).catch((error: unknown) =>
        log.warn({ err: error, topic }, 'a room was not heard'),
      );
    },
    subscribe: async (topic, listener) => {
      await presence.subscribe(topic, listener);
    },
  };
}

/** What the socket's rooms need to know of shared games. */
export function gameAccess(modules: Modules): GameAccess {
  return {
    play: modules.launch.playSession,
    isShared: (gameId) => sharedGames.has(gameId),
    topicOf: roomTopic,
    read(message) {
      const { from, version, events, own } = message as RoomMessage;
      return {
        events: { from, version, events: (events as CrashNews[]).map(newsView) },
        own: own.map(({ memberId, currency, balance, news }) => ({
          memberId,
          currency,
          push: {
            version,
            balance: balance === null ? null : shownAmount(balance, currency),
            bets: (news as { bet: string; entry: CrashEntry }[]).map(({ bet, entry }) =>
              ownBetView(bet, entry),
            ),
          },
        })),
      };
    },
  };
}

const shownAmount = (units: string, currency: string): string =>
  formatAmount(BigInt(units), currencyOf(currency) ?? currencies.PKR);
