import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { hiLo, hiLoLuck } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(hiLo, { names: { EN: 'Hi-Lo', UR: 'اونچا نیچا' }, sort: 80 })],
  rounds: 'own',
  versions: [hiLo],
  luck: { stepped: [hiLoLuck] },
  simulation: () => import('./simulation.ts'),
  told: { texts: 'hiLo', tell: tellRound },
  example: { bet: '{"guesses":["higher","skip"]}', stake: '10.00' },
};
