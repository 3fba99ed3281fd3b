import type { Presence } from '@colyseus/core';
import { tableOf } from '@ikka/baccarat/rules';
import { isRefusal } from '@ikka/contract';
import type { CrashEntry } from '@ikka/crash/rules';
import { formatAmount, knownCurrency } from '@ikka/money';
import { createLottery, type LotteryParts } from '../modules/lottery/index.ts';
import {
  type CrashNews,
  createChains,
  createCrashGame,
  createLobbyTables,
  createRoomDesk,
  createRooms,
  createTableGame,
  newsView,
  type OwnTableNews,
  ownBetView,
  ownTableNewsView,
  type RoomBus,
  type RoomMessage,
  roomTopic,
  type TableNews,
  tableNewsView,
} from '../modules/rooms/index.ts';
import type { Logger } from '../platform/log.ts';
import type { GameAccess, GameNews } from '../transport/rooms/game-room.ts';
import { talkTopic } from '../transport/rooms/talk-topic.ts';
import { currencyCode } from './currency-code.ts';
import { sharedShelf } from './house-shelf.ts';
import type { Modules } from './modules.ts';

/** At twenty seconds a round the better part of a month. */
const crashChain = 100_000;
/** At a minute a draw the better part of two days. */
const drawChain = 2_500;
/** At half an hour a shoe two months of a table that never rests. */
const tableChain = 3_000;

const isTable = (gameId: string) => tableOf(gameId) !== undefined;

/** The games that many play as one, each in its room, and the lotteries, whose draws follow from chains as theirs do. */
export function createGameRooms(modules: Modules) {
  const { audit, catalogue, clock, database, facts, ledger, log, protection, rounds, tables, vault } =
    modules;
  const chainsOf = (chainLength: number) => createChains({ database, clock, vault, audit, chainLength });
  const [chains, shoeChains] = [chainsOf(crashChain), chainsOf(tableChain)];
  const games = [
    createCrashGame({ chains, rounds, facts }),
    ...tables.map((table) => createTableGame({ chains: shoeChains, rounds, facts }, table)),
  ];
  const isOffered = async (gameId: string) => (await catalogue.openGame(gameId)) !== null;
  const rooms = createRooms({
    database,
    clock,
    log,
    facts,
    ledger,
    currencyCode,
    guardOf: protection.guardOf,
    games,
    isOffered,
  });
  const lobbyTables = createLobbyTables({
    database,
    clock,
    tables,
    openGame: catalogue.openGame,
  });
  const desk = createRoomDesk({ database, clock, audit, games });
  const lotteryParts: LotteryParts = {
    database,
    clock,
    log,
    audit,
    standing: modules.standing,
    chains: chainsOf(drawChain),
    stakes: modules.stakes,
    greatestWin: catalogue.greatestWin,
    whyClosed: async (gameId) => {
      const open = await catalogue.openOrWhy(gameId);
      return isRefusal(open) ? open : null;
    },
  };
  return {
    ...rooms,
    chains,
    lobbyTables,
    desk,
    isOffered,
    lotteryParts,
    lottery: createLottery(lotteryParts),
  };
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
    bearer: modules.launch.bearer,
    isShared: (gameId) => sharedShelf.current(gameId) !== null,
    topicOf: roomTopic,
    talkTopicOf: (gameId) => (isTable(gameId) ? talkTopic(gameId) : null),
    read: (gameId, message) =>
      isTable(gameId) ? tableNewsOf(message as RoomMessage) : crashNewsOf(message as RoomMessage),
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
