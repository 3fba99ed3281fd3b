import { type Book, books } from '@ikka/sports/books';

const firstSort = 35;

/** The books' vendors as the catalogue takes them. Odds say what a bet returns: no figure holds for all of them. */
export const shelves = books.map(({ gameId, name, vendorCode, vendorName, category }: Book, at) => ({
  code: vendorCode,
  category,
  name: vendorName,
  sort: firstSort + at,
  games: [
    {
      id: gameId,
      category,
      name,
      rtp: null,
      volatility: null,
      lines: null,
      coinsPerStake: 10n,
      hasTrial: true,
      isOpen: true,
    },
  ],
}));
