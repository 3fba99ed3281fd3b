import { baccarat, baccaratLuck } from '@ikka/baccarat/round';
import { blackjack, blackjackLuck } from '@ikka/blackjack/round';
import { isRefusal } from '@ikka/contract';
import { crash, crashLuck } from '@ikka/crash/round';
import { dice } from '@ikka/dice/round';
import { hiLo, hiLoLuck } from '@ikka/hi-lo/round';
import { jacksOrBetter, jacksOrBetterLuck } from '@ikka/jacks-or-better/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { keno40 } from '@ikka/keno-40/round';
import { limbo } from '@ikka/limbo/round';
import { mines, minesLuck } from '@ikka/mines/round';
import type { Currency } from '@ikka/money';
import { plinko } from '@ikka/plinko/round';
import { wheel } from '@ikka/wheel/round';
import type { CatalogueGame, ClosedGame, createCatalogue } from '../modules/catalogue/index.ts';
import { createLuckShelf } from '../modules/returns/index.ts';
import { createGameShelf, type GameShelf } from '../modules/rounds/index.ts';
import { stakesWithin } from './greatest-wins.ts';

/** The games of the house that one plays by oneself. */
export const houseShelf = (): GameShelf =>
  createGameShelf([karakoram25, dice, limbo, plinko, wheel, keno40, mines, hiLo, blackjack, jacksOrBetter]);

/** Every game of the house whose rounds many play as one. */
const allShared = createGameShelf([crash, ...baccarat]);

/** The games of which returns are measured: those that one plays by oneself, and those that many play as one. */
export const measuredGames = (games: GameShelf): Pick<GameShelf, 'current' | 'version'> => ({
  current: (gameId) => games.current(gameId) ?? allShared.current(gameId),
  version: (gameId, version) => games.version(gameId, version) ?? allShared.version(gameId, version),
});

/** How luck is told apart from what players do, in the games in which they go on choosing or play as one. */
export const houseLuck = createLuckShelf(
  [minesLuck, hiLoLuck, blackjackLuck, jacksOrBetterLuck],
  [crashLuck, ...baccaratLuck],
);

/** The versions of a game's rules, the one in force first, of those too that many play as one; none of an outside game. */
export function versionsOf(games: GameShelf): (gameId: string) => readonly string[] {
  return (gameId) => [...games.versions(gameId), ...allShared.versions(gameId)];
}

/** What is staked on a game, so that no win passes its greatest: whether it is open now or not, and only while it is. */
export function stakesOf(games: GameShelf, catalogue: ReturnType<typeof createCatalogue>) {
  /** Every bet asks; what the catalogue offers is one array until it changes, and the greatest win changes with it. */
  const known = new WeakMap<readonly bigint[], readonly bigint[]>();
  const within = (game: CatalogueGame, currency: Currency): readonly bigint[] => {
    const offered = catalogue.stakes(game, currency);
    const winMax = catalogue.greatestWin(game.id, currency);
    const stakes = known.get(offered) ?? stakesWithin(games.current(game.id), game.id, offered, winMax);
    known.set(offered, stakes);
    return stakes;
  };
  return {
    shown: async (gameId: string, currency: Currency): Promise<readonly bigint[]> => {
      const game = await catalogue.game(gameId);
      return game === null ? [] : within(game, currency);
    },
    offered: async (gameId: string, currency: Currency): Promise<readonly bigint[] | ClosedGame> => {
      const game = await catalogue.openOrWhy(gameId);
      return isRefusal(game) ? game : within(game, currency);
    },
  };
}
