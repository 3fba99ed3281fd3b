import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { limbo } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(limbo, { names: { EN: 'Limbo', UR: 'لمبو' }, sort: 40 })],
  rounds: 'own',
  versions: [limbo],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'limbo', tell: tellRound },
  example: { bet: '{"target":200}', stake: '10.00' },
};
