import { openDaryaRoom } from '@ikka/client';
import { createElement } from 'react';
import { watchRoom } from '../room/watch-room.ts';
import { beginSeeds } from '../session/begin-seeds.ts';
import { client } from '../session/client.ts';
import type { RoomGameModule } from '../stage/room-games.ts';
import { createDaryaPlay } from './create-darya-play.ts';
import { DaryaPage } from './DaryaPage.tsx';

/** Opens a fish hall for a play session and answers its page. */
export const open: RoomGameModule['open'] = (session) => {
  // The member's stream begins with a seed of this browser's before the first shot is drawn from it.
  void beginSeeds(client, session);
  const { parts, pass } = watchRoom(session);
  const play = createDaryaPlay(
    { ...parts, openLine: (room, listen) => openDaryaRoom({ ...listen, ...pass, room }) },
    session,
  );
  return () => createElement(DaryaPage, { darya: { play, clock: parts.clock } });
};

export const texts = ['darya'] as const;
