import type { Game } from '@ikka/contract';
import { formatPercent, type Language } from '@ikka/i18n';

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
  /** Its studio rests: it cannot be opened now. */
  isResting: boolean;
  offersTrial: boolean;
  launch: { gameId: string; vassalage: string };
}

/** A game of the catalogue in the language of the page. Covers are drawn per game and language. */
export function viewGame(game: Game, language: Language): GameView {
  const cover = `/art/${game.gameId}-${language}`;
  return {
    id: `${game.vassalage}/${game.gameId}`,
    name: language === 'en' ? game.displayName.EN : game.displayName.UR,
    cover: {
      large: `${cover}-large.avif`,
      small: `${cover}-small.avif`,
      fallback: `${cover}-small.webp`,
      wide: `/art/${game.gameId}-wide.avif`,
    },
    returns: game.rtp === null ? null : formatPercent(Number(game.rtp)),
    lines: game.lines,
    minBet: game.minBet,
    currency: game.currency,
    isHot: game.isHot,
    isResting: game.maintenance,
    offersTrial: game.supportPlay === 0,
    launch: { gameId: game.gameId, vassalage: game.vassalage },
  };
}
