import { openTableRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createTableTalk } from './chat/create-table-talk.ts';
import { createTablePlay } from './create-table-play.ts';
import { TablePage } from './TablePage.tsx';

/** Opens a table for a play session and answers its page. */
export const open: RoomGameModule['open'] = (session) => {
  const { parts, pass } = watchRoom(session);
  const talk = createTableTalk(parts);
  const play = createTablePlay(
    {
      ...parts,
      openLine: (listen) =>
        openTableRoom({
          ...listen,
          ...pass,
          onTalk: talk.hear,
          onState(state) {
            listen.onState?.(state);
            if (state === 'open') void talk.sync();
          },
        }),
    },
    session,
  );
  return () => createElement(TablePage, { table: { play, clock: parts.clock, talk } });
};

export const texts = ['baccarat', 'tableChat'] as const;
