import { type CallRequest, type calls, type GameFeature, type GameKind, gameFeatures } from '@ikka/contract';
import type { LobbyPage } from './lobby-pages.ts';
import { featuresOf, joined, type LobbySearch, withoutGaps } from './lobby-search.ts';

/** The same choice with one feature more or less. */
export function withFeature(
  text: string | undefined,
  feature: GameFeature,
  isOn: boolean,
): string | undefined {
  const others = featuresOf(text).filter((one) => one !== feature);
  return joined(gameFeatures.filter((one) => others.includes(one) || (isOn && one === feature)));
}

/** What the game list is asked for, without its pages. */
export function gamesWish(page: LobbyPage, search: LobbySearch): GamesWish {
  const { kind, minBet, lines, rtp, volatility, features } = search;
  const kinds: readonly GameKind[] = page.kinds;
  return withoutGaps({
    gameType: page.gameType,
    vassalage: search.page,
    gameName: search.name,
    category: kind && kinds.includes(kind) ? kind : undefined,
    minBet: minBet === undefined ? undefined : `${minBet}.00`,
    ...(page.hasSheets
      ? {
          minLineNum: lines,
          minRtp: rtp === undefined ? undefined : (rtp / 100).toFixed(2),
          volatility,
          features,
        }
      : {}),
  });
}
type GamesQuery = NonNullable<CallRequest<(typeof calls)['catalogue']['gameList']>['query']>;
export type GamesWish = Pick<
  GamesQuery,
  | 'gameType'
  | 'vassalage'
  | 'gameName'
  | 'category'
  | 'minBet'
  | 'minLineNum'
  | 'minRtp'
  | 'volatility'
  | 'features'
>;

/** The filters of the panel that are on, where the page has them. */
export function filtersOn(page: LobbyPage, search: LobbySearch): FilterName[] {
  const names = page.hasSheets ? filterNames : filterNames.slice(0, 1);
  return names.filter((name) => search[name] !== undefined);
}
const filterNames = ['minBet', 'lines', 'rtp', 'volatility', 'features'] as const;
export type FilterName = (typeof filterNames)[number];

export const noFilters: { readonly [name in FilterName]: undefined } = {
  minBet: undefined,
  lines: undefined,
  rtp: undefined,
  volatility: undefined,
  features: undefined,
};

/** Whether the page shows less than all that it could. */
export function isNarrowed(page: LobbyPage, search: LobbySearch): boolean {
  const { vassalage, gameName, category } = gamesWish(page, search);
  return (
    filtersOn(page, search).length > 0 || [vassalage, gameName, category].some((wish) => wish !== undefined)
  );
}
