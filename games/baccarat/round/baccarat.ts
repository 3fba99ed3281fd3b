import { type InstantGame, instantGame } from '@ikka/game-kit';
import { fraction } from '@ikka/money';
import {
  type BaccaratChoice,
  drawCoup,
  edges,
  presentCoup,
  readChoice,
  readOutcome,
  settleStakes,
  sumOf,
  type TableDefinition,
  tables,
} from '../rules/index.ts';

/**
 * A bet at a table as replay and verifier hold it: one whose coup is over. The coup's number and the stakes by spot are its
 * choice; the whole shoe is drawn from its own seed, the chain's salt and nonce 0, and dealt as far as that coup.
 */
export function baccaratAt({ id, variant }: Pick<TableDefinition, 'id' | 'variant'>): InstantGame {
  const game = instantGame({
    code: id,
    version: '1.0.0',
    rtp: leastReturn,
    coinsPerStake: 1n,
    readChoice,
    draw: (stream, choice: BaccaratChoice) => drawCoup(stream, choice),
    readOutcome,
    settle: ({ choice }, outcome) => settleStakes(choice, outcome, variant),
    present: (_choice, outcome) => presentCoup(outcome),
  });
  return {
    ...game,
    readBet(stake, value) {
      const choice = readChoice(value);
      // A bet is the sum of its spots; the same stakes under another sum are no bet of this table.
      if (choice !== undefined && sumOf(choice.stakes) !== stake) return { refused: 'choice_malformed' };
      return game.readBet(stake, value);
    },
  };
}

/** [B17] The least of all spots, Lucky Six: what a player has back of any bet is this or more. */
const leastReturn = fraction(10n ** 12n - BigInt(edges.commission.luckySix.replace('0.', '')), 10n ** 12n);

/** Every table of the house. */
export const baccarat: readonly InstantGame[] = tables.map(baccaratAt);
