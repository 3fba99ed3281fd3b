import { type ShellCategory, shellCategories } from '../../parts/games/category-view.ts';

/** What the address of the game's page may name. */
export interface GameSearch {
  gameId?: string;
  vassalage?: string;
  trial?: true;
  /** Where no game is named: of which category the vendor's own entry is wanted. */
  gameType?: ShellCategory;
  /** Of a lottery: the draw to open, and the kind of bet. */
  gameCode?: string;
  playType?: string;
  /** Of a card game: the table to open. */
  room?: string;
}

/** A kind of bet may have a group before its name: 5X.ZX120. */
const word = /^[\w.-]{1,64}$/;

/** Reads it; whatever is not of this kind is dropped. Digits alone come as a number, for the address is read as JSON. */
export function readGameSearch(search: Record<string, unknown>): GameSearch {
  const gameType = shellCategories.find((category) => category === search.gameType);
  const [gameCode, playType, room] = [search.gameCode, search.playType, search.room].map((value) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && word.test(text) ? text : undefined;
  });
  return {
    ...(typeof search.gameId === 'string' ? { gameId: search.gameId } : {}),
    ...(typeof search.vassalage === 'string' ? { vassalage: search.vassalage } : {}),
    ...(search.trial === true || search.trial === 'true' ? { trial: true } : {}),
    ...(gameType ? { gameType } : {}),
    ...(gameCode ? { gameCode } : {}),
    ...(playType ? { playType } : {}),
    ...(room ? { room } : {}),
  };
}

/**
 * The address of a launched game with what its page is to open with: the draw and the kind of bet in the query, the table in the
 * fragment, beside the launch token.
 */
export function withPlay(address: string, { gameCode, playType, room }: GameSearch): string {
  if (!gameCode && !playType && !room) return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const fragment = [hash.join('#'), ...(room ? [`room=${encodeURIComponent(room)}`] : [])]
    .filter(Boolean)
    .join('&');
  const [path = '', ...query] = beforeHash.split('?');
  const asked = new URLSearchParams(query.join('?'));
  if (gameCode) asked.set('gameCode', gameCode);
  if (playType) asked.set('playType', playType);
  return `${path}${asked.size > 0 ? `?${asked}` : ''}${fragment === '' ? '' : `#${fragment}`}`;
}
