import { type GameCategory, type GameKind, liveKinds, slotKinds } from '@ikka/contract';

interface LobbyPageShape {
  /** The key of its texts. */
  readonly key: string;
  /** What the game list is asked for; undefined for all games of all vendors. */
  readonly gameType: GameCategory | undefined;
  readonly kinds: readonly GameKind[];
  /** The games have a sheet of their own: lines, return, volatility and features can be chosen by. */
  readonly hasSheets: boolean;
  /** The name of its picture among the site's art. */
  readonly art: string;
}

/** The category pages by their address. */
export const lobbyPages = {
  '/rng': { key: 'RNG', gameType: 'RNG', kinds: slotKinds, hasSheets: true, art: 'rng' },
  '/live': { key: 'LIVE', gameType: 'LIVE', kinds: liveKinds, hasSheets: false, art: 'live' },
  '/pvp': { key: 'PVP', gameType: 'PVP', kinds: [], hasSheets: false, art: 'pvp' },
  '/fish': { key: 'FISH', gameType: 'FISH', kinds: [], hasSheets: false, art: 'fish' },
  '/hot': { key: 'HOT', gameType: 'HOT', kinds: [], hasSheets: true, art: 'hot' },
  '/fav': { key: 'FAV', gameType: 'FAV', kinds: [], hasSheets: true, art: 'fav' },
  '/sports': { key: 'SPORTS', gameType: 'SPORTS', kinds: [], hasSheets: false, art: 'sports' },
  '/esports': { key: 'ESPORTS', gameType: 'ESPORTS', kinds: [], hasSheets: false, art: 'esports' },
  '/lottery': { key: 'LOTT', gameType: 'LOTT', kinds: [], hasSheets: false, art: 'lott' },
  '/vnlottery': { key: 'VNLOTT', gameType: 'LOTT', kinds: [], hasSheets: false, art: 'lott' },
  '/seaLottery': { key: 'SEALOTT', gameType: 'LOTT', kinds: [], hasSheets: false, art: 'lott' },
  '/elott': { key: 'ELOTT', gameType: 'ELOTT', kinds: [], hasSheets: false, art: 'elott' },
  '/seamless': { key: 'ALL', gameType: undefined, kinds: [], hasSheets: true, art: 'all' },
} as const satisfies Record<string, LobbyPageShape>;

export type LobbyPath = keyof typeof lobbyPages;
export type LobbyPage = (typeof lobbyPages)[LobbyPath];

const paths = Object.keys(lobbyPages) as LobbyPath[];

/** The category page of an address, whatever the case of its letters; undefined where it is no such page. */
export function lobbyPageOf(pathname: string): LobbyPage | undefined {
  const wanted = pathname.replace(/\/$/, '').toLowerCase();
  const path = paths.find((one) => one.toLowerCase() === wanted);
  return path && lobbyPages[path];
}
