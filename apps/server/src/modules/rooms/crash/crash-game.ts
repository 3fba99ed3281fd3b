import { crash } from '@ikka/crash/round';
import {
  type CrashCommand,
  type CrashEffect,
  type CrashEntry,
  type CrashEvent,
  type CrashHead,
  type CrashRefusal,
  type CrashSecret,
  crashRoom,
  drawPoint,
} from '@ikka/crash/rules';
import { openStream } from '@ikka/fair';
import type { Transaction } from '../../../platform/database/index.ts';
import type { FactBus } from '../../../platform/facts.ts';
import { settledFact } from '../../plays/index.ts';
import type { Rounds, SharedPlay } from '../../rounds/index.ts';
import type { Chains, RoundSeeds } from '../chain/chains.ts';
import type { RoomGame } from '../room-game.ts';
import { endSharedRound, insertSharedRound, sharedRound } from '../store.ts';
import { createCrashTelling } from './telling.ts';

export interface CrashGameParts {
  readonly chains: Chains;
  readonly rounds: Pick<Rounds, 'revealShared' | 'recordShared' | 'noteReturned'>;
  readonly facts: Pick<FactBus, 'publish'>;
}

export type CrashGame = RoomGame<
  CrashHead,
  CrashEntry,
  CrashCommand,
  CrashEvent,
  CrashEffect,
  CrashSecret,
  CrashRefusal
>;

type RecordEffect = CrashEffect & { readonly type: 'record' };
type RevealEffect = CrashEffect & { readonly type: 'reveal' };

/** The house's studio that crash belongs to. */
export const crashVendor = 'IKKA_ARCADE';

/** Crash as the house keeps it: points drawn from the room's chain of seeds, rounds and bets on record. */
export function createCrashGame(parts: CrashGameParts): CrashGame {
  const roomId = crash.code;
  const vendorCode = crashVendor;

  const open = async (tx: Transaction, { no, chainId, commitment }: RoundSeeds, at: Date): Promise<void> => {
    await insertSharedRound(tx, { roomId, no, chainId, commitment, openedAt: at });
  };

  const reveal = async (
    tx: Transaction,
    { no, returned }: RevealEffect,
    seeds: RoundSeeds,
    at: Date,
  ): Promise<void> => {
    const round = await sharedRound(tx, roomId, no);
    if (round === null) throw new Error(`the round ${no} of ${roomId} was never opened`);
    const seedPairId = await parts.rounds.revealShared(tx, {
      gameId: roomId,
      serverSeed: seeds.serverSeed,
      clientSeed: seeds.salt,
      openedAt: round.openedAt,
      revealedAt: at,
    });
    const outcome = drawn(seeds);
    await parts.rounds.noteReturned(
      tx,
      returned.map(({ currency, stake, cashOut }) => ({
        seedPairId,
        gameId: roomId,
        gameVersion: crash.version,
        currency,
        stake: BigInt(stake),
        choice: { cashOut },
        outcome,
        returnedAt: at,
      })),
    );
    await endSharedRound(tx, {
      roomId,
      no,
      endedAt: at,
      outcome,
      serverSeed: seeds.serverSeed,
      seedPairId,
    });
  };

  const record = async (tx: Transaction, effects: readonly RecordEffect[], at: Date): Promise<void> => {
    const [first] = effects;
    if (first === undefined) return;
    const round = await sharedRound(tx, roomId, first.no);
    if (round?.seedPairId == null) throw new Error(`the round ${first.no} of ${roomId} is not over`);
    const { seedPairId, outcome } = round;
    const plays = effects.map(
      ({ bet, entry }): SharedPlay => ({
        id: bet,
        memberId: BigInt(entry.memberId),
        playSessionId: entry.playSessionId,
        gameId: roomId,
        vendorCode,
        gameVersion: crash.version,
        seedPairId,
        stake: BigInt(entry.stake),
        payout: BigInt(entry.payout),
        currency: entry.currency,
        choice: { cashOut: entry.cashOut },
        outcome,
        // In the order in which rounds are written: who gathers them looks only forward.
        playedAt: at,
      }),
    );
    await parts.rounds.recordShared(tx, plays);
    await parts.chains.noteBets(
      tx,
      roomId,
      first.no,
      effects.map(({ bet }) => bet),
    );
  };

  return {
    roomId,
    gameId: roomId,
    vendorCode,
    rules: crashRoom,
    telling: createCrashTelling,
    secret: async (no) => drawn(await parts.chains.seeds(roomId, no)),
    async prepare(effects) {
      const records = effects.filter((effect) => effect.type === 'record');
      const turns = await Promise.all(
        effects
          .filter((effect) => effect.type === 'open' || effect.type === 'reveal')
          .map(async (effect) => {
            if (effect.type === 'reveal')
              return { effect, seeds: await parts.chains.seeds(roomId, effect.no) };
            return { effect, fix: await parts.chains.prepare(roomId, effect.no) };
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
        const { memberId, stake, payout, currency } = effect.entry;
        const play = {
          id: effect.bet,
          memberId: BigInt(memberId),
          gameId: roomId,
          vendorCode,
          stake: BigInt(stake),
          payout: BigInt(payout),
          currency,
        };
        parts.facts.publish('PlaySettled', settledFact(play, { proof: 'chain', settledAt: at }));
      }
    },
  };
}

/** What the seeds of a round fix: its only draw. */
function drawn({ serverSeed, salt }: RoundSeeds) {
  return drawPoint(openStream({ serverSeed, clientSeed: salt, nonce: 0 }));
}
