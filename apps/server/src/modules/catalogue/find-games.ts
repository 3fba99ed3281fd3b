import type { VolatilityLevel } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import type { Database } from '../../platform/database/index.ts';
import type { Settings } from '../settings/index.ts';
import { coinValues } from './game-view.ts';
import { searchable } from './searchable.ts';
import { findGames, type GameFilter, type StoredGame } from './store.ts';
import { deviationsOf } from './volatility-level.ts';

/** What somebody looks for; every wish that is given must be met. */
export interface GameWish
  extends Pick<
    GameFilter,
    | 'id'
    | 'isOpen'
    | 'category'
    | 'kind'
    | 'vendorCode'
    | 'linesAtLeast'
    | 'rtpAtLeast'
    | 'features'
    | 'onlyHot'
    | 'favouriteOf'
  > {
  readonly nameContains?: string | undefined;
  readonly volatility?: VolatilityLevel | undefined;
  /** Games whose smallest stake in the currency is at most this many of its smallest units. */
  readonly affordable?: { readonly amount: bigint; readonly currency: Currency } | undefined;
}

export interface FoundGames {
  readonly games: StoredGame[];
  readonly total: number;
  /** No name has what was looked for in it: these have nearly one of its words. */
  readonly isNear: boolean;
}

/** Shorter words are near to too many others. */
const nearFrom = 4;

/** A page of the games that fit. Where no name has the wish in it, those that nearly have it. */
export async function findWishedGames(
  parts: { readonly database: Database; readonly settings: Pick<Settings, 'get'> },
  wish: GameWish,
  page: { readonly limit: number; readonly offset: number },
): Promise<FoundGames> {
  const { db } = parts.database;
  const { nameContains, volatility, affordable, ...same } = wish;
  const name = nameContains === undefined ? '' : searchable(nameContains);
  // A wish of nothing but marks compares as nothing, and no name is that.
  if (name === '' && nameContains?.trim()) return { games: [], total: 0, isNear: false };
  const filter: GameFilter = {
    ...same,
    name: name || undefined,
    deviation: volatility && deviationsOf(volatility),
    coinsAtMost: affordable && affordable.amount / (coinValues(parts.settings, affordable.currency)[0] ?? 1n),
  };
  const exact = await findGames(db, filter, 'part', page);
  if (exact.total > 0 || name.length < nearFrom) return { ...exact, isNear: false };
  const near = await findGames(db, filter, 'near', page);
  return { ...near, isNear: near.total > 0 };
}
