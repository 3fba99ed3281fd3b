import { openBookRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createSportsPlay } from './create-sports-play.ts';
import { SportsPage } from './SportsPage.tsx';
import type { Book } from './use-book.ts';

/** Opens the book of sports. */
export const open: RoomGameModule['open'] = (session, { room }) => {
  const { parts, pass } = watchRoom(session);
  const play = createSportsPlay(parts, session);
  const book: Book = {
    play,
    clock: parts.clock,
    openLine: (match, listen) => openBookRoom({ ...listen, ...pass, room: match, onSessionLost: play.lost }),
  };
  return () => createElement(SportsPage, { book, first: room });
};

export const texts = ['sportsbook'] as const;
