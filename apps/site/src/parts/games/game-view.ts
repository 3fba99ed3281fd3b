import type { Game } from '@ikka/contract';
import { formatPercent, type Language, textIn } from '@ikka/i18n';

/** What a card of the lobby shows of a game. */
export interface GameView {
  id: string;
  name: string;
  cover: { large: string; small: string; fallback: string; wide: string };
  returns: string | null;
  lines: number | null;
  minBet: string;
  currency: string;
  isHot: boolean;
  /** It cannot be opened now. */
  isResting: boolean;
  /** Why, and until when where that was said. */
  rest: { text: string; until: string | null } | null;
  offersTrial: boolean;
  launch: { gameId: string; vassalage: string };
}

/** The name of a game's art, as its icon tells: games that are known by a number alone share it. */
const artOf = ({ showIcon, gameId }: Game): string =>
  /^\/art\/games\/([\w-]+)\.webp$/.exec(showIcon)?.[1] ?? gameId;

/** A game of the catalogue in the language of the page. Covers are drawn per language. */
export function viewGame(game: Game, language: Language): GameView {
  const art = artOf(game);
  const cover = `/art/${art}-${language}`;
  return {
    id: `${game.vassalage}/${game.gameId}`,
    name: textIn(game.displayName, language),
    cover: {
      large: `${cover}-large.avif`,
      small: `${cover}-small.avif`,
      fallback: `${cover}-small.webp`,
      wide: `/art/${art}-wide.avif`,
    },
    returns: game.rtp === null ? null : formatPercent(Number(game.rtp)),
    lines: game.lines,
    minBet: game.minBet,
    currency: game.currency,
    isHot: game.isHot,
    isResting: game.maintenance,
    rest: game.rest && {
      text: textIn(game.rest.text, language),
      until: game.rest.until,
    },
    offersTrial: game.supportPlay === 0,
    launch: { gameId: game.gameId, vassalage: game.vassalage },
  };
}
