import { openGameRoom } from '@ikka/client';
import { createElement } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { client, memory } from '../session/client.ts';
import { tellParent } from '../session/frame-parent.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { CrashPage } from './CrashPage.tsx';
import { createCrashPlay } from './create-crash-play.ts';
import { createRoomClock } from './room-clock.ts';

/** Opens crash for a play session and answers its page. */
export const open: RoomGameModule['open'] = (session) => {
  const local = () => Date.now();
  const clock = createRoomClock(local);
  clock.learn({ sentAt: local(), cameAt: local(), serverTime: Date.parse(session.serverTime) });
  const play = createCrashPlay(
    {
      client,
      newKey: () => uuidv7(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: local,
      tell: tellParent,
      clock,
      openLine: (listen) =>
        openGameRoom({
          ...listen,
          baseUrl: location.origin,
          token: memory.token() ?? '',
          gameId: session.game.gameId,
        }),
    },
    session,
  );
  return () => createElement(CrashPage, { table: { play, clock } });
};

export const texts = ['crash', 'arcade'] as const;
