import {
  type GameFeature,
  type GameKind,
  gameFeatures,
  gameKinds,
  type VolatilityLevel,
  volatilityLevels,
} from '@ikka/contract';

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

function textOf(value: unknown): string {
  // The router reads `?name=25` as a number.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function wholeOf(value: unknown, least: number, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(textOf(value)) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

/** Features as an address holds them. */
export function joined(features: readonly GameFeature[]): string | undefined {
  return features.length === 0 ? undefined : features.join(',');
}

/** The same without its undefined members. */
export function withoutGaps<Part extends object>(part: Part): Part {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part;
}
