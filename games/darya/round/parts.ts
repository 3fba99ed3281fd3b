import type { BetPart } from '@ikka/game-kit';
import {
  jackpotWon,
  multiplierOf,
  payoutOf,
  prospectOfJackpot,
  prospectOfTrial,
  type ShotsChoice,
  type ShotsOutcome,
  type Trial,
} from '../rules/index.ts';

/** What a batch is held against the rules by: its shots of one weapon at one kind of fish, and what the pot gave. */
export function partsOf(
  choice: ShotsChoice,
  trials: readonly Trial[],
  outcome: ShotsOutcome,
): readonly BetPart[] {
  const shots = choice.shots.map((shot, index) => ({
    shot,
    trial: trials[index],
    draw: outcome.draws[index],
  }));
  const alike = Map.groupBy(shots, ({ shot }) => `${shot.fish} ${shot.weapon} ${shot.stake}`);
  const parts = [...alike.values()].flatMap((group): BetPart[] => {
    const [first] = group;
    if (first?.trial === undefined) return [];
    const { shot, trial } = first;
    return [
      {
        name: [`fish.${shot.fish}`, `weapon.${shot.weapon}.name`],
        count: group.length,
        stake: BigInt(shot.stake) * BigInt(group.length),
        payout: group.reduce(
          (sum, { draw }) => sum + payoutOf(trial, multiplierOf(trial, draw ?? []) ?? 0),
          0n,
        ),
        prospect: prospectOfTrial(trial),
      },
    ];
  });
  if (choice.jackpot === undefined) return parts;
  const stakes = choice.shots.map(({ stake }) => BigInt(stake));
  const pot: BetPart = {
    name: ['pot.title'],
    count: 1,
    stake: stakes.reduce((sum, stake) => sum + stake, 0n),
    payout: jackpotWon(choice, outcome),
    prospect: prospectOfJackpot(stakes, choice.jackpot),
  };
  return [...parts, pot];
}
