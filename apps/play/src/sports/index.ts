import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createSportsPlay } from './create-sports-play.ts';
import { SportsPage } from './SportsPage.tsx';

/** Opens the book of sports. */
export const open: RoomGameModule['open'] = (session, { room }) => {
  const { parts } = watchRoom(session);
  const play = createSportsPlay(parts, session);
  return () => createElement(SportsPage, { book: { play, clock: parts.clock }, first: room });
};

export const texts = ['sportsbook'] as const;
