import type { Choice } from '@ikka/stage-kit';
import type { Choosing } from './first-snapshot.ts';
import {
  choiceFields,
  createNumberFields,
  type FieldProblem,
  type NumberFields,
  stakeField,
} from './number-fields.ts';
import type { PlaySnapshot } from './play-state.ts';
import type { PlacedBet } from './play-steps.ts';
import { isOffered } from './stake-steps.ts';

interface PlayNumbersParts {
  readonly snapshot: () => PlaySnapshot;
  readonly set: (change: Partial<PlaySnapshot>) => void;
  readonly isFixed: () => boolean;
  readonly choosing: Choosing;
  readonly place: (stake: bigint, choice: Choice | null) => PlacedBet;
}

/** The numbers of a round that a player plays alone: the stake, and those of what is chosen. */
export function createPlayNumbers({
  snapshot,
  set,
  isFixed,
  choosing,
  place,
}: PlayNumbersParts): NumberFields {
  return createNumberFields({
    snapshot,
    set,
    isFixed,
    fields() {
      if (!snapshot().server.anyStake) return [];
      return [stakeField(snapshot()), ...choiceFields(choosing?.fields ?? [], snapshot())];
    },
    apply(name, value) {
      if (name === 'stake') return set({ stake: value });
      const kind = choosing?.fields?.find((field) => field.name === name)?.kind;
      const typed = kind === 'amount' ? String(value) : Number(value);
      const choice = choosing?.readChoice({ ...snapshot().choice, [name]: typed });
      if (!choice) throw new TypeError(`${name} is within its bounds and yet no choice of this game`);
      set({ choice, won: 0n });
    },
    others: () => problemsBeside(snapshot(), place),
  });
}

/** What is wrong beside the single fields: a stake that is not in the list, or several that come to too much. */
function problemsBeside(
  { server, stake, stakes, choice }: PlaySnapshot,
  place: PlayNumbersParts['place'],
): FieldProblem[] {
  if (!server.anyStake) {
    return isOffered(server, stakes, stake) ? [] : [{ name: 'stake', problem: { kind: 'choice' } }];
  }
  const greatest = stakes.at(-1) ?? 0n;
  if (stake > greatest || place(stake, choice).stake <= greatest) return [];
  return [{ name: 'all', problem: { kind: 'above', greatest } }];
}
