import {
  drawShoe,
  type TableCommand,
  type TableDefinition,
  type TableEffect,
  type TableEntry,
  type TableEvent,
  type TableHead,
  type TableRefusal,
  type TableSecret,
  tableRoom,
} from '@ikka/baccarat/rules';
import { openStream } from '@ikka/fair';
import type { Transaction } from '../../../platform/database/index.ts';
import type { FactBus } from '../../../platform/facts.ts';
import { settledFact } from '../../plays/index.ts';
import type { Rounds, SharedPlay } from '../../rounds/index.ts';
import type { Chains, RoundSeeds } from '../chain/chains.ts';
import type { RoomGame } from '../room-game.ts';
import { endSharedRound, insertSharedRound, notePair, sharedRound } from '../store.ts';
import { createTableTelling } from './telling.ts';

export interface TableGameParts {
  readonly chains: Chains;
  readonly rounds: Pick<Rounds, 'openShared' | 'revealOpened' | 'recordShared'>;
  readonly facts: Pick<FactBus, 'publish'>;
}

export type TableGame = RoomGame<
  TableHead,
  TableEntry,
  TableCommand,
  TableEvent,
  TableEffect,
  TableSecret,
  TableRefusal
>;

type RecordEffect = TableEffect & { readonly type: 'record' };

/** The house's studio of live tables. */
export const liveVendor = 'IKKA_LIVE';
const gameVersion = '1.0.0';

/**
 * A table as the house keeps it. A shoe is a shared round with a seed of the table's chain: its pair is kept sealed from the
 * first coup on, so that every coup's bets are recorded at once, and is revealed after the last.
 */
export function createTableGame(parts: TableGameParts, table: TableDefinition): TableGame {
  const roomId = table.id;

  const open = async (
    tx: Transaction,
    { no: shoe, chainId, commitment, serverSeed, salt }: RoundSeeds,
    at: Date,
  ): Promise<void> => {
    await insertSharedRound(tx, { roomId, no: shoe, chainId, commitment, openedAt: at });
    const seedPairId = await parts.rounds.openShared(tx, {
      gameId: roomId,
      serverSeed,
      clientSeed: salt,
      openedAt: at,
    });
    await notePair(tx, { roomId, no: shoe, seedPairId });
  };

  const pairOf = async (tx: Transaction, shoe: number): Promise<bigint> => {
    const round = await sharedRound(tx, roomId, shoe);
    if (round?.seedPairId == null) throw new Error(`the shoe ${shoe} of ${roomId} was never opened`);
    return round.seedPairId;
  };

  const reveal = async (
    tx: Transaction,
    { shoe, marks }: TableEffect & { readonly type: 'reveal' },
    { serverSeed }: RoundSeeds,
    at: Date,
  ): Promise<void> => {
    const seedPairId = await pairOf(tx, shoe);
    await parts.rounds.revealOpened(tx, { id: seedPairId, serverSeed, at });
    await endSharedRound(tx, {
      roomId,
      no: shoe,
      endedAt: at,
      outcome: { marks },
      serverSeed,
      seedPairId,
    });
  };

  const record = async (tx: Transaction, effects: readonly RecordEffect[], at: Date): Promise<void> => {
    const [first] = effects;
    if (first === undefined) return;
    const seedPairId = await pairOf(tx, first.shoe);
    const plays = effects.map(
      ({ bet, coup, entry, outcome, payout, setOff }): SharedPlay => ({
        id: bet,
        memberId: BigInt(entry.memberId),
        playSessionId: entry.playSessionId,
        gameId: roomId,
        vendorCode: liveVendor,
        gameVersion,
        seedPairId,
        stake: stakeOf(entry),
        payout: BigInt(payout),
        setOff: BigInt(setOff),
        currency: entry.currency,
        choice: { coup, stakes: entry.stakes },
        outcome,
        // In the order in which rounds are written: who gathers them looks only forward.
        playedAt: at,
      }),
    );
    await parts.rounds.recordShared(tx, plays);
    await parts.chains.noteBets(
      tx,
      roomId,
      first.shoe,
      effects.map(({ bet }) => bet),
    );
  };

  return {
    roomId,
    gameId: roomId,
    vendorCode: liveVendor,
    rules: tableRoom(table),
    telling: createTableTelling,
    secret: async (shoe) => ({ cards: shoeOf(await parts.chains.seeds(roomId, shoe)) }),
    async prepare(effects) {
      const records = effects.filter((effect) => effect.type === 'record');
      const turns = await Promise.all(
        effects
          .filter((effect) => effect.type === 'open' || effect.type === 'reveal')
          .map(async (effect) => {
            if (effect.type === 'reveal')
              return { effect, seeds: await parts.chains.seeds(roomId, effect.shoe) };
            return { effect, fix: await parts.chains.prepare(roomId, effect.shoe) };
          }),
      );
      return async (tx, at) => {
        for (const turn of turns) {
          if ('fix' in turn) await open(tx, await turn.fix(tx), at);
          else await reveal(tx, turn.effect, turn.seeds, at);
        }
        await record(tx, records, at);
      };
    },
    written(effects, at) {
      for (const effect of effects) {
        if (effect.type !== 'record') continue;
        const { memberId, currency } = effect.entry;
        const play = {
          id: effect.bet,
          memberId: BigInt(memberId),
          gameId: roomId,
          vendorCode: liveVendor,
          stake: stakeOf(effect.entry),
          payout: BigInt(effect.payout),
          currency,
        };
        const setOff = BigInt(effect.setOff);
        parts.facts.publish('PlaySettled', settledFact(play, { proof: 'chain', settledAt: at, setOff }));
      }
    },
  };
}

const stakeOf = ({ stakes }: TableEntry): bigint =>
  Object.values(stakes).reduce((sum, stake) => sum + BigInt(stake), 0n);

/** What the seeds of a shoe fix: the order of all its cards. */
function shoeOf({ serverSeed, salt }: RoundSeeds): readonly number[] {
  return drawShoe(openStream({ serverSeed, clientSeed: salt, nonce: 0 }));
}
