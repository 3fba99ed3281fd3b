import { dice } from '@ikka/dice/round';
import { hiLo } from '@ikka/hi-lo/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { keno40 } from '@ikka/keno-40/round';
import { limbo } from '@ikka/limbo/round';
import { mines } from '@ikka/mines/round';
import type { Currency } from '@ikka/money';
import { plinko } from '@ikka/plinko/round';
import { wheel } from '@ikka/wheel/round';
import type { createCatalogue } from '../modules/catalogue/index.ts';
import { createGameShelf, type GameShelf } from '../modules/rounds/index.ts';
import { stakesWithin } from './greatest-wins.ts';

/** The games of the house that one plays by oneself. */
export const houseShelf = (): GameShelf =>
  createGameShelf([karakoram25, dice, limbo, plinko, wheel, keno40, mines, hiLo]);

/** What may be staked on a game now, so that no win passes its greatest; null where the game is not open. */
export const stakesOf =
  (games: GameShelf, catalogue: ReturnType<typeof createCatalogue>) =>
  async (gameId: string, currency: Currency) => {
    const game = await catalogue.openGame(gameId);
    if (game === null) return null;
    const offered = catalogue.stakes(game, currency);
    return stakesWithin(games.current(gameId), gameId, offered, catalogue.greatestWin(gameId, currency));
  };
