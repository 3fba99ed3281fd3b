import { houseGames } from '@ikka/games/node';
import { module } from '../../platform/module/module.ts';
import { createShelf } from './index.ts';

export const shelf = module({ name: 'shelf', needs: {}, create: () => createShelf(houseGames) });
