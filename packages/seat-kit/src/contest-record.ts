import { type Contender, type Placed, placesAfter, prizesOf } from './contest-places.ts';
import { type ContestHand, type ContestTerms, contestKinds } from './contest-terms.ts';

/** What of the terms decides places and prizes. */
export type ContestRules = Pick<
  ContestTerms,
  'code' | 'kind' | 'entry' | 'fee' | 'prizes' | 'stack' | 'deals'
>;

/** A seat's part in a contest as it is recorded: the hands one by one, each of which has a record of its own. */
export type ContestChoice = {
  readonly contest: ContestRules;
  readonly seat: number;
  readonly players: readonly number[];
  readonly hands: readonly ContestHand[];
};

/** What came of a contest for one seat, and for all. */
export type ContestOutcome = {
  readonly place: number;
  readonly prize: string;
  readonly standings: readonly {
    readonly seat: number;
    readonly place: number;
    readonly prize: string;
    readonly stack: string;
  }[];
};

export const rulesOf = ({ code, kind, entry, fee, prizes, stack, deals }: ContestTerms): ContestRules => ({
  code,
  kind,
  entry,
  fee,
  prizes,
  stack,
  deals,
});

/** [SK24] Places and prizes by the hands of a contest. Null where they do not end it, or go on behind its end. */
export function outcomeOf({ contest, seat, players, hands }: ContestChoice): ContestOutcome | null {
  const stacks = new Map(players.map((one) => [one, BigInt(contest.stack)]));
  const placed: Placed[] = [];
  let isOver = false;
  for (const [at, { changes }] of hands.entries()) {
    if (isOver || changes.length !== players.length) return null;
    const contenders: Contender[] = [];
    for (const [n, one] of players.entries()) {
      const before = stacks.get(one) ?? 0n;
      const after = before + BigInt(changes[n] ?? '0');
      stacks.set(one, after);
      if (!placed.some((gone) => gone.seat === one)) contenders.push({ seat: one, before, after });
    }
    const now = placesAfter(contest, contenders, at + 1);
    placed.push(...now.placed);
    ({ isOver } = now);
  }
  if (!isOver) return null;
  const prizes = prizesOf(BigInt(contest.entry) * BigInt(players.length), contest.prizes, placed);
  const standings = placed
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat)
    .map((one) => ({
      ...one,
      prize: String(prizes.get(one.seat) ?? 0n),
      stack: String(stacks.get(one.seat) ?? 0n),
    }));
  const mine = standings.find((one) => one.seat === seat);
  return mine === undefined ? null : { place: mine.place, prize: mine.prize, standings };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatsMost = 10;
const recordedHandsMost = 600;
const isSeat = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seatsMost;
const isUnits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,18}$/.test(value);
const isChange = (value: unknown): boolean => typeof value === 'string' && /^-?\d{1,18}$/.test(value);

/** A record's choice, or undefined where it is none of a contest. */
export function readContestChoice(value: unknown): ContestChoice | undefined {
  if (!isObject(value) || !isObject(value.contest)) return undefined;
  const { contest, seat, players, hands } = value;
  const { kind, entry, fee, prizes, stack, deals } = contest;
  const areTerms =
    contestKinds.some((one) => one === kind) &&
    [entry, fee, stack].every(isUnits) &&
    Array.isArray(prizes) &&
    prizes.length <= seatsMost &&
    prizes.every((share) => Number.isInteger(share) && share >= 0 && share <= 10_000) &&
    Number.isInteger(deals);
  if (!areTerms || !isSeat(seat)) return undefined;
  if (!Array.isArray(players) || players.length > seatsMost || !players.every(isSeat)) return undefined;
  if (!Array.isArray(hands) || hands.length > recordedHandsMost) return undefined;
  const areHands = hands.every(
    (hand) => isObject(hand) && Array.isArray(hand.changes) && hand.changes.every(isChange),
  );
  return areHands ? (value as ContestChoice) : undefined;
}

export const readContestOutcome = (value: unknown): ContestOutcome | undefined =>
  isObject(value) && Array.isArray(value.standings) ? (value as ContestOutcome) : undefined;
