import { sportsGame, sportsVendor } from './parts.ts';

/** As the catalogue takes the shelf of the sports' vendor. Odds say what a bet returns: no figure holds for all of them. */
export const shelf = {
  code: sportsVendor,
  category: 'SPORTS',
  name: { EN: 'Maidan', UR: 'میدان' },
  sort: 35,
  games: [
    {
      id: sportsGame,
      category: 'SPORTS',
      name: { EN: 'Maidan Sports', UR: 'میدان اسپورٹس' },
      rtp: null,
      volatility: null,
      lines: null,
      coinsPerStake: 10n,
      hasTrial: true,
      isOpen: true,
    },
  ],
} as const;
