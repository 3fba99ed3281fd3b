import type { GameDescriptor } from '@ikka/game-kit';
import { isNumbered, namedOffers, numberedOffers } from './offers.ts';
import { baccarat, baccaratLuck } from './round/index.ts';
import { greatestPayout, limitsOf, tableOf, tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_LIVE',
  category: 'LIVE',
  offers: namedOffers,
  numbered: { offers: numberedOffers, isOne: isNumbered, cover: 'baccarat-hall' },
  rounds: 'shared',
  versions: baccarat,
  greatestWin: (gameId, stakes) => {
    const table = tableOf(gameId);
    if (table === undefined) throw new RangeError(`${gameId} is no table of baccarat`);
    return greatestPayout(limitsOf(stakes), table.variant);
  },
  luck: { shared: baccaratLuck },
  told: { texts: 'baccarat', tell: tellRound },
  example: { bet: '{"coup":1,"stakes":{"banker":"1000"}}', stake: '10.00' },
};
