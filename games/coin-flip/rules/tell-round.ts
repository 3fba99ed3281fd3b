import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { presentRound, wrongCall } from './play-round.ts';

/** A face by its letter; the bundle says which is which. */
const letters = { heads: 'H', tails: 'T' } as const;

/** Ten-thousandths as they are paid: 19800 is 1.9800×. */
const times = (multiplier: number): string => `${(multiplier / 10_000).toFixed(4)}×`;

/** The round in words of the bundle `coinFlip`. */
export const tellRound = teller(readChoice, readOutcome, (choice, outcome) => {
  const { calls } = choice;
  if (outcome.faces.length !== calls.length) return null;
  const { multiplier, hasLost } = presentRound(choice, outcome);
  const chosen =
    calls.length === 0
      ? { key: 'chosen.none', values: {} }
      : { key: 'chosen.calls', values: { calls: calls.map((call) => letters[call]).join(' ') } };
  if (!hasLost) {
    const values = { count: calls.length, multiplier: times(multiplier) };
    return { chosen, result: { key: 'result.right', values }, figure: times(multiplier) };
  }
  const wrong = wrongCall(choice, outcome);
  return {
    chosen,
    result: { key: `result.wrong.${outcome.faces[wrong] ?? ''}`, values: { flip: wrong + 1 } },
    figure: '0×',
  };
});
