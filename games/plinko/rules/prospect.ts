import { type Prospect, prospectOf } from '@ikka/game-kit';
import type { PlinkoChoice } from './choice.ts';
import { prizePaths } from './prizes.ts';

/** [P3, P4] What a bet can return, over every path. */
export function prospect(stake: bigint, choice: PlinkoChoice): Prospect {
  return prospectOf(stake, prizePaths(choice), 2 ** choice.rows);
}
