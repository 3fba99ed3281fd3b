import { isRefusal, refuse } from '@ikka/contract';
import type { GameDescriptor } from '@ikka/game-kit';
import { houseGames } from '@ikka/games/node';
import type { Currency } from '@ikka/money';
import type { CatalogueGame, ClosedGame, createCatalogue } from '../modules/catalogue/index.ts';
import { createLuckShelf } from '../modules/returns/index.ts';
import { createGameShelf, type GameShelf } from '../modules/rounds/index.ts';
import { isModuleOn, type Settings } from '../modules/settings/index.ts';
import { stakesWithin } from './greatest-wins.ts';

const versionsWhere = (rounds: GameDescriptor['rounds']) =>
  houseGames.filter((game) => game.rounds === rounds).flatMap(({ versions }) => versions);

/** The games of the house that one plays by oneself. */
export const houseShelf = (): GameShelf => createGameShelf(versionsWhere('own'));

/** The games of the house whose rounds many play as one: no round of theirs is a player's own, so that they are on no other shelf. */
export const sharedShelf = createGameShelf(versionsWhere('shared'));

/** The games of which returns are measured: those that one plays by oneself, and those that many play as one. */
export const measuredGames = (games: GameShelf): Pick<GameShelf, 'current' | 'version'> => ({
  current: (gameId) => games.current(gameId) ?? sharedShelf.current(gameId),
  version: (gameId, version) => games.version(gameId, version) ?? sharedShelf.version(gameId, version),
});

/** How luck is told apart from what players do, in the games in which they go on choosing or play as one. */
export const houseLuck = createLuckShelf(
  houseGames.flatMap(({ luck }) => luck.stepped ?? []),
  houseGames.flatMap(({ luck }) => luck.shared ?? []),
);

/** The versions of a game's rules, the one in force first, of those too that many play as one; none of an outside game. */
export function versionsOf(games: GameShelf): (gameId: string) => readonly string[] {
  return (gameId) => [...games.versions(gameId), ...sharedShelf.versions(gameId)];
}

/** Whether there is play with such money now: free play is a module of its own. */
export const isMoneyOn = ({ isTrial }: Currency, settings: Pick<Settings, 'get'>): boolean =>
  !isTrial || isModuleOn('FREEPLAY3', settings.get('modules.switched_off'));

/** What is staked on a game, so that no win passes its greatest: whether it is open now or not, and only while it is. */
export function stakesOf(
  games: GameShelf,
  catalogue: ReturnType<typeof createCatalogue>,
  settings: Pick<Settings, 'get'>,
) {
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
      if (isRefusal(game)) return game;
      return isMoneyOn(currency, settings) ? within(game, currency) : refuse('game.unavailable', { gameId });
    },
  };
}
