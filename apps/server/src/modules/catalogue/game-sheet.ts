import { type Currency, currencies, formatAmount } from '@ikka/money';
import type { Catalogue } from './index.ts';
import type { StoredGame } from './store.ts';

const realMoney = Object.values(currencies).filter(({ isTrial }) => !isTrial);

/** What the house allows in a game, in each real money, as the wire shows it. */
export const limitsView = (catalogue: Pick<Catalogue, 'limits' | 'stakes'>, game: StoredGame) =>
  realMoney.map((currency) => {
    const { stakeMin, stakeMax, winMax, isOwn } = catalogue.limits(game.id, currency);
    const stakes = catalogue.stakes(game, currency);
    const ends = [stakes[0], stakes.at(-1)].filter((stake) => stake !== undefined);
    return {
      currency: currency.shownCode,
      stakeMin: shown(stakeMin, currency),
      stakeMax: shown(stakeMax, currency),
      winMax: shown(winMax, currency),
      isOwn,
      stakes: ends.map((stake) => formatAmount(stake, currency)),
    };
  });

const shown = (bound: bigint | null, currency: Currency): string | null =>
  bound === null ? null : formatAmount(bound, currency);
