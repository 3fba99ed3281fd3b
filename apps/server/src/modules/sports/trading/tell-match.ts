import type { StoredFixture } from '../store.ts';

/** A match and its market as whoever approves an act reads them. */
export const tellMatch = ({ fixture }: StoredFixture, market: string | null) => ({
  home: fixture.home?.name ?? fixture.event ?? nobody,
  away: fixture.away?.name ?? nobody,
  market: market ?? '',
});

const nobody = { EN: '', UR: '' };
