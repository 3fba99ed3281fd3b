import type { GameCategory } from '@ikka/contract';
import { type LobbyPath, lobbyPages } from './lobby-pages.ts';

export interface Door {
  readonly to: LobbyPath;
  readonly gameType: GameCategory;
  readonly art: string;
  readonly games: number;
}

const pages = Object.entries(lobbyPages) as [LobbyPath, (typeof lobbyPages)[LobbyPath]][];

/** The categories that have games, each with its page, in the order of the catalogue. */
export function openDoors(menus: readonly { gameType: GameCategory; games: number }[]): Door[] {
  return menus.flatMap(({ gameType, games }) => {
    const found = pages.find(([, page]) => page.gameType === gameType);
    return found && games > 0 ? [{ to: found[0], gameType, art: found[1].art, games }] : [];
  });
}
