import { teller } from '@ikka/game-kit';
import { readChoice, stakesBySpot } from './choice.ts';
import { isDealt, presentCoup, readOutcome } from './outcome.ts';

/** A bet on a coup that is over, in words of the bundle `baccarat`. */
export const tellRound = teller(readChoice, readOutcome, ({ coup, stakes }, outcome) => {
  const [first, ...others] = stakesBySpot(stakes);
  const { winner, playerPoints, bankerPoints } = presentCoup(outcome);
  return {
    chosen:
      others.length === 0
        ? { key: `on.${first?.spot}`, values: { coup } }
        : { key: 'onSeveral', values: { coup, count: others.length + 1 } },
    result: isDealt(outcome)
      ? { key: `result.${winner}`, values: { player: playerPoints, banker: bankerPoints } }
      : { key: 'result.none', values: {} },
    figure: `${playerPoints} : ${bankerPoints}`,
  };
});
