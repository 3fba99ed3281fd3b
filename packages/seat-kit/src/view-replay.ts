import type { JsonValue } from '@ikka/game-kit';
import { foldHand, type HandFrame } from './fold-hand.ts';
import type { CommonOptions } from './room-types.ts';
import type { JsonHandRules, SeatChoice } from './seat-game.ts';
import { type ResultView, resultOf } from './view-room.ts';

/** A step of a hand that is over: what was done, and how the table stood then. Amounts are as people read them. */
export interface ReplayStep {
  /** Who acted and how, as it was recorded; null of the deal. */
  readonly by: { readonly seat: number; readonly act: JsonValue } | null;
  readonly events: readonly { readonly seat: number; readonly act: string; readonly amount: string | null }[];
  /** What lay in front of each seat, without what was in the pot. */
  readonly stacks: readonly { readonly seat: number; readonly amount: string }[];
  /** Who was asked next. */
  readonly asked: readonly number[];
  readonly game: JsonValue;
  readonly result: ResultView | null;
}

/**
 * [SK27, SK28] A recorded hand step by step, as the seat of the record saw it at the table: every card passes the game's own `view` for that
 * seat, at each step as it was then. Null where the record is none of a hand that such rules play to its end.
 */
export function viewReplay(
  rules: JsonHandRules,
  choice: SeatChoice,
  { deck, shown }: { readonly deck: readonly number[]; readonly shown: (units: bigint | string) => string },
): readonly ReplayStep[] | null {
  const frames = foldHand(rules, choice, deck);
  const last = frames?.at(-1);
  const options = choice.options as CommonOptions & JsonValue;
  if (frames === null || last === undefined || rules.endOf(options, last.hand, deck) === null) return null;
  const stepOf = ({ act, events, hand }: HandFrame): ReplayStep => {
    const end = rules.endOf(options, hand, deck);
    return {
      by: act,
      events: events.map((event) => ({
        seat: event.seat,
        act: event.act,
        amount: event.amount === null ? null : shown(event.amount),
      })),
      stacks: choice.stacks.map(({ seat, stack }) => {
        const result = end?.seats.find((one) => one.seat === seat);
        const left =
          result === undefined
            ? BigInt(stack) - rules.paidBy(hand, seat)
            : BigInt(stack) - BigInt(result.stake) + BigInt(result.payout);
        return { seat, amount: shown(left) };
      }),
      asked: [...rules.asked(hand)],
      game: rules.view(options, hand, { seat: choice.seat, deck, shown }),
      result: end === null ? null : resultOf(end, shown),
    };
  };
  return frames.map(stepOf);
}
