import type { Currency } from '@ikka/money';
import { type Catalogue, isMoneyOn } from '../catalogue/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Offer } from './parts.ts';

/** What a vendor's game may be staked at: what the lobby says of it. */
export function offersOf(
  catalogue: Pick<Catalogue, 'game' | 'openGame' | 'stakes'>,
  settings: Pick<Settings, 'get'>,
) {
  return async (vendorCode: string, gameId: string, currency: Currency): Promise<Offer | null> => {
    const open = await catalogue.openGame(gameId);
    const game = open ?? (await catalogue.game(gameId));
    if (game === null || game.vendorCode !== vendorCode) return null;
    const stakes = catalogue.stakes(game, currency);
    const [stakeMin, stakeMax] = [stakes[0], stakes.at(-1)];
    return stakeMin === undefined || stakeMax === undefined
      ? null
      : { stakeMin, stakeMax, isOpen: open !== null && isMoneyOn(currency, settings) };
  };
}
