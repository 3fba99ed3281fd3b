import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { mines, minesLuck } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(mines, { names: { EN: 'Mines', UR: 'بارودی سرنگیں' }, sort: 70 })],
  rounds: 'own',
  versions: [mines],
  luck: { stepped: [minesLuck] },
  simulation: () => import('./simulation.ts'),
  told: { texts: 'mines', tell: tellRound },
  example: { bet: '{"mines":3,"picks":[0,6,12]}', stake: '10.00' },
};
