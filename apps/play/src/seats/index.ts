import { openSeatRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import { noteRoom } from '../session/launch-address.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createSeatPlay } from './create-seat-play.ts';
import { createEntropy, tabEntropyMemory } from './entropy.ts';
import { SeatsPage } from './SeatsPage.tsx';
import type { SeatGame } from './seat-game.ts';

/** What a game of seats is on the play page: its module, made of the kit and what the game adds. */
export const seatGame = (game: SeatGame): RoomGameModule => ({
  open(session, launch) {
    const { parts, pass } = watchRoom(session);
    const play = createSeatPlay(
      {
        ...parts,
        entropy: createEntropy(tabEntropyMemory(() => sessionStorage)),
        noteRoom,
        openLine: (room, listen) => openSeatRoom({ ...listen, ...pass, room }),
      },
      session,
      launch.room,
    );
    return () => createElement(SeatsPage, { seats: { play, clock: parts.clock, game } });
  },
  texts: ['seats', ...game.texts],
});
