import { randomBytes } from 'node:crypto';
import { openSeatRoom } from '@ikka/client';
import { calls, type SeatRoomState } from '@ikka/contract';
import { commit } from '@ikka/fair';
import { v7 as uuidv7 } from 'uuid';
import { vi } from 'vitest';
import { clientOf, must, openPlay, openTrial } from '../server/client-of.ts';
import type { CardStory } from './card-tables.ts';

/** Somebody at a card table whose page nobody looks at. */
export interface Sitter {
  /** Waits until the table is so, as this seat may see it. */
  sees(is: (view: SeatRoomState) => boolean): Promise<void>;
  leave(): Promise<void>;
  /** Hears of the table no more. */
  close(): void;
}

export interface SitterOf extends CardStory {
  /** A room of the list, or the code of one that is in none. */
  readonly room: { readonly id: string } | { readonly code: string };
  /** What he does in this hand, of which the game says so much, when it is his turn; by default nothing, until his time is over. */
  readonly act?: (game: unknown, no: number) => unknown;
}

/** Takes any free seat with trial money and the least sum, shows its seeds to every shuffle, and acts when asked: all by calls. */
export async function sitByCalls({ server, game, room, act }: SitterOf): Promise<Sitter> {
  const query = { gameId: game, vassalage: 'IKKA_PVP' };
  const token = await openPlay(server, await openTrial(server), query);
  const client = clientOf(server, token);
  const roomId =
    'id' in room
      ? room.id
      : (await must(client.call(calls.seats.findPrivateRoom, { params: { code: room.code } }))).roomId;
  const params = { roomId };
  const seeds = new Map<string, string>();
  const draw = () => {
    const seed = randomBytes(32).toString('hex');
    const hash = commit(seed);
    seeds.set(hash, seed);
    return hash;
  };
  let view: SeatRoomState | undefined;
  /** The hand for which the seed was shown, and how it stood when he last acted. */
  let shownFor = 0;
  let actedOn = '';
  const take = (next: SeatRoomState) => {
    view = next;
    const { me, turn, no, hand } = next;
    if (me === null) return;
    const hash = next.fair?.seats.find(({ seat }) => seat === me.seat)?.hash ?? '';
    const seed = seeds.get(hash);
    if (me.entropyWanted !== null && me.entropyWanted !== shownFor && seed !== undefined) {
      shownFor = me.entropyWanted;
      void client.call(calls.seats.giveEntropy, { params, body: { hand: shownFor, seed, next: draw() } });
    }
    if (act === undefined || hand === null || turn?.seats.includes(me.seat) !== true) return;
    const standing = JSON.stringify([no, turn.no, hand.game]);
    if (actedOn === standing) return;
    actedOn = standing;
    const body = { hand: no, turn: turn.no, act: act(hand.game, no) };
    void client.call(calls.seats.actInHand, { params, body });
  };
  const opened = Promise.withResolvers<void>();
  const line = openSeatRoom({
    baseUrl: server.url,
    token,
    gameId: game,
    room: roomId,
    onPush: (type, push) => type === 'room.own' && take(push.view),
    onState: (state) => state === 'open' && opened.resolve(),
  });
  await opened.promise;
  const { view: found } = await must(client.call(calls.seats.seatState, { params }));
  const body = { seat: null, buyIn: found.options.buyIn.least, entropy: draw() };
  take((await must(client.call(calls.seats.takeSeat, { params, body }, { idempotencyKey: uuidv7() }))).view);
  return {
    sees: (is) =>
      vi.waitFor(
        () => {
          if (view === undefined || !is(view)) throw new Error(`the table is ${view?.phase}`);
        },
        { timeout: 30_000, interval: 50 },
      ),
    leave: async () => void (await must(client.call(calls.seats.leaveSeat, { params }))),
    close: () => line.close(),
  };
}
