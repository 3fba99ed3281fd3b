import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';

/** Hundredths as they are written: 641 is 6.41, 100000000 is 1,000,000.00. */
export function hundredths(value: number): string {
  const [whole = '', cents = ''] = (value / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** The round in words of the bundle `limbo`. */
export const tellRound = teller(readChoice, readOutcome, ({ target }, { point }) => {
  const figure = `${hundredths(point)}×`;
  return {
    chosen: { key: 'chosen', values: { target: hundredths(target) } },
    result: { key: 'result', values: { point: hundredths(point) } },
    figure,
  };
});
