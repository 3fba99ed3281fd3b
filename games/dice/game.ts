import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { dice } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(dice, { names: { EN: 'Dice', UR: 'پانسہ' }, sort: 20 })],
  rounds: 'own',
  versions: [dice],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'dice', tell: tellRound },
  example: { bet: '{"side":"over","target":5050}', stake: '10.00' },
};
