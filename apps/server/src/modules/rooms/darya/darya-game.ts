import {
  type DaryaRoom,
  daryaRoom,
  type RoomCode,
  type RoomCommand,
  type RoomEffect,
  type RoomEvent,
  type RoomHead,
  type RoomSecret,
  type SeatEntry,
} from '@ikka/darya/rules';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Chains, RoundSeeds } from '../chain/chains.ts';
import type { RoomGame } from '../room-game.ts';
import { endSharedRound, insertSharedRound } from '../store.ts';
import { createLiveWater, type LiveWaterParts } from './live-water.ts';

export interface DaryaGameParts extends Omit<LiveWaterParts, 'gameId' | 'vassalage'> {
  readonly chains: Chains;
}

export type DaryaGame = RoomGame<
  RoomHead,
  SeatEntry,
  RoomCommand,
  RoomEvent,
  RoomEffect,
  RoomSecret,
  RoomCode
>;

/** The house's studio of the fish halls. */
const daryaVendor = 'IKKA_FISH';

/**
 * A room of a hall as the house keeps it: scenes from the room's chain of seeds. A scene's seed is told as it opens, so that every
 * page knows all of its fish; it was committed before, and decides no money.
 */
export function createDaryaGame(parts: DaryaGameParts, room: DaryaRoom): DaryaGame {
  const roomId = room.id;
  const gameId = room.hall.code;

  const open = async (tx: Transaction, { no, chainId, commitment }: RoundSeeds, at: Date): Promise<void> => {
    await insertSharedRound(tx, { roomId, no, chainId, commitment, openedAt: at });
  };

  return {
    roomId,
    gameId,
    vendorCode: daryaVendor,
    rules: daryaRoom,
    live: (line) => createLiveWater({ ...parts, gameId, vassalage: daryaVendor }, room, line),
    async secret(no) {
      const { serverSeed, salt } = await parts.chains.seeds(roomId, no);
      return { serverSeed, clientSeed: salt };
    },
    async prepare(effects) {
      const turns = await Promise.all(
        effects.map(async (effect) =>
          effect.type === 'open'
            ? { fix: await parts.chains.prepare(roomId, effect.no) }
            : { no: effect.no, seeds: await parts.chains.seeds(roomId, effect.no) },
        ),
      );
      return async (tx, at) => {
        for (const turn of turns) {
          if ('fix' in turn) await open(tx, await turn.fix(tx), at);
          else {
            const { serverSeed } = turn.seeds;
            await endSharedRound(tx, {
              roomId,
              no: turn.no,
              endedAt: at,
              outcome: null,
              serverSeed,
              seedPairId: null,
            });
          }
        }
      };
    },
    written: () => undefined,
  };
}
