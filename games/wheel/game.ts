import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { wheel } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(wheel, { names: { EN: 'Wheel', UR: 'چکر' }, sort: 50 })],
  rounds: 'own',
  versions: [wheel],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'wheel', tell: tellRound },
  example: { bet: '{"wheel":"medium-10"}', stake: '10.00' },
};
