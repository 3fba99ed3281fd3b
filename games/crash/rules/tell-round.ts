import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-point.ts';

/** Hundredths as they are written: 641 is 6.41, 1000000 is 10,000.00. */
export function hundredths(value: number): string {
  const [whole = '', cents = ''] = (value / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

/** A bet on a round that is over, in words of the bundle `crash`. */
export const tellRound = teller(readChoice, readOutcome, ({ cashOut }, { point }) => ({
  chosen:
    cashOut === null
      ? { key: 'stayed', values: {} }
      : { key: 'cashedOut', values: { multiplier: hundredths(cashOut) } },
  result: { key: 'result', values: { point: hundredths(point) } },
  figure: `${hundredths(point)}×`,
}));
