import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createSportsPlay } from './create-sports-play.ts';
import { SportsPage } from './SportsPage.tsx';

/** Opens the book of sports. */
export const open: RoomGameModule['open'] = (session) => {
  const { parts } = watchRoom(session);
  const play = createSportsPlay(parts, session);
  return () => createElement(SportsPage, { book: { play, clock: parts.clock } });
};

export const texts = ['sportsbook'] as const;
