import { type CallRefusalCode, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import {
  type DaryaRoom,
  daryaRooms,
  type RoomHead,
  roomOf,
  roomReturn,
  type SeatEntry,
  seatCount,
  valuesIn,
} from '@ikka/darya/rules';
import { type JsonValue, returnText } from '@ikka/game-kit';
import { formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import type { Handlers, PlaySession } from '../../../platform/calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Protection } from '../../protection/index.ts';
import type { Rooms } from '../index.ts';
import { readRoom } from '../read-room.ts';
import { entriesOf } from '../store.ts';
import type { FireAnswer, LiveCommand, LookAnswer } from './live-types.ts';
import { seatsTaken } from './store.ts';
import { treasureOf } from './treasure.ts';
import { sceneView } from './view.ts';

type DaryaCalls = (typeof calls)['darya'];

export interface DaryaRouteParts {
  readonly rooms: Pick<Rooms, 'send'>;
  readonly database: Database;
  readonly clock: Clock;
  /** The stakes that the house offers in a currency now, ascending, or why the game takes none. */
  readonly stakes: (
    gameId: string,
    currency: ReturnType<typeof knownCurrency>,
  ) => Promise<readonly bigint[] | ClosedGame>;
  readonly mayPlay: Protection['mayPlay'];
  /** What the pot of a room holds, in smallest units. */
  readonly potOf: (roomId: string, currency: string) => Promise<bigint>;
  /** A name as strangers may read it. */
  readonly maskName: (name: string) => string;
}

/** What the page of a fish hall asks. Whoever opened another game gets nothing here. */
export function daryaRoutes(parts: DaryaRouteParts): Handlers<DaryaCalls> {
  const { rooms, database, clock } = parts;

  const roomFor = (roomId: string, play: PlaySession): DaryaRoom | Refusal<'darya.room_unknown'> => {
    const room = roomOf(roomId);
    return room?.hall.code === play.gameId ? room : refuse('darya.room_unknown');
  };

  const valuesFor = async (room: DaryaRoom, play: PlaySession): Promise<readonly bigint[] | ClosedGame> => {
    const stakes = await parts.stakes(play.gameId, knownCurrency(play.currency));
    if (isRefusal(stakes)) return stakes;
    const values = valuesIn(room.range, stakes);
    return values.length === 0 ? refuse('game.unavailable', { gameId: play.gameId }) : values;
  };

  const send = <Answer>(room: DaryaRoom, play: PlaySession, command: JsonValue) => {
    const { memberId, currency } = play;
    return rooms
      .send(room.id, { bettor: { memberId, currency }, command })
      .then((done) => (isRefusal(done) ? done : { answer: done.answer as Answer, version: done.version }));
  };

  /** The seat of a play session in a room, if it has one there. */
  const seatOf = async (room: DaryaRoom, play: PlaySession): Promise<[string, SeatEntry] | null> => {
    const entries = (await entriesOf(database.db, room.id)) as Map<string, SeatEntry>;
    return [...entries].find(([, { playSessionId }]) => playSessionId === play.playSessionId) ?? null;
  };

  const stateOf = async (room: DaryaRoom, play: PlaySession, values: readonly bigint[]) => {
    // Not what others were told a moment ago: whoever has just sat down is to find his seat.
    const kept = await readRoom(database, room.id);
    if (kept === null) return refuse('game.unavailable', { gameId: play.gameId });
    const { memory } = kept;
    const head = memory.head as RoomHead;
    const entries = [
      ...(memory.entries as ReadonlyMap<string, JsonValue> as ReadonlyMap<string, unknown>),
    ].map(([id, entry]) => [id, entry as SeatEntry] as const);
    const mine = entries.find(([, { playSessionId }]) => playSessionId === play.playSessionId);
    const command: LiveCommand = { type: 'look', playSessionId: play.playSessionId };
    const looked = await send<LookAnswer>(room, play, command);
    const look = isRefusal(looked) ? null : looked.answer;
    const currency = knownCurrency(play.currency);
    return {
      version: Number(memory.version),
      serverTime: clock.now().toISOString(),
      roomId: room.id,
      range: room.range,
      no: room.no,
      values: values.map((value) => formatAmount(value, currency)),
      rtp: returnText(roomReturn),
      pot: formatAmount(await parts.potOf(room.id, play.currency), currency),
      treasure: formatAmount(await parts.potOf(treasureOf(room.id), play.currency), currency),
      scene:
        head.phase !== 'scene' || look === null
          ? null
          : {
              ...sceneView({ type: 'scene', ...head }),
              caught: [...look.caught],
              stages: [...look.stages],
              freezes: [...look.freezes],
              bullets: [...look.bullets],
            },
      seats: entries.map(([, { seat, name }]) => ({ seat, name })),
      me: mine === undefined ? null : { seat: mine[1].seat, lastBullet: look?.lastBullet ?? 0 },
    };
  };

  return {
    async daryaRooms(_input, { play }) {
      const own = daryaRooms.filter(({ hall }) => hall.code === play.gameId);
      if (own.length === 0) return refuse('game.unavailable', { gameId: play.gameId });
      const stakes = await parts.stakes(play.gameId, knownCurrency(play.currency));
      if (isRefusal(stakes)) return stakes;
      const taken = await seatsTaken(
        database.db,
        own.map(({ id }) => id),
      );
      const currency = knownCurrency(play.currency);
      const pots = await Promise.all(own.map(({ id }) => parts.potOf(id, play.currency)));
      return {
        rooms: own.map(({ id, range, no }, index) => ({
          roomId: id,
          range,
          no,
          values: valuesIn(range, stakes).map((value) => formatAmount(value, currency)),
          pot: formatAmount(pots[index] ?? 0n, currency),
          seats: seatCount,
          taken: taken.get(id) ?? 0,
        })),
      };
    },

    async daryaState({ params }, { play }) {
      const room = roomFor(params.roomId, play);
      if (isRefusal(room)) return room;
      const values = await valuesFor(room, play);
      return isRefusal(values) ? values : stateOf(room, play, values);
    },

    async sitInDarya({ params }, { play, idempotencyKey }) {
      const room = roomFor(params.roomId, play);
      if (isRefusal(room)) return room;
      const values = await valuesFor(room, play);
      if (isRefusal(values)) return values;
      const held = await parts.mayPlay(play);
      if (held) return held;
      const entry = {
        memberId: String(play.memberId),
        playSessionId: play.playSessionId,
        name: parts.maskName(play.account),
        currency: play.currency,
      };
      const id = derivedId(idempotencyKey, `${play.memberId}/seat`);
      const sat = await send(room, play, { type: 'sit', id, entry });
      if (isRefusal(sat)) return sat as Refusal<CallRefusalCode<DaryaCalls['sitInDarya']>>;
      return stateOf(room, play, values);
    },

    async leaveDarya({ params }, { play }) {
      const room = roomFor(params.roomId, play);
      if (isRefusal(room)) return room;
      const mine = await seatOf(room, play);
      if (mine === null) return {};
      const left = await send(room, play, { type: 'leave', id: mine[0] });
      return isRefusal(left) ? (left as Refusal<CallRefusalCode<DaryaCalls['leaveDarya']>>) : {};
    },

    async fireInDarya({ params, body }, { play }) {
      const room = roomFor(params.roomId, play);
      if (isRefusal(room)) return room;
      const values = await valuesFor(room, play);
      if (isRefusal(values)) return refuse('game.unavailable', { gameId: play.gameId });
      const currency = knownCurrency(play.currency);
      const command: LiveCommand = {
        type: 'fire',
        playSessionId: play.playSessionId,
        scene: body.scene,
        values: values.map(String),
        // An amount that this money cannot say is no value of the room.
        shots: body.shots.map((shot) => ({
          ...shot,
          value: String(parseAmount(shot.value, currency) ?? 0n),
        })),
      };
      const fired = await send<FireAnswer>(room, play, command);
      if (isRefusal(fired)) return fired as Refusal<CallRefusalCode<DaryaCalls['fireInDarya']>>;
      const { lastBullet, refused } = fired.answer;
      return { serverTime: clock.now().toISOString(), lastBullet, refused: [...refused] };
    },
  };
}
