import type { calls, GameCategory } from '@ikka/contract';
import { currencies, parseAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import { coinValues, gameView } from './game-view.ts';
import type { Catalogue } from './index.ts';

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

export function catalogueRoutes(
  catalogue: Catalogue,
  settings: Settings,
): Handlers<(typeof calls)['catalogue']> {
  return {
    async gameMenus() {
      const counts = await catalogue.counts();
      const rates: Record<string, string> = settings.get('points.rates');
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
            type: 'page' as const,
            games,
          },
        ];
      });
      return { menus };
    },
    async vendors() {
      const [vendors, counts] = await Promise.all([catalogue.vendors(), catalogue.counts()]);
      const lanes = categories.flatMap(({ code }) => {
        const cards = vendors.flatMap((vendor) => {
          const games =
            counts.find((row) => row.vendorCode === vendor.code && row.category === code)?.games ?? 0;
          if (games === 0) return [];
          return [
            {
              vassalage: vendor.code,
              gameCategory: code,
              name: { EN: vendor.nameEn, UR: vendor.nameUr },
              accountTypeName: vendor.code,
              isGame: 'VASSALAGE',
              maintenance: vendor.isInMaintenance,
              games,
            },
          ];
        });
        return cards.length === 0 ? [] : [{ title: `category.${code}`, gameCategory: code, cards }];
      });
      return { lanes };
    },
    async gameList({ query }) {
      const currency = currencies.PKR;
      const { games, total } = await catalogue.find(
        {
          category: query.gameType === 'HOT' ? undefined : query.gameType,
          onlyHot: query.gameType === 'HOT',
          vendorCode: query.vassalage,
          nameContains: query.gameName === '' ? undefined : query.gameName,
          linesAtLeast: query.minLineNum,
          affordableWith:
            query.minBet === undefined ? undefined : (parseAmount(query.minBet, currency) ?? undefined),
        },
        { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize },
      );
      const coins = coinValues(settings, currency);
      return {
        games: games.map((game) => gameView(game, coins, currency)),
        pageNum: query.pageNo,
        totalPages: Math.ceil(total / query.pageSize),
        total,
      };
    },
  };
}
