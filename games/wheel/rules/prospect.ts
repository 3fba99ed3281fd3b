import { type Prospect, prospectOf } from '@ikka/game-kit';
import type { WheelChoice } from './choice.ts';
import { prizeSegments } from './prizes.ts';
import { segmentMultipliers } from './sheet.ts';

/** [W3] What a bet can return, over every segment. */
export function prospect(stake: bigint, choice: WheelChoice): Prospect {
  return prospectOf(stake, prizeSegments(choice), segmentMultipliers(choice.wheel).length);
}
