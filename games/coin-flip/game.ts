import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { coinFlip, coinFlipLuck } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(coinFlip, { names: { EN: 'Coin Flip', UR: 'سکہ اچھال' }, sort: 82 })],
  rounds: 'own',
  versions: [coinFlip],
  luck: { stepped: [coinFlipLuck] },
  simulation: () => import('./simulation.ts'),
  told: { texts: 'coinFlip', tell: tellRound },
  example: { bet: '{"calls":["heads","tails"]}', stake: '10.00' },
};
