import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { presentRound } from './play-round.ts';

/** Tiles as players count them, from 1. */
const counted = (tiles: readonly number[]): string => tiles.map((tile) => tile + 1).join(' ');

/** Ten-thousandths as they are paid: 14785 is 1.4785×. */
const times = (multiplier: number): string => `${(multiplier / 10_000).toFixed(4)}×`;

/** The round in words of the bundle `mines`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  const { mines, picks } = choice;
  const { met, multiplier } = presentRound(choice, outcome);
  const result =
    met === null
      ? { key: 'result.safe', values: { count: picks.length, multiplier: times(multiplier) } }
      : { key: 'result.met', values: { tile: met + 1 } };
  return {
    chosen: { key: 'chosen', values: { mines, picks: counted(picks) } },
    result,
    figure: met === null ? times(multiplier) : '0×',
  };
});
