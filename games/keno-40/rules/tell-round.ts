import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { presentRound } from './present-round.ts';

/** Ten-thousandths as a prize writes them: 4900 is 0.49, 1000000 is 100. */
export function shortMultiplier(multiplier: number): string {
  return String(multiplier / 10_000);
}

/** The round in words of the bundle `keno40`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  const { hits, multiplier } = presentRound(choice, outcome);
  const drawn = [...outcome.drawn].sort((a, b) => a - b).join(' ');
  return {
    chosen: { key: `chosen.${choice.risk}`, values: { picks: choice.picks.join(' ') } },
    result: { key: 'result', values: { hits: hits.length, of: choice.picks.length, drawn } },
    figure: `${shortMultiplier(multiplier)}×`,
  };
});
