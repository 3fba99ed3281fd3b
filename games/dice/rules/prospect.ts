import { type Prospect, prospectOf } from '@ikka/game-kit';
import { type DiceChoice, winningRolls } from './choice.ts';
import { multiplierOf } from './multiplier.ts';
import { ROLL_COUNT } from './sheet.ts';

/** [D3, D4] What a bet can return, over every roll. */
export function prospect(stake: bigint, choice: DiceChoice): Prospect {
  return prospectOf(stake, [[multiplierOf(choice), winningRolls(choice)]], ROLL_COUNT);
}
