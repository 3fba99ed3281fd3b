import { isRefusal, refuse } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import { isModuleOn, type Settings } from '../settings/index.ts';
import type { GameShelf } from '../shelf/index.ts';
import { stakesWithin } from './greatest-wins.ts';
import type { Catalogue } from './index.ts';
import type { ClosedGame } from './maintenance/maintenance.ts';
import type { StoredGame } from './store.ts';

/** Whether there is play with such money now: free play is a module of its own. */
export const isMoneyOn = ({ isTrial }: Currency, settings: Pick<Settings, 'get'>): boolean =>
  !isTrial || isModuleOn('FREEPLAY3', settings.get('modules.switched_off'));

/** What is staked on a game, so that no win passes its greatest. */
export interface BetStakes {
  /** Whether it is open now or not. */
  shown(gameId: string, currency: Currency): Promise<readonly bigint[]>;
  /** Only while it is open, else why it is not. */
  offered(gameId: string, currency: Currency): Promise<readonly bigint[] | ClosedGame>;
}

export function createBetStakes(
  games: Pick<GameShelf, 'current'>,
  catalogue: Pick<Catalogue, 'game' | 'greatestWin' | 'openOrWhy' | 'stakes'>,
  settings: Pick<Settings, 'get'>,
): BetStakes {
  /** Every bet asks; what the catalogue offers is one array until it changes, and the greatest win changes with it. */
  const known = new WeakMap<readonly bigint[], readonly bigint[]>();
  const within = (game: StoredGame, currency: Currency): readonly bigint[] => {
    const offered = catalogue.stakes(game, currency);
    const winMax = catalogue.greatestWin(game.id, currency);
    const stakes = known.get(offered) ?? stakesWithin(games.current(game.id), game.id, offered, winMax);
    known.set(offered, stakes);
    return stakes;
  };
  return {
    async shown(gameId, currency) {
      const game = await catalogue.game(gameId);
      return game === null ? [] : within(game, currency);
    },
    async offered(gameId, currency) {
      const game = await catalogue.openOrWhy(gameId);
      if (isRefusal(game)) return game;
      return isMoneyOn(currency, settings) ? within(game, currency) : refuse('game.unavailable', { gameId });
    },
  };
}
