import { noBattles } from './battle-facts.ts';
import { noCricket } from './cricket-facts.ts';
import { eachBattle, eachField, eachTimed, eachTitle } from './each-sport.ts';
import { noField } from './field-facts.ts';
import type { SportCode } from './fixture.ts';
import { noFootball } from './football-facts.ts';
import type { Facts } from './match-state.ts';
import { noRounds } from './rounds-facts.ts';
import { noTennis } from './tennis-facts.ts';
import { noTimed } from './timed-facts.ts';

const bySport: Readonly<Record<SportCode, Facts>> = {
  football: noFootball,
  cricket: noCricket,
  tennis: noTennis,
  ...eachTimed(noTimed),
  ...eachTitle(noRounds),
  ...eachBattle(noBattles),
  ...eachField(noField),
};

/** A match of a sport before anything happened. */
export const noFacts = (sport: SportCode): Facts => bySport[sport];
