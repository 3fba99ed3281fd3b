import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createLotteryPlay } from './create-lottery-play.ts';
import { LotteryPage } from './LotteryPage.tsx';

/** Opens the desk of the lotteries, with the lottery of the session on it. */
export const open: RoomGameModule['open'] = (session) => {
  const { parts } = watchRoom(session);
  const play = createLotteryPlay(parts, session);
  return () => createElement(LotteryPage, { desk: { play, clock: parts.clock } });
};

export const texts = ['lotteryDesk'] as const;
