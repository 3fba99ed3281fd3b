import type { StoredFixture } from '../store.ts';

/** A match and its market as whoever approves an act reads them. */
export const tellMatch = ({ fixture }: StoredFixture, market: string | null) => ({
  home: fixture.home.name,
  away: fixture.away.name,
  market: market ?? '',
});
