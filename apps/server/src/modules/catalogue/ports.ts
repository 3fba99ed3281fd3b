import { port } from '../../platform/module/port.ts';
import type { Openings } from './index.ts';

/** What is known elsewhere of games that were opened. */
export const openingPorts = {
  recentOf: port<Openings['recentOf']>('catalogue.recent_of'),
  mostOpened: port<Openings['mostOpened']>('catalogue.most_opened'),
};
