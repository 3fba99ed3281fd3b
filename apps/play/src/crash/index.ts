import { openCrashRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { CrashPage } from './CrashPage.tsx';
import { createCrashPlay } from './create-crash-play.ts';

/** Opens crash for a play session and answers its page. */
export const open: RoomGameModule['open'] = (session) => {
  const { parts, pass } = watchRoom(session);
  const play = createCrashPlay(
    { ...parts, openLine: (listen) => openCrashRoom({ ...listen, ...pass }) },
    session,
  );
  return () => createElement(CrashPage, { table: { play, clock: parts.clock } });
};

export const texts = ['crash', 'arcade'] as const;
