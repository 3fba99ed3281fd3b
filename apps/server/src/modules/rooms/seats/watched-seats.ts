import type { SeatRoomEvent, SeatRoomState } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { SeatOffer } from '@ikka/seat-kit';
import type { Logger } from '../../../platform/log.ts';
import type { GameNews, WatchedGames } from '../../../platform/transport-needs.ts';
import type { Vault } from '../../../platform/vault.ts';
import { type RoomMessage, roomTopic } from '../bus.ts';
import type { Rooms } from '../index.ts';
import { type OwnSeatView, ownViewPurpose } from './seat-publisher.ts';
import type { SeatRooms } from './seat-rooms.ts';

/** What pages hear of card rooms: of each room apart, and each member his own view. */
export function watchedSeats(parts: {
  readonly offers: readonly Pick<SeatOffer, 'gameId'>[];
  readonly seats: Pick<SeatRooms, 'game'>;
  readonly rooms: Pick<Rooms, 'send'>;
  readonly vault: Pick<Vault, 'open'>;
  readonly log: Pick<Logger, 'warn'>;
}): WatchedGames {
  return {
    has: (gameId) => parts.offers.some((offer) => offer.gameId === gameId),
    async roomOf(gameId, room) {
      const game = room === undefined ? null : await parts.seats.game(room);
      return game?.gameId === gameId ? game.roomId : null;
    },
    topicOf: roomTopic,
    hasTalk: () => true,
    read: (_gameId, message) => seatNewsOf(message as RoomMessage, parts.vault),
    line(roomId, { memberId, playSessionId, currency }, isUp) {
      const command = { type: 'line', memberId: String(memberId), playSessionId, isUp };
      parts.rooms
        .send(roomId, { bettor: { memberId, currency }, command })
        .catch((error: unknown) =>
          parts.log.warn({ err: error, room: roomId }, 'a room was not told of a line'),
        );
    },
  };
}

function seatNewsOf({ from, version, events, own, view }: RoomMessage, vault: Pick<Vault, 'open'>): GameNews {
  const everybodys = view as SeatRoomState;
  return {
    events: { from, version, events: events as SeatRoomEvent[], view: everybodys },
    own: own.map(({ memberId, currency, balance, news }) => {
      const told = JSON.parse(vault.open(ownViewPurpose, everybodys.roomId, String(news[0]))) as OwnSeatView;
      const moved = {
        version,
        balance: balance === null ? null : formatAmount(BigInt(balance), knownCurrency(currency)),
      };
      const shared = { memberId, currency, push: { ...moved, view: told.view as unknown as SeatRoomState } };
      if (told.playSessionId === null) return shared;
      return {
        ...shared,
        holder: told.playSessionId,
        elsewhere: { ...moved, view: told.elsewhere as unknown as SeatRoomState },
      };
    }),
  };
}
