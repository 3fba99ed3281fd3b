import type { Namespace } from '@ikka/i18n/react';
import { gameOf } from '@ikka/lottery/games';
import { books } from '@ikka/sports/books';
import type { ReactNode } from 'react';
import type { ServerState } from '../round/play-state.ts';
import type { LaunchAddress } from '../session/launch-address.ts';

/** A game that many play as one: its page is its own. */
export interface RoomGameModule {
  /** Begins to watch the game's room; answers how its page is made. */
  open(session: ServerState, launch: Pick<LaunchAddress, 'room'>): () => ReactNode;
  /** The bundles of texts that its page needs beside those of every page. */
  readonly texts: readonly Namespace[];
}

const roomGames: Readonly<Record<string, () => Promise<RoomGameModule>>> = {
  crash: () => import('../crash/index.ts'),
  'indian-rummy': () => import('../seats/indian-rummy/index.ts'),
  'niu-niu': () => import('../seats/niu-niu/index.ts'),
  'teen-patti': () => import('../seats/teen-patti/index.ts'),
  'texas-holdem': () => import('../seats/texas-holdem/index.ts'),
};

/** Tables of baccarat are named so in the catalogue. */
const tablePrefix = 'baccarat-';
const table = () => import('../table/index.ts');

/** Halls of fish are named so. */
const hallPrefix = 'darya-';
const hall = () => import('../darya/index.ts');

const desk = () => import('../lottery/index.ts');
const book = () => import('../sports/index.ts');

/** How such a game is loaded, or null for a game whose rounds are the player's own. */
export function roomGame(gameId: string): (() => Promise<RoomGameModule>) | null {
  if (gameId.startsWith(tablePrefix)) return table;
  if (gameId.startsWith(hallPrefix)) return hall;
  if (gameOf(gameId) !== undefined) return desk;
  if (books.some((one) => one.gameId === gameId)) return book;
  return Object.hasOwn(roomGames, gameId) ? (roomGames[gameId] ?? null) : null;
}
