import { openSeatRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import { noteRoom } from '../session/launch-address.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createTableTalk, type TableTalk } from '../table/chat/create-table-talk.ts';
import { createSeatPlay } from './create-seat-play.ts';
import { createEntropy, tabEntropyMemory } from './entropy.ts';
import { SeatsPage } from './SeatsPage.tsx';
import type { SeatGame } from './seat-game.ts';

/** What a game of seats is on the play page: its module, made of the kit and what the game adds. */
export const seatGame = (game: SeatGame): RoomGameModule => ({
  open(session, launch) {
    const { parts, pass } = watchRoom(session);
    const talks = new Map<string, TableTalk>();
    const talkOf = (room: string): TableTalk => {
      const talk = talks.get(room) ?? createTableTalk({ ...parts, room });
      talks.set(room, talk);
      return talk;
    };
    const play = createSeatPlay(
      {
        ...parts,
        entropy: createEntropy(tabEntropyMemory(() => sessionStorage)),
        noteRoom,
        openLine: (room, listen) =>
          openSeatRoom({
            ...listen,
            ...pass,
            room,
            onTalk: (...said) => talkOf(room).hear(...said),
            onState(state) {
              listen.onState(state);
              // What was said while the line was down is read.
              if (state === 'open') void talks.get(room)?.sync();
            },
          }),
      },
      session,
      launch.room,
    );
    return () => createElement(SeatsPage, { seats: { play, clock: parts.clock, game, talkOf } });
  },
  texts: ['seats', 'tableChat', ...game.texts],
});
