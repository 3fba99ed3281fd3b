import { type Prospect, prospectOf } from '@ikka/game-kit';
import { type LimboChoice, multiplierOf, winningWords } from './choice.ts';
import { WORD_COUNT } from './sheet.ts';

/** [L3, L4] What a bet can return, over every word. */
export function prospect(stake: bigint, choice: LimboChoice): Prospect {
  return prospectOf(stake, [[multiplierOf(choice), winningWords(choice)]], WORD_COUNT);
}
