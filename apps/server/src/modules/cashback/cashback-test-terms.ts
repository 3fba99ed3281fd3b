import type { Terms } from './terms.ts';

/** Half a percent of slots and a fifth of fish for everybody, twice that from level 3. */
export const usualTerms: Terms = {
  levels: [
    { fromLevel: 0, percents: percents('0.50', '0.20') },
    { fromLevel: 3, percents: percents('1.00', '0.40') },
  ],
  excludedGames: ['barred'],
};

export function percents(slots: string, fish: string): Terms['levels'][number]['percents'] {
  const none = '0.00';
  return {
    LIVE: none,
    SPORTS: none,
    RNG: slots,
    FISH: fish,
    PVP: none,
    ESPORTS: none,
    ELOTT: none,
    LOTT: none,
  };
}
