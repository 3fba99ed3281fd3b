import { type Prospect, prospectOf } from '@ikka/game-kit';
import type { KenoChoice } from './choice.ts';
import { hitPrizes } from './prizes.ts';
import { setsOf } from './sheet.ts';

/** [K3, K4] What a bet can return, over every set of numbers. */
export function prospect(stake: bigint, choice: KenoChoice): Prospect {
  const prizes = hitPrizes(choice).map(({ multiplier, ways }) => [multiplier, ways] as const);
  return prospectOf(stake, prizes, setsOf(choice.picks.length));
}
