import { isRefusal } from '@ikka/contract';
import type { Launch } from '../modules/launch/index.ts';
import { isModuleOn } from '../modules/settings/index.ts';
import type { Modules } from './modules.ts';

/**
 * A launch after which the player's money is in the wallet of the vendor whose game he opened, where it is to follow him. A vendor
 * that does not take it, or a fault of ours, keeps nobody from the game; one that does not answer is said to be unreachable.
 */
export function withFollowingMoney(
  launch: Pick<Launch, 'launch'>,
  { vendorWallets, settings, log }: Pick<Modules, 'vendorWallets' | 'settings' | 'log'>,
) {
  return {
    async launch(...[member, wish]: Parameters<Launch['launch']>) {
      const opened = await launch.launch(member, wish);
      if (isRefusal(opened) || !isModuleOn('FUNDTRANS3', settings.get('modules.switched_off'))) return opened;
      const unreachable = await vendorWallets
        .followPlayer(member, wish.vassalage)
        .catch((error: unknown): null => {
          log.error({ err: error }, 'money did not follow a player to a vendor');
          return null;
        });
      return unreachable ?? opened;
    },
  };
}
