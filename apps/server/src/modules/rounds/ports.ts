import { port } from '../../platform/module/port.ts';
import type { PlayRouteParts } from './play-routes.ts';

export const roundPorts = {
  /** Spends the token of a game's address. */
  openPlay: port<PlayRouteParts['openPlay']>('rounds.open_play'),
};
