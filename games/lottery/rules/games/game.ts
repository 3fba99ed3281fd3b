import type { ShapeCode } from '../boards/shapes.ts';
import type { Schedule } from '../issues/schedule.ts';
import type { PrizeMode } from '../odds/prize-modes.ts';

/** [LT18] A lottery that is sold. */
export interface Game<Code extends ShapeCode = ShapeCode> {
  readonly code: string;
  /** Every play on boards of this shape is offered. */
  readonly shape: Code;
  readonly mode: PrizeMode;
  /** Who draws: somebody outside, whose results are brought in, or the house from a chain of seeds. */
  readonly draw: 'outside' | 'house';
  readonly schedule: Schedule;
}
