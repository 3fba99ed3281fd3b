import { type calls, type GameCategory, type Refusal, refuse } from '@ikka/contract';
import { currencies, currencyOf, parseAmount } from '@ikka/money';
import type { Caller, Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import { gameView } from './game-view.ts';
import type { Catalogue } from './index.ts';
import type { StoredGame } from './store.ts';

type CatalogueCalls = (typeof calls)['catalogue'];

/** Categories with the route of their page and their icon, in the order of the header. */
const categories: readonly { readonly code: GameCategory; readonly page: string; readonly icon: string }[] = [
  { code: 'LIVE', page: '/live', icon: 'live' },
  { code: 'SPORTS', page: '/sports', icon: 'sports' },
  { code: 'RNG', page: '/rng', icon: 'rng' },
  { code: 'FISH', page: '/fish', icon: 'fish' },
  { code: 'PVP', page: '/pvp', icon: 'pvp' },
  { code: 'ESPORTS', page: '/esports', icon: 'esports' },
  { code: 'ELOTT', page: '/elott', icon: 'elott' },
  { code: 'LOTT', page: '/lottery', icon: 'lottery' },
];

/** More than the operator will mark, and no more than one answer should hold. */
const hotMost = 60;

export function catalogueRoutes(catalogue: Catalogue, settings: Settings): Handlers<CatalogueCalls> {
  const currencyFor = (caller: Caller) => currencyOf(caller.member?.currency ?? '') ?? currencies.PKR;
  /** The games with their bets in the caller's money. */
  const viewsFor = async (caller: Caller, games: readonly StoredGame[]) => {
    const currency = currencyFor(caller);
    if (games.length === 0) return [];
    const known = await catalogue.maintenance();
    return games.map((game) =>
      gameView(game, {
        stakes: catalogue.stakes(game, currency),
        currency,
        maintenance: known.ofGame(game),
      }),
    );
  };
  return {
    ...shelves(catalogue, settings),
    async gameList({ query }, caller) {
      const affordable = affordableOf(query.minBet, caller);
      if (affordable && 'code' in affordable) return affordable;
      const isFavourites = query.gameType === 'FAV';
      if (isFavourites && caller.member === null) {
        return { games: [], pageNum: query.pageNo, totalPages: 0, total: 0, near: false };
      }
      const { games, total, isNear } = await catalogue.find(
        {
          id: query.gameId,
          category: query.gameType === 'HOT' || isFavourites ? undefined : query.gameType,
          onlyHot: query.gameType === 'HOT',
          favouriteOf: isFavourites ? caller.member?.memberId : undefined,
          kind: query.category,
          vendorCode: query.vassalage,
          nameContains: query.gameName,
          linesAtLeast: query.minLineNum,
          rtpAtLeast: query.minRtp,
          volatility: query.volatility,
          features: query.features?.split(','),
          affordable,
        },
        { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize },
      );
      return {
        games: await viewsFor(caller, games),
        pageNum: query.pageNo,
        totalPages: Math.ceil(total / query.pageSize),
        total,
        near: isNear,
      };
    },
    async hotGames({ query }, caller) {
      const wish = { onlyHot: true, vendorCode: query.vassalage };
      const { games } = await catalogue.find(wish, { limit: hotMost, offset: 0 });
      return { list: await viewsFor(caller, games) };
    },
    popularGames: async (_input, caller) => ({ list: await viewsFor(caller, await catalogue.popular()) }),
    recentGames: async (_input, caller) => ({
      list: await viewsFor(caller, await catalogue.recent(caller.member.memberId)),
    }),
    favouriteGames: async (_input, caller) => ({
      gameIds: await catalogue.favourites.ids(caller.member.memberId),
    }),
    async favouriteGamesList({ query }, caller) {
      const { games, total } = await catalogue.find(
        { favouriteOf: caller.member.memberId },
        { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize },
      );
      const totalPages = Math.ceil(total / query.pageSize);
      return { list: await viewsFor(caller, games), pageNum: query.pageNo, totalPages, total };
    },
    async addFavourite({ body }, caller) {
      const game = { gameId: body.gameId, vendorCode: body.vassalage };
      return (await catalogue.favourites.add(caller.member.memberId, game)) ?? {};
    },
    async removeFavourite({ body }, caller) {
      await catalogue.favourites.remove(caller.member.memberId, body.gameId);
      return {};
    },
  };

  /** The wished stake in the caller's own money; an amount that this money cannot write is no wish. */
  function affordableOf(text: string | undefined, caller: Caller) {
    if (text === undefined) return undefined;
    const currency = currencyFor(caller);
    const amount = parseAmount(text, currency);
    if (amount === null) {
      const refused: Refusal<'request.malformed'> = refuse('request.malformed', { fields: ['minBet'] });
      return refused;
    }
    return { amount, currency };
  }
}

/** What stands on the shelves, without the games themselves: categories, vendors, kinds. */
function shelves(
  catalogue: Catalogue,
  settings: Settings,
): Pick<Handlers<CatalogueCalls>, 'gameMenus' | 'vendors' | 'gameTypes'> {
  return {
    async gameMenus() {
      const counts = await catalogue.counts();
      const rates: Record<string, string> = settings.get('points.rates');
      const launched: readonly string[] = settings.get('catalogue.launched_categories');
      const menus = categories.flatMap(({ code, page, icon }) => {
        const games = counts
          .filter(({ category }) => category === code)
          .reduce((sum, row) => sum + row.games, 0);
        if (games === 0) return [];
        return [
          {
            gameType: code,
            name: `category.${code}`,
            enName: code,
            page,
            pointRate: rates[code] ?? '0.00',
            sideMenuIcon: icon,
            type: launched.includes(code) ? ('game' as const) : ('page' as const),
            games,
          },
        ];
      });
      return { menus };
    },
    async vendors({ query }, caller) {
      const { gameType } = query;
      if (gameType === 'FAV' && caller.member === null) return { lanes: [] };
      const chosen = {
        onlyHot: gameType === 'HOT',
        favouriteOf: gameType === 'FAV' ? caller.member?.memberId : undefined,
      };
      const [vendors, counts, known] = await Promise.all([
        catalogue.vendors(),
        catalogue.counts(chosen),
        catalogue.maintenance(),
      ]);
      const lanes = categories.flatMap(({ code }) => {
        const cards = vendors.flatMap((vendor) => {
          const games =
            counts.find((row) => row.vendorCode === vendor.code && row.category === code)?.games ?? 0;
          if (games === 0) return [];
          return [
            {
              vassalage: vendor.code,
              gameCategory: code,
              name: vendor.name,
              accountTypeName: vendor.code,
              isGame: 'VASSALAGE',
              maintenance: known.ofVendor(vendor.code) !== null,
              games,
            },
          ];
        });
        return cards.length === 0 ? [] : [{ title: `category.${code}`, gameCategory: code, cards }];
      });
      return { lanes };
    },
    async gameTypes({ query }) {
      const [counts, kinds] = await Promise.all([catalogue.counts(), catalogue.kinds(query.vassalage)]);
      const list = categories.flatMap(({ code }) => {
        const games = counts
          .filter(({ category }) => category === code)
          .filter(({ vendorCode }) => query.vassalage === undefined || vendorCode === query.vassalage)
          .reduce((sum, row) => sum + row.games, 0);
        if (games === 0) return [];
        const own = kinds.filter(({ category }) => category === code);
        return [
          {
            gameType: code,
            games,
            categories: own.map(({ kind, games: count }) => ({ category: kind, games: count })),
          },
        ];
      });
      return { list };
    },
  };
}
