import { isRefusal } from '@ikka/contract';
import type { Launch } from '../modules/launch/index.ts';
import { isModuleOn } from '../transport/gates.ts';
import type { Modules } from './modules.ts';

/**
 * A launch after which the player's money is in the wallet of the vendor whose game he opened, where it is to follow him. A vendor
 * that does not take it, or a fault of ours, keeps nobody from the game.
 */
export function withFollowingMoney(
  launch: Launch,
  { vendorWallets, settings, log }: Pick<Modules, 'vendorWallets' | 'settings' | 'log'>,
): Launch {
  return {
    ...launch,
    async launch(member, wish) {
      const opened = await launch.launch(member, wish);
      if (isRefusal(opened) || !isModuleOn('FUNDTRANS3', settings.get('modules.switched_off'))) return opened;
      await vendorWallets
        .followPlayer(member, wish.vassalage)
        .catch((error: unknown) => log.error({ err: error }, 'money did not follow a player to a vendor'));
      return opened;
    },
  };
}
