import { openTableRoom } from '@ikka/client';
import { createElement } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { createRoomClock } from '../crash/room-clock.ts';
import { client, memory } from '../session/client.ts';
import { tellParent } from '../session/frame-parent.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createTablePlay } from './create-table-play.ts';
import { TablePage } from './TablePage.tsx';

/** Opens a table for a play session and answers its page. */
export const open: RoomGameModule['open'] = (session) => {
  const local = () => Date.now();
  const clock = createRoomClock(local);
  clock.learn({ sentAt: local(), cameAt: local(), serverTime: Date.parse(session.serverTime) });
  const play = createTablePlay(
    {
      client,
      newKey: () => uuidv7(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      now: local,
      tell: tellParent,
      clock,
      openLine: (listen) =>
        openTableRoom({
          ...listen,
          baseUrl: location.origin,
          token: memory.token() ?? '',
          gameId: session.game.gameId,
        }),
    },
    session,
  );
  return () => createElement(TablePage, { table: { play, clock } });
};

export const texts = ['baccarat'] as const;
