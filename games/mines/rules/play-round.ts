import { payoutAt } from '@ikka/game-kit';
import type { MinesAction, MinesChoice } from './choice.ts';
import type { MinesOutcome } from './draw-round.ts';
import { multiplierOf } from './multiplier.ts';
import { TILE_COUNT } from './sheet.ts';

/** [M3] The round with one more tile opened, or null for a tile that is open already. */
export function act({ mines, picks }: MinesChoice, { pick }: MinesAction): MinesChoice | null {
  return picks.includes(pick) ? null : { mines, picks: [...picks, pick] };
}

/** [M3] The place among the picks of the one that met a mine, or -1. */
export const fatalPick = ({ picks }: MinesChoice, { laid }: MinesOutcome): number =>
  picks.findIndex((pick) => laid.includes(pick));

/** [M3] A mine was met, or every safe tile is open. */
export function isOver(choice: MinesChoice, outcome: MinesOutcome): boolean {
  return fatalPick(choice, outcome) >= 0 || choice.picks.length === TILE_COUNT - choice.mines;
}

/** [M3] Something must have been opened. */
export const mayCashOut = ({ picks }: MinesChoice): boolean => picks.length > 0;

/** [M8] A round that its player left is cashed out; where nothing was opened the stake is given back. */
export const leftBehind = ({ picks }: MinesChoice): 'settle' | 'return' =>
  picks.length > 0 ? 'settle' : 'return';

/** [M4, M5] The total return in smallest units; 0n where a mine was met. */
export function settleRound(stake: bigint, choice: MinesChoice, outcome: MinesOutcome): bigint {
  if (fatalPick(choice, outcome) >= 0) return 0n;
  return payoutAt(stake, multiplierOf(choice.mines, choice.picks.length));
}

/** [M4, M5] What the bet pays when every safe tile is opened: it could not come to more. */
export function greatestPayout(stake: bigint, { mines }: MinesChoice): bigint {
  return payoutAt(stake, multiplierOf(mines, TILE_COUNT - mines));
}

/** What a stage, a replay or a verifier shows of a round that is over. */
export type MinesView = {
  readonly mines: readonly number[];
  readonly picks: readonly number[];
  /** The tile under which a mine was met, or null. */
  readonly met: number | null;
  /** In ten-thousandths; 0 for a lost round. */
  readonly multiplier: number;
};

export function presentRound(choice: MinesChoice, outcome: MinesOutcome): MinesView {
  const met = choice.picks[fatalPick(choice, outcome)] ?? null;
  return {
    mines: outcome.laid,
    picks: choice.picks,
    met,
    multiplier: met === null ? multiplierOf(choice.mines, choice.picks.length) : 0,
  };
}
