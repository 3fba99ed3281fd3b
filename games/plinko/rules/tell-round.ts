import { teller } from '@ikka/game-kit';
import { readChoice } from './choice.ts';
import { bucketOf, readOutcome } from './draw-round.ts';
import { bucketMultipliers } from './sheet.ts';

/** Ten-thousandths as a bucket writes them: 5000 is 0.5, 290000 is 29. */
export function shortMultiplier(multiplier: number): string {
  return String(multiplier / 10_000);
}

/** The round in words of the bundle `plinko`; none where the path is not one of these rows. */
export const tellRound = teller(readChoice, readOutcome, ({ rows, risk }, outcome) => {
  if (outcome.path.length !== rows) return null;
  const bucket = bucketOf(outcome);
  const multiplier = shortMultiplier(bucketMultipliers(rows, risk)[bucket] ?? 0);
  return {
    chosen: { key: `chosen.${risk}`, values: { rows } },
    result: { key: 'result', values: { bucket: bucket + 1, multiplier } },
    figure: `${multiplier}×`,
  };
});
