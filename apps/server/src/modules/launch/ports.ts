import type { Refusal } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import { port } from '../../platform/module/port.ts';

/** What is known of vendors whose games open at addresses of their own. */
export const launchPorts = {
  gameUrlOf: port<(vendorCode: string) => string | null>('launch.game_url_of'),
  secondGameUrlOf: port<(vendorCode: string) => string | null>('launch.second_game_url_of'),
  /** Brings the player's money to the wallet of the vendor whose game he opens, where it is to follow him. */
  followPlayer:
    port<(member: SessionMember, vendorCode: string) => Promise<Refusal<'vendor.unreachable'> | null>>(
      'launch.follow_player',
    ),
};
