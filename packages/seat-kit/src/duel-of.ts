import type { JsonValue } from '@ikka/game-kit';
import type { DealtSeat } from './hand-rules.ts';
import type { CommonOptions } from './room-types.ts';
import type { JsonHandRules, SeatChoice } from './seat-game.ts';

/** What one seat did while it and another one alone were left in a hand. */
export interface Duel {
  readonly seat: number;
  readonly against: number;
  /** Acts that took a turn, and those among them that raised. */
  readonly acts: number;
  readonly raises: number;
}

export interface HandDuels {
  readonly duels: readonly Duel[];
  /** The last two of a hand that ended as one of them gave up. */
  readonly conceded: { readonly by: number; readonly to: number } | null;
}

const none: HandDuels = { duels: [], conceded: null };

/** [SK17] How the last two of a hand played against each other, by its record. Nothing for a game that does not say how seats contend. */
export function duelsOf(
  rules: JsonHandRules,
  { dealer, options, stacks, acts }: Pick<SeatChoice, 'dealer' | 'options' | 'stacks' | 'acts'>,
  deck: readonly number[],
): HandDuels {
  const { duel } = rules;
  if (duel === undefined) return none;
  const known = options as CommonOptions & JsonValue;
  const seats = stacks.map(
    (one): DealtSeat => ({ seat: one.seat, stack: BigInt(one.stack), owes: one.owes ?? null }),
  );
  let { hand } = rules.begin(known, { seats, dealer });
  const duels = new Map<number, Duel>();
  let conceded: HandDuels['conceded'] = null;
  for (const { seat, act: written } of acts) {
    const act = rules.readAct(written);
    if (act === undefined) return none;
    const before = duel.seatsIn(hand);
    const isRaise = duel.raises(hand, seat, act);
    const step = rules.act(known, hand, { seat, act, deck });
    if ('refused' in step) return none;
    ({ hand } = step);
    const against = before.find((one) => one !== seat);
    if (before.length !== 2 || against === undefined || !before.includes(seat)) continue;
    if (!duel.seatsIn(hand).includes(seat)) conceded = { by: seat, to: against };
    if (rules.isFree(act)) continue;
    const so = duels.get(seat) ?? { seat, against, acts: 0, raises: 0 };
    duels.set(seat, { ...so, acts: so.acts + 1, raises: so.raises + (isRaise ? 1 : 0) });
  }
  return { duels: [...duels.values()], conceded };
}
