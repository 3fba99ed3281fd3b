export const acts = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
/** What a player does in an open round. */
export type Act = (typeof acts)[number];

/** Stakes at the opening, in smallest units as text: on the hand, and on the two side bets, '0' where there is none. */
export interface OpeningStakes {
  readonly main: string;
  readonly pairs: string;
  readonly plus3: string;
}

/** A round as far as it was played: its stakes, and what was done, in order. */
export type BlackjackChoice = {
  readonly main: string;
  readonly pairs: string;
  readonly plus3: string;
  readonly acts: readonly Act[];
};

export type BlackjackAction = { readonly act: Act };

/** More than any round can have. */
const ACTS_MOST = 48;
const amount = /^(0|[1-9]\d{0,15})$/;

const isAct = (value: unknown): value is Act => acts.some((act) => act === value);

function fieldsOf(value: unknown, count: number): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.keys(value).length === count ? (value as Readonly<Record<string, unknown>>) : undefined;
}

const isAmount = (value: unknown): value is string => typeof value === 'string' && amount.test(value);

/** [BJ9] Stakes that can be placed together: something on the hand, and on neither side bet more than on it. */
function readStakes({ main, pairs, plus3 }: Readonly<Record<string, unknown>>): OpeningStakes | undefined {
  if (!isAmount(main) || !isAmount(pairs) || !isAmount(plus3)) return undefined;
  const most = BigInt(main);
  return most > 0n && BigInt(pairs) <= most && BigInt(plus3) <= most ? { main, pairs, plus3 } : undefined;
}

/** A round as somebody sent it, as far as it was played, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): BlackjackChoice | undefined {
  const fields = fieldsOf(value, 4);
  const stakes = fields && readStakes(fields);
  const done = fields?.acts;
  if (!stakes || !Array.isArray(done) || done.length > ACTS_MOST || !done.every(isAct)) return undefined;
  return { ...stakes, acts: done };
}

/** What a round is opened with: its stakes. */
export function readOpening(value: unknown): BlackjackChoice | undefined {
  const fields = fieldsOf(value, 3);
  const stakes = fields && readStakes(fields);
  return stakes && { ...stakes, acts: [] };
}

export function readAction(value: unknown): BlackjackAction | undefined {
  const act = fieldsOf(value, 1)?.act;
  return isAct(act) ? { act } : undefined;
}

/** [BJ8] Half of the main stake, rounded down to the smallest unit. */
export const insuranceOf = ({ main }: Pick<BlackjackChoice, 'main'>): bigint => BigInt(main) / 2n;

/** All that a round has staked by now, in smallest units. */
export function stakedBy(choice: BlackjackChoice): bigint {
  const main = BigInt(choice.main);
  return choice.acts.reduce(
    (sum, act) => {
      if (act === 'insure') return sum + insuranceOf(choice);
      return act === 'double' || act === 'split' ? sum + main : sum;
    },
    main + BigInt(choice.pairs) + BigInt(choice.plus3),
  );
}
