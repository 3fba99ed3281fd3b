import {
  type CallAnswer,
  type CallRefusalCode,
  type calls,
  isRefusal,
  privateRoomsMost,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { JsonValue } from '@ikka/game-kit';
import { currencies, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import { addressKey } from '../../../platform/address-key.ts';
import type { Caller, Handlers, PlaySession } from '../../../platform/calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/vault.ts';
import type { ClosedGame } from '../../catalogue/index.ts';
import { derivedId } from '../../ledger/index.ts';
import type { Rounds as PlayedRounds } from '../../rounds/index.ts';
import type { CommandDone, RoomCommand } from '../commands.ts';
import type { Rooms } from '../index.ts';
import type { WhyNoSeat } from '../ports.ts';
import { actInUnits } from './act-in-units.ts';
import { rowOf } from './room-row.ts';
import type { SeatGame } from './seat-game.ts';
import { ownViewOf } from './seat-publisher.ts';
import type { OpenSeatRoom, SeatRooms } from './seat-rooms.ts';

type SeatCalls = Omit<(typeof calls)['seats'], 'replayHand'>;
type Answer = CallAnswer<SeatCalls['leaveSeat']>;
type View = Answer['view'];

export interface SeatRouteParts {
  readonly rooms: Pick<Rooms, 'send'>;
  readonly seats: Pick<
    SeatRooms,
    'list' | 'game' | 'look' | 'seatsOf' | 'leaveWaitingLists' | 'retire' | 'openPrivate' | 'byCode'
  >;
  readonly clock: Clock;
  readonly ownPlay: PlayedRounds['ownPlay'];
  readonly vault: Pick<Vault, 'digest'>;
  /** Why a game takes nobody in now, or null. */
  readonly whyClosed: (gameId: string, currency: string) => Promise<ClosedGame | null>;
  readonly namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, { EN: string; UR: string }>>;
  /** A name as strangers may read it. */
  readonly maskName: (name: string) => string;
  readonly whyNoSeat: WhyNoSeat;
  /** How long a free seat is held for who was offered it, in milliseconds. */
  readonly seatHeldMs: () => number;
}

const dayMs = 24 * 3_600_000;

/** What the pages of card rooms ask. Every answer shows the room as the caller may see it, from the page that plays the seat. */
export function seatRoutes(parts: SeatRouteParts): Handlers<SeatCalls> {
  const { rooms, seats, clock } = parts;

  /** The room, where it is one of the game and the money that were opened. */
  const roomFor = async (
    play: PlaySession,
    roomId: string,
  ): Promise<SeatGame | Refusal<'seats.room_unknown'>> => {
    const game = await seats.game(roomId);
    if (game === null || game.gameId !== play.gameId || game.room.currency !== play.currency)
      return refuse('seats.room_unknown');
    return game;
  };

  const viewFor = async (game: SeatGame, { memberId, playSessionId }: PlaySession) => {
    const { version, state } = await seats.look(game);
    const own = ownViewOf(game, state, String(memberId), await game.secretFor(state.head));
    const isElsewhere = own.playSessionId !== null && own.playSessionId !== playSessionId;
    return { version, view: (isElsewhere ? own.elsewhere : own.view) as unknown as View };
  };

  /** Sends a command to the room and answers with how it stands then. */
  const send = async <Name extends keyof SeatCalls>(
    play: PlaySession,
    game: SeatGame,
    command: JsonValue,
    recall?: JsonValue,
  ): Promise<(Answer & { readonly done: CommandDone }) | Refusal<CallRefusalCode<SeatCalls[Name]>>> => {
    const { memberId, currency } = play;
    const wish: RoomCommand = {
      bettor: { memberId, currency },
      command,
      ...(recall === undefined ? {} : { recall }),
    };
    const done = await rooms.send(game.roomId, wish);
    // The room refuses by codes of the contract, of those that the call declares.
    if (isRefusal(done)) return done as Refusal<CallRefusalCode<SeatCalls[Name]>>;
    const balance = done.cash === null ? null : formatAmount(done.cash, knownCurrency(currency));
    return { ...(await viewFor(game, play)), balance, done };
  };

  const byPage = ({ memberId, playSessionId }: PlaySession) => ({
    memberId: String(memberId),
    playSessionId,
  });

  /** A guest has no seat anywhere. */
  const listFor = async (
    of: { readonly memberId: bigint | null; readonly currency: string },
    gameId?: string,
  ) => {
    const [open, mine] = await Promise.all([
      seats.list(of.currency, gameId),
      of.memberId === null ? [] : seats.seatsOf(of.memberId),
    ]);
    const me = of.memberId === null ? null : String(of.memberId);
    const waits = ({ waitingList }: OpenSeatRoom) => waitingList.some(({ memberId }) => memberId === me);
    // Who is out of a contest has no seat to come back to.
    const seated = new Set(mine.flatMap(({ roomId, isPlaced }) => (isPlaced ? [] : [roomId])));
    const names = await parts.namesOf([...new Set(open.map(({ game }) => game.gameId))]);
    const closed = new Map<string, boolean>();
    for (const { game } of open) {
      if (!closed.has(game.gameId))
        closed.set(game.gameId, (await parts.whyClosed(game.gameId, of.currency)) !== null);
    }
    return {
      serverTime: clock.now().toISOString(),
      list: open
        // [SK16] A private room is on the list of whoever sits there alone.
        .filter(
          (room) =>
            seated.has(room.game.roomId) ||
            waits(room) ||
            (!closed.get(room.game.gameId) && room.game.room.code === undefined),
        )
        .map((room) => ({
          ...rowOf(room, me),
          name: names.get(room.game.gameId) ?? { EN: room.game.gameId, UR: room.game.gameId },
          isSeated: seated.has(room.game.roomId),
        })),
    };
  };

  return {
    async pvpRooms({ query }, { member }) {
      const found = await listFor(member ?? { memberId: null, currency: currencies.PKR.code }, query.gameId);
      const { vassalage } = query;
      if (vassalage === undefined) return found;
      return { ...found, list: found.list.filter((room) => room.vassalage === vassalage) };
    },

    seatRooms: (_input, { play }) => listFor(play, play.gameId),

    async seatStatistics({ query }, { play }) {
      const { memberId, gameId, currency: code } = play;
      const from = new Date(clock.now().getTime() - query.days * dayMs);
      const { rounds, won, stake, payout, best } = await parts.ownPlay({
        memberId,
        gameId,
        currency: code,
        from,
      });
      const text = (units: bigint) => formatAmount(units, knownCurrency(code));
      return {
        hands: rounds,
        won,
        stake: text(stake),
        payout: text(payout),
        net: text(payout - stake),
        best: best === null ? null : text(best),
      };
    },

    async openPrivateRoom({ body }, { play }) {
      const { memberId, gameId, currency } = play;
      const closed = await parts.whyClosed(gameId, currency);
      if (closed !== null) return closed;
      const { level, contest = null } = body;
      const opened = await seats.openPrivate({ memberId, gameId, currency, level, contest });
      if (opened === 'none') return refuse('game.unavailable', { gameId });
      return opened === 'many' ? refuse('seats.private_limit', { most: privateRoomsMost }) : opened;
    },

    async findPrivateRoom({ params }, { play }) {
      const game = await seats.byCode(params.code);
      if (game === null || game.gameId !== play.gameId || game.room.currency !== play.currency)
        return refuse('seats.code_unknown');
      return { roomId: game.roomId };
    },

    async seatState({ params }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      return { ...(await viewFor(game, play)), serverTime: clock.now().toISOString() };
    },

    async takeSeat({ params, body }, caller) {
      const { play, idempotencyKey } = caller;
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const closed = await parts.whyClosed(play.gameId, play.currency);
      if (closed !== null) return closed;
      const banned = play.isTrial ? null : await parts.whyNoSeat(play.memberId, caller.cookies);
      if (banned !== null) {
        await seats.leaveWaitingLists(play.memberId);
        return banned;
      }
      const { least, most } = game.room.buyIn;
      const currency = knownCurrency(play.currency);
      const buyIn = parseAmount(body.buyIn, currency);
      const bounds = {
        least: formatAmount(BigInt(least), currency),
        most: formatAmount(BigInt(most), currency),
      };
      if (buyIn === null || buyIn < BigInt(least) || buyIn > BigInt(most))
        return refuse('seats.buy_in_invalid', bounds);
      const memberId = String(play.memberId);
      const stay = derivedId(idempotencyKey, `${memberId}/stay`);
      const sitter = {
        memberId,
        currency: play.currency,
        playSessionId: play.playSessionId,
        name: parts.maskName(play.account),
        ...marksOf(game, caller),
        isRobot: false,
      };
      const sit = {
        type: 'sit',
        stay,
        seat: body.seat,
        buyIn: String(buyIn),
        hash: body.entropy,
        sitter,
      };
      const answer = await send<'takeSeat'>(play, game, sit, { type: 'recall', memberId, id: stay });
      // [SK31] Who sits waits nowhere.
      if (!isRefusal(answer)) await seats.leaveWaitingLists(play.memberId, game.roomId);
      return answerOf(answer);
    },

    async joinWaitingList({ params }, caller) {
      const { play } = caller;
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const closed = await parts.whyClosed(play.gameId, play.currency);
      if (closed !== null) return closed;
      const banned = play.isTrial ? null : await parts.whyNoSeat(play.memberId, caller.cookies);
      if (banned !== null) return banned;
      const mine = await seats.seatsOf(play.memberId);
      if (mine.some(({ roomId, isPlaced }) => !isPlaced && roomId !== game.roomId))
        return refuse('seats.seated_elsewhere');
      const join = {
        type: 'join_waiting_list',
        ...byPage(play),
        ...marksOf(game, caller),
        heldMs: parts.seatHeldMs(),
      };
      // Whoever may begin no round waits for none: it is asked as of a stake, and no stake stands under this.
      const recall = { type: 'recall', memberId: String(play.memberId), id: '' };
      const answer = await send<'joinWaitingList'>(play, game, join, recall);
      if (!isRefusal(answer)) await seats.leaveWaitingLists(play.memberId, game.roomId);
      return answerOf(answer);
    },

    async leaveWaitingList({ params }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const command = { type: 'leave_waiting_list', memberId: String(play.memberId) };
      return answerOf(await send<'leaveWaitingList'>(play, game, command));
    },

    async topUpSeat({ params, body }, { play, idempotencyKey }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const amount = parseAmount(body.amount, knownCurrency(play.currency));
      if (amount === null || amount <= 0n) return refuse('seats.buy_in_invalid');
      const { memberId } = byPage(play);
      const id = derivedId(idempotencyKey, `${memberId}/top-up`);
      const command = { type: 'top_up', ...byPage(play), id, amount: String(amount) };
      return answerOf(await send<'topUpSeat'>(play, game, command, { type: 'recall', memberId, id }));
    },

    async leaveSeat({ params }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      return answerOf(await send<'leaveSeat'>(play, game, { type: 'leave', ...byPage(play) }));
    },

    async sitOut({ params, body }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const command = { type: 'sit_out', ...byPage(play), isOut: body.isOut };
      return answerOf(await send<'sitOut'>(play, game, command));
    },

    async returnToSeat({ params, body }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const command = { type: 'return', ...byPage(play), hash: body.entropy };
      return answerOf(await send<'returnToSeat'>(play, game, command));
    },

    async giveEntropy({ params, body }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const { memberId } = byPage(play);
      const { hand, seed, next } = body;
      const command = { type: 'seed', ...byPage(play), hand, seed, next };
      // A hand is begun by this: whoever may begin none leaves the table instead.
      const answer = await send<'giveEntropy'>(play, game, command, { type: 'recall_seed', memberId, hand });
      const mayNotPlay = isRefusal(answer) && answer.code.startsWith('protection.');
      if (mayNotPlay) await seats.retire(play.memberId);
      return answerOf(answer);
    },

    async actInHand({ params, body }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const act = actInUnits(body.act, game.room);
      if (act === null) return refuse('seats.act_invalid');
      const { hand, turn } = body;
      return answerOf(await send<'actInHand'>(play, game, { type: 'act', ...byPage(play), hand, turn, act }));
    },

    async seatEmote({ params, body }, { play }) {
      const game = await roomFor(play, params.roomId);
      if (isRefusal(game)) return game;
      const said = await send<'seatEmote'>(play, game, { type: 'emote', ...byPage(play), emote: body.emote });
      return isRefusal(said) ? said : {};
    },
  };

  /** By which two seats of one browser or one network are known in a room; elsewhere the same ones have other marks. */
  function marksOf({ roomId }: SeatGame, { cookies, ip }: Pick<Caller, 'cookies' | 'ip'>) {
    const device = cookies.read('device');
    const mark = (of: string, value: string) =>
      parts.vault.digest(of, roomId, value).toString('hex').slice(0, 32);
    return {
      device: device === null ? null : mark('seat-device', device),
      address: mark('seat-address', addressKey(ip)),
    };
  }
}

function answerOf<Code extends Refusal['code']>(
  answer: (Answer & { readonly done: CommandDone }) | Refusal<Code>,
): Answer | Refusal<Code> {
  if (isRefusal(answer)) return answer;
  const { version, balance, view } = answer;
  return { version, balance, view };
}
