import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { plinko } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(plinko, { names: { EN: 'Plinko', UR: 'پلنکو' }, sort: 30 })],
  rounds: 'own',
  versions: [plinko],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'plinko', tell: tellRound },
  example: { bet: '{"rows":12,"risk":"medium"}', stake: '10.00' },
};
