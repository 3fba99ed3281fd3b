import { isRefusal, type Refusal } from '@ikka/contract';
import type { SessionMember } from '../../platform/calls.ts';
import type { Logger } from '../../platform/log.ts';
import { isModuleOn, type Settings } from '../settings/index.ts';
import type { Launch } from './index.ts';

/**
 * A launch after which the player's money is in the wallet of the vendor whose game he opened, where it is to follow him. A vendor
 * that does not take it, or a fault of ours, keeps nobody from the game; one that does not answer is said to be unreachable.
 */
export function withFollowingMoney(
  launch: Pick<Launch, 'launch'>,
  parts: {
    readonly followPlayer: (
      member: SessionMember,
      vendorCode: string,
    ) => Promise<Refusal<'vendor.unreachable'> | null>;
    readonly settings: Pick<Settings, 'get'>;
    readonly log: Pick<Logger, 'error'>;
  },
) {
  return {
    async launch(...[member, wish]: Parameters<Launch['launch']>) {
      const opened = await launch.launch(member, wish);
      if (isRefusal(opened) || !isModuleOn('FUNDTRANS3', parts.settings.get('modules.switched_off')))
        return opened;
      const unreachable = await parts.followPlayer(member, wish.vassalage).catch((error: unknown): null => {
        parts.log.error({ err: error }, 'money did not follow a player to a vendor');
        return null;
      });
      return unreachable ?? opened;
    },
  };
}
