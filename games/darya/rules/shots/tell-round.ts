import type { RoundTelling } from '@ikka/game-kit';
import { formerHalls, halls } from '../sheet/kinds.ts';
import { readChoice, trialOf } from './choice.ts';
import { jackpotWon, readOutcome } from './outcome.ts';
import { multiplierOf } from './verdict.ts';

/** A batch in words of the bundle `darya`: how many shots, how many catches, and the best of them. */
export function tellRound(chosen: unknown, drawn: unknown): RoundTelling | null {
  for (const hall of [...halls, ...formerHalls]) {
    const choice = readChoice(hall, chosen);
    if (choice === undefined) continue;
    const outcome = readOutcome(hall, choice, drawn);
    if (outcome === undefined) continue;
    const multipliers = choice.shots.map(
      (shot, index) => multiplierOf(trialOf(hall, shot), outcome.draws[index] ?? []) ?? 0,
    );
    const caught = multipliers.filter((multiplier) => multiplier > 0);
    const best = Math.max(0, ...caught);
    const isJackpot = jackpotWon(choice, outcome) > 0n;
    return {
      chosen: { key: 'told.shots', values: { count: choice.shots.length } },
      result: {
        key: isJackpot ? 'told.jackpot' : caught.length === 0 ? 'told.none' : 'told.caught',
        values: { count: caught.length, best },
      },
      figure: `${best}×`,
    };
  }
  return null;
}
