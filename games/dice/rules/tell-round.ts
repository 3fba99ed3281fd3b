import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';

/** Hundredths as the scale writes them: 1543 is 15.43. */
export function hundredths(value: number): string {
  return (Math.round(value) / 100).toFixed(2);
}

/** The round in words of the bundle `dice`. */
export const tellRound = teller(readChoice, readOutcome, ({ side, target }, { roll }) => {
  const figure = hundredths(roll);
  return {
    chosen: { key: `chosen.${side}`, values: { target: hundredths(target) } },
    result: { key: 'result', values: { roll: figure } },
    figure,
  };
});
