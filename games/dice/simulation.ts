import { type SimulatedCase, winOrLose } from '@ikka/game-kit';
import { dice } from './round/index.ts';
import { ROLL_COUNT, winningRolls } from './rules/index.ts';

const targets = [200, 1_000, 2_500, 5_000, 5_050, 7_500, 9_000, 9_800];

/** Targets from one end of the scale to the other, on both sides. */
export const cases: readonly SimulatedCase[] = (['over', 'under'] as const).flatMap((side) =>
  targets.map((target) => ({
    name: `${side} ${target / 100}`,
    choice: { side, target },
    prizes: winOrLose(dice, { side, target }, winningRolls({ side, target }) / ROLL_COUNT),
  })),
);
