import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { readOutcome } from './draw-round.ts';
import { segmentMultipliers } from './sheet.ts';

/** Ten-thousandths as a segment writes them: 12000 is 1.2, 495000 is 49.5. */
export function shortMultiplier(multiplier: number): string {
  return String(multiplier / 10_000);
}

/** The round in words of the bundle `wheel`; none where the wheel has no such segment. */
export const tellRound = teller(readChoice, readOutcome, ({ wheel }, { segment }) => {
  const pays = segmentMultipliers(wheel)[segment];
  if (pays === undefined) return null;
  const multiplier = shortMultiplier(pays);
  return {
    chosen: { key: `chosen.${wheel}`, values: {} },
    result: { key: 'result', values: { segment: segment + 1, multiplier } },
    figure: `${multiplier}×`,
  };
});
