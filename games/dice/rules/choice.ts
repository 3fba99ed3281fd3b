import { TARGET_MAX, TARGET_MIN } from './sheet.ts';

/** [D2] What the player bets on: a roll on this side of the target, which is in hundredths. */
export type DiceChoice = {
  readonly side: 'over' | 'under';
  readonly target: number;
};

/** A choice as somebody sent it, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): DiceChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const { side, target } = value as { side?: unknown; target?: unknown };
  if (side !== 'over' && side !== 'under') return undefined;
  if (typeof target !== 'number' || !Number.isInteger(target)) return undefined;
  return target >= TARGET_MIN && target <= TARGET_MAX ? { side, target } : undefined;
}

/** [D3] Whether a roll wins. The target itself wins on neither side. */
export function wins({ side, target }: DiceChoice, roll: number): boolean {
  return side === 'over' ? roll > target : roll < target;
}

/** [D3] How many of the rolls win. */
export function winningRolls({ side, target }: DiceChoice): number {
  return side === 'over' ? 10_000 - target : target;
}
