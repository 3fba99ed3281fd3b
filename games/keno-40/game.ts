import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { keno40 } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(keno40, { names: { EN: 'Keno 40', UR: 'کینو 40' }, sort: 60 })],
  rounds: 'own',
  versions: [keno40],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'keno40', tell: tellRound },
  example: { bet: '{"picks":[4,11,18,25,32],"risk":"medium"}', stake: '10.00' },
};
