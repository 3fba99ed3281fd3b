import { v7 as uuidv7 } from 'uuid';
import type { PlayParts } from '../round/play.ts';
import { client, memory } from './client.ts';
import { tellParent } from './frame-parent.ts';

/** What every play of this page is given: the server, this tab's memory, clock and frame. */
export const playParts: PlayParts = {
  client,
  memory,
  newKey: () => uuidv7(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => Date.now(),
  tell: tellParent,
};
