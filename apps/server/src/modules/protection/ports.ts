import { port } from '../../platform/module/port.ts';
import type { SittingOf } from './routes.ts';

export const protectionPorts = {
  /** How long a member has been at play, and with what result, in whatever games. */
  sittingOf: port<SittingOf>('protection.sitting_of'),
};
