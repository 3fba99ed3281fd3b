import { type Game, type GameCategory, gameFeature, gameKind } from '@ikka/contract';
import { type Currency, formatAmount, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import { coverOf } from './house-games.ts';
import { type Maintenance, maintenanceView } from './maintenance/maintenance.ts';
import type { StoredGame } from './store.ts';
import { volatilityLevel } from './volatility-level.ts';

/** The house's coin values in smallest units, ascending. */
export function coinValues(settings: Pick<Settings, 'get'>, currency: Currency): readonly bigint[] {
  const texts = settings.get('play.coin_values');
  const known = readValues.get(texts) ?? new Map<string, readonly bigint[]>();
  readValues.set(texts, known);
  const values = known.get(currency.code) ?? readCoinValues(texts, currency);
  known.set(currency.code, values);
  return values;
}

/** Every round asks; the setting's own array, which a change replaces, tells whether it was read before. */
const readValues = new WeakMap<readonly string[], Map<string, readonly bigint[]>>();

function readCoinValues(texts: readonly string[], currency: Currency): readonly bigint[] {
  return texts
    .flatMap((text) => parseAmount(text, currency) ?? [])
    .filter((value) => value > 0n)
    .sort((a, b) => (a < b ? -1 : 1));
}

/** A game as the wire shows it. */
export function gameView(
  game: StoredGame,
  {
    stakes,
    currency,
    maintenance,
  }: {
    /** What the game may be staked at, ascending. */
    readonly stakes: readonly bigint[];
    readonly currency: Currency;
    /** What keeps it closed. */
    readonly maintenance: Maintenance | null;
  },
): Game {
  const shown = (stake: bigint | undefined) => formatAmount(stake ?? 0n, currency);
  return {
    gameId: game.id,
    roomId: null,
    nodeId: game.id,
    vassalage: game.vendorCode,
    accountTypeName: game.vendorCode,
    gameType: game.category as GameCategory,
    gameName: game.name.EN,
    nodeName: game.name.EN,
    showIcon: `/art/games/${coverOf(game.id)}.webp`,
    smallIcon: `/art/games/${coverOf(game.id)}-small.webp`,
    displayName: game.name,
    supportPlay: game.hasTrial ? 0 : 1,
    isHot: game.isHot,
    maintenance: maintenance !== null || !game.isOffered,
    rest: maintenanceView(maintenance),
    rtp: game.rtp,
    volatility: game.volatility,
    volatilityLevel: volatilityLevel(game.volatility),
    currency: currency.shownCode,
    minBet: shown(stakes[0]),
    maxBet: shown(stakes.at(-1)),
    lines: game.lines,
    tags: game.tags,
    categories: game.kinds.flatMap((kind) => gameKind.safeParse(kind).data ?? []),
    features: game.features.flatMap((feature) => gameFeature.safeParse(feature).data ?? []),
  };
}
