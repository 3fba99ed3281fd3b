import { noCricket } from './cricket-facts.ts';
import type { SportCode } from './fixture.ts';
import { noFootball } from './football-facts.ts';
import type { Facts } from './match-state.ts';
import { eachTitle } from './round-titles.ts';
import { noRounds } from './rounds-facts.ts';

const bySport: Readonly<Record<SportCode, Facts>> = {
  football: noFootball,
  cricket: noCricket,
  ...eachTitle(noRounds),
};

/** A match of a sport before anything happened. */
export const noFacts = (sport: SportCode): Facts => bySport[sport];
