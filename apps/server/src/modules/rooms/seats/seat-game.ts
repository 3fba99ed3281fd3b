import type { JsonValue, RoomState } from '@ikka/game-kit';
import {
  type CommonOptions,
  type JsonHandRules,
  type SeatCommand,
  type SeatEffect,
  type SeatEntry,
  type SeatEvent,
  type SeatHead,
  type SeatPlay,
  type SeatRefusal,
  type SeatRoom,
  type SeatRoomView,
  type SeatSecret,
  seatRoom,
  viewRoom,
} from '@ikka/seat-kit';
import type { Transaction } from '../../../platform/database/index.ts';
import type { FactBus } from '../../../platform/facts.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Vault } from '../../../platform/vault.ts';
import { settledFact } from '../../plays/index.ts';
import type { Rounds, SharedPlay } from '../../rounds/index.ts';
import type { Chains, RoundSeeds } from '../chain/chains.ts';
import type { NoteHand } from '../ports.ts';
import type { RoomGame } from '../room-game.ts';
import { endSharedRound, insertSharedRound, sharedRound } from '../store.ts';
import { type HandReport, handReport } from './hand-report.ts';
import { contestRoundId, seatRoundId } from './seat-money.ts';
import { createSeatPublisher, type SeatPublisher } from './seat-publisher.ts';

export interface SeatGameParts {
  readonly chains: Pick<Chains, 'prepare' | 'seeds'>;
  readonly rounds: Pick<Rounds, 'revealShared' | 'recordShared'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly vault: Pick<Vault, 'seal'>;
  readonly log: Pick<Logger, 'error'>;
  readonly noteHand: NoteHand;
}

/** A room of seats as the house keeps it. */
export interface SeatGame
  extends RoomGame<SeatHead, SeatEntry, SeatCommand, SeatEvent, SeatEffect, SeatSecret, SeatRefusal> {
  readonly room: SeatRoom<CommonOptions & JsonValue>;
  /** What only the keeper knows of the hand that is on, or null where none is. */
  secretFor(head: SeatHead): Promise<SeatSecret | null>;
  /** The room after the last step that this process took; null where it took none since it owns the room. */
  latest(): ReturnType<SeatPublisher['latest']>;
  /** The room as one member may know it; null: as everybody may. */
  view(
    state: RoomState<SeatHead, SeatEntry>,
    viewer: { readonly memberId: string | null; readonly secret: SeatSecret | null },
  ): SeatRoomView;
}

type EndEffect = Extract<SeatEffect, { readonly type: 'end' }>;

/** The seeds of the last hands are asked for with every act; reading them costs a statement and hundreds of hashes. */
const secretsKept = 2;

/**
 * A card room's hands take their seeds from the room's chain: each is committed to since the hand before it was over, and the client
 * seed is what all seats showed after that. A hand's parts are recorded as it ends, by its revealed seeds, as a round of each seat.
 */
export function createSeatGame(
  parts: SeatGameParts,
  {
    rules,
    room,
    vendorCode,
    isOpen,
  }: {
    readonly rules: JsonHandRules;
    readonly room: SeatRoom<CommonOptions & JsonValue>;
    readonly vendorCode: string;
    readonly isOpen: () => boolean;
  },
): SeatGame {
  const { roomId, gameId } = room;
  const { chains, rounds } = parts;
  const secrets = new Map<number, Promise<SeatSecret>>();
  let publisher: SeatPublisher | null = null;

  const readSecret = async (no: number): Promise<SeatSecret> => {
    const { serverSeed, commitment } = await chains.seeds(roomId, no);
    return { serverSeed, commitment };
  };
  const secret = (no: number): Promise<SeatSecret> => {
    const known = secrets.get(no) ?? readSecret(no);
    secrets.set(no, known);
    known.catch(() => secrets.delete(no));
    for (const old of secrets.keys()) if (secrets.size > secretsKept) secrets.delete(old);
    return known;
  };

  const end = async (
    tx: Transaction,
    {
      effect,
      seeds,
      report,
    }: { readonly effect: EndEffect; readonly seeds: RoundSeeds; readonly report: HandReport | null },
    at: Date,
  ): Promise<void> => {
    const { no, clientSeed, plays, outcome } = effect;
    const opened = await sharedRound(tx, roomId, no);
    if (opened === null) throw new Error(`the hand ${no} of ${roomId} was never opened`);
    const { serverSeed } = seeds;
    const seedPairId = await rounds.revealShared(tx, {
      gameId,
      serverSeed,
      clientSeed,
      openedAt: opened.openedAt,
      revealedAt: at,
    });
    await endSharedRound(tx, { roomId, no, endedAt: at, outcome, serverSeed, seedPairId });
    if (plays.length === 0) return;
    if (report !== null) await parts.noteHand(tx, report, at);
    await rounds.recordShared(
      tx,
      plays.map(
        (play): SharedPlay => ({
          id: roundIdOf(play, no),
          memberId: BigInt(play.entry.memberId),
          playSessionId: play.entry.playSessionId,
          gameId,
          vendorCode,
          gameVersion: rules.version,
          seedPairId,
          ...amountsOf(play),
          currency: play.entry.currency,
          choice: play.choice,
          outcome: play.outcome,
          playedAt: at,
        }),
      ),
    );
  };

  const game: SeatGame = {
    roomId,
    gameId,
    vendorCode,
    room,
    isOpen,
    rules: seatRoom(rules, room),
    secret,
    secretFor: async (head) => {
      const no = game.rules.secretOf(head);
      return no === null ? null : secret(no);
    },
    view: (state, viewer) => viewRoom(rules, room, state, viewer),
    publisher(publish) {
      publisher = createSeatPublisher({ game, vault: parts.vault, log: parts.log, publish });
      return publisher;
    },
    latest: () => publisher?.latest() ?? null,
    async prepare(effects) {
      const turns = await Promise.all(
        effects.map(async (effect) => {
          if (effect.type === 'open') return { fix: await chains.prepare(roomId, effect.no) };
          const seeds = await chains.seeds(roomId, effect.no);
          // The hand is played again for it: not while the step's transaction waits.
          const report = handReport({ rules, room }, { ...effect, serverSeed: seeds.serverSeed });
          return { effect, seeds, report };
        }),
      );
      return async (tx, at) => {
        for (const turn of turns) {
          if ('fix' in turn) {
            const { no, chainId, commitment } = await turn.fix(tx);
            await insertSharedRound(tx, { roomId, no, chainId, commitment, openedAt: at });
          } else await end(tx, turn, at);
        }
      };
    },
    written(effects, at) {
      for (const effect of effects) {
        if (effect.type !== 'end') continue;
        for (const play of effect.plays) {
          // A hand for chips is on record, and nobody staked anything on it.
          if (play.kind === 'chips') continue;
          const { memberId, currency } = play.entry;
          const { setOff, ...amounts } = amountsOf(play);
          const id = roundIdOf(play, effect.no);
          const settled = { id, memberId: BigInt(memberId), gameId, vendorCode, currency, ...amounts };
          parts.facts.publish('PlaySettled', settledFact(settled, { proof: 'chain', settledAt: at, setOff }));
        }
      }
    },
  };
  return game;
}

const roundIdOf = ({ kind, stay }: SeatPlay, no: number): string =>
  kind === 'contest' ? contestRoundId(stay) : seatRoundId(stay, no);

const amountsOf = ({ stake, payout, setOff }: SeatPlay) => ({
  stake: BigInt(stake),
  payout: BigInt(payout),
  setOff: BigInt(setOff),
});
