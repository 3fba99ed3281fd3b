import type { JsonValue } from '@ikka/game-kit';
import type { DealtSeat, HandEvent } from './hand-rules.ts';
import type { CommonOptions, RecordedAct } from './room-types.ts';
import type { JsonHandRules, SeatChoice } from './seat-game.ts';

/** How a hand stood after its deal, or after one of its acts. */
export interface HandFrame {
  /** Null of the deal. */
  readonly act: RecordedAct | null;
  readonly events: readonly HandEvent[];
  readonly hand: JsonValue;
}

/**
 * Plays a recorded hand again on its deck, from its deal to its last act. Null where an act is none of such a hand. A hand may be over with
 * its deal: all are in for what they had.
 */
export function foldHand(
  rules: JsonHandRules,
  { dealer, options, stacks, acts }: Pick<SeatChoice, 'dealer' | 'options' | 'stacks' | 'acts'>,
  deck: readonly number[],
): readonly [HandFrame, ...HandFrame[]] | null {
  const known = options as CommonOptions & JsonValue;
  const seats = stacks.map(
    (one): DealtSeat => ({ seat: one.seat, stack: BigInt(one.stack), owes: one.owes ?? null }),
  );
  const dealt = rules.begin(known, { seats, dealer });
  const frames: [HandFrame, ...HandFrame[]] = [{ act: null, ...dealt }];
  let { hand } = dealt;
  for (const recorded of acts) {
    const act = rules.readAct(recorded.act);
    if (act === undefined) return null;
    const step = rules.act(known, hand, { seat: recorded.seat, act, deck });
    if ('refused' in step) return null;
    ({ hand } = step);
    frames.push({ act: recorded, ...step });
  }
  return frames;
}
