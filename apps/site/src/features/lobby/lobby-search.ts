import {
  type CallRequest,
  type calls,
  type GameFeature,
  type GameKind,
  gameFeatures,
  gameKinds,
  type VolatilityLevel,
  volatilityLevels,
} from '@ikka/contract';
import type { LobbyPage } from './lobby-pages.ts';

/** The state of a category page, as its address holds it. */
export interface LobbySearch {
  /** The vendor whose games are shown. */
  page?: string | undefined;
  kind?: GameKind | undefined;
  name?: string | undefined;
  /** Whole units of the member's money, lines, and hundredths of return. */
  minBet?: number | undefined;
  lines?: number | undefined;
  rtp?: number | undefined;
  volatility?: VolatilityLevel | undefined;
  /** Features that a game must have, with commas between them. */
  features?: string | undefined;
  pageNo?: number | undefined;
}

const codePattern = /^[\w-]{1,40}$/;

/** Reads the state of a category page out of an address; whatever makes no sense is dropped. */
export function readLobbySearch(search: Record<string, unknown>): LobbySearch {
  return withoutGaps({
    page: codePattern.test(textOf(search.page)) ? textOf(search.page) : undefined,
    kind: gameKinds.find((kind) => kind === search.kind),
    name: textOf(search.name).slice(0, 80).trim() || undefined,
    minBet: wholeOf(search.minBet, 1, 1_000_000),
    lines: wholeOf(search.lines, 1, 100_000),
    rtp: wholeOf(search.rtp, 1, 100),
    volatility: volatilityLevels.find((level) => level === search.volatility),
    features: joined(featuresOf(textOf(search.features))),
    pageNo: wholeOf(search.pageNo, 2, 100_000),
  });
}

/** The chosen features, each once and in the order of the contract. */
export function featuresOf(text: string | undefined): GameFeature[] {
  const chosen = text?.split(',') ?? [];
  return gameFeatures.filter((feature) => chosen.includes(feature));
}

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

function textOf(value: unknown): string {
  // The router reads `?name=25` as a number.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(textOf(value)) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function joined(features: readonly GameFeature[]): string | undefined {
  return features.length === 0 ? undefined : features.join(',');
}

function withoutGaps<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}
