import { akhara, type Book, maidan } from './books.ts';

const names = {
  [maidan.gameId]: {
    vendor: { EN: 'Maidan', UR: 'میدان' },
    game: { EN: 'Maidan Sports', UR: 'میدان اسپورٹس' },
    sort: 35,
  },
  [akhara.gameId]: {
    vendor: { EN: 'Akhara', UR: 'اکھاڑا' },
    game: { EN: 'Akhara E-sports', UR: 'اکھاڑا ای اسپورٹس' },
    sort: 36,
  },
};

/** As the catalogue takes the shelf of a book's vendor. Odds say what a bet returns: no figure holds for all of them. */
export function shelfOf({ gameId, vendorCode, category }: Book) {
  const named = names[gameId];
  if (named === undefined) throw new Error(`the book ${gameId} has no name`);
  return {
    code: vendorCode,
    category,
    name: named.vendor,
    sort: named.sort,
    games: [
      {
        id: gameId,
        category,
        name: named.game,
        rtp: null,
        volatility: null,
        lines: null,
        coinsPerStake: 10n,
        hasTrial: true,
        isOpen: true,
      },
    ],
  };
}
