import type { FairStream } from '@ikka/fair';
import { type Bet, type InstantGame, instantGame, type JsonValue } from '@ikka/game-kit';
import { fraction } from '@ikka/money';
import {
  type ContestChoice,
  type ContestOutcome,
  outcomeOf,
  readContestChoice,
  readContestOutcome,
} from './contest-record.ts';
import { foldHand } from './fold-hand.ts';
import { type HandEnd, type HandRules, seatDebts } from './hand-rules.ts';
import type { CommonOptions, DealtStack, RecordedAct, SeatHandState } from './room-types.ts';

/** A seat's part in a hand as it is recorded: everything but the cards, which follow from the seeds. */
export type SeatChoice = {
  readonly seat: number;
  readonly dealer: number;
  readonly options: JsonValue;
  readonly stacks: readonly DealtStack[];
  readonly acts: readonly RecordedAct[];
  /** A hand of a contest: stacks and acts are chips, and it moves no money. */
  readonly isChips?: true;
};

/** What came of it for that seat: its own cards, those that everybody was shown, and the end of the hand. */
export type SeatOutcome = {
  readonly cards: readonly number[];
  readonly shown: readonly { readonly seat: number; readonly cards: readonly number[] }[];
  readonly end: HandEnd;
};

/** A game without the shapes of its options, hands and acts, as rooms hold it. */
export type JsonHandRules = HandRules<CommonOptions & JsonValue, JsonValue, JsonValue>;

/** The rules of a game whose states are JSON of a shape that only the rules themselves know. */
export const jsonRules = <Options extends JsonValue, Hand extends JsonValue, Act extends JsonValue>(
  rules: HandRules<Options, Hand, Act>,
): JsonHandRules => rules as unknown as JsonHandRules;

/**
 * The seeds that seats have shown, joined in the order of the seats: no single one fixes the deck (fairness.md 2). `none` where nobody has
 * shown one.
 */
export const clientSeedOf = (shares: SeatHandState['shares']): string =>
  shares
    .toSorted((a, b) => a.seat - b.seat)
    .flatMap(({ seed }) => seed || [])
    .join(',') || 'none';

/** The cards of a hand in the order of the deal. */
export function deckOf(
  { packSize, cardsOf }: Pick<JsonHandRules, 'packSize' | 'cardsOf'>,
  stream: Pick<FairStream, 'deal'>,
  seats: number,
): readonly number[] {
  return stream.deal(packSize, cardsOf(seats));
}

/** Plays a recorded hand again on its deck. Null where the acts are none of such a hand, or do not end it. */
export function replayHand(
  rules: JsonHandRules,
  choice: SeatChoice,
  deck: readonly number[],
): SeatOutcome | null {
  const hand = foldHand(rules, choice, deck)?.at(-1)?.hand;
  if (hand === undefined) return null;
  const end = rules.endOf(choice.options as CommonOptions & JsonValue, hand, deck);
  return end === null ? null : outcomeFor(rules, { hand, end, deck }, choice.seat);
}

/** What a hand that is over came to, as one seat's record keeps it. */
export function outcomeFor(
  rules: JsonHandRules,
  { hand, end, deck }: { readonly hand: JsonValue; readonly end: HandEnd; readonly deck: readonly number[] },
  seat: number,
): SeatOutcome {
  return {
    cards: rules.cardsAt(hand, seat, deck),
    shown: end.shown.map((one) => ({ seat: one, cards: rules.cardsAt(hand, one, deck) })),
    end,
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatsMost = 10;
const actsMost = 400;
const isSeat = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seatsMost;

/** A record's choice, or undefined where it has another shape. Whether the hand is one of the game's is found by playing it. */
export function readSeatChoice(value: unknown): SeatChoice | undefined {
  if (!isObject(value)) return undefined;
  const { seat, dealer, options, stacks, acts } = value;
  if (!isSeat(seat) || !isSeat(dealer) || !isObject(options)) return undefined;
  if (!Array.isArray(stacks) || stacks.length < 2 || stacks.length > seatsMost) return undefined;
  if (!Array.isArray(acts) || acts.length > actsMost) return undefined;
  const areStacks = stacks.every(
    (one) =>
      isObject(one) &&
      isSeat(one.seat) &&
      typeof one.stack === 'string' &&
      /^\d{1,18}$/.test(one.stack) &&
      (one.owes === undefined || seatDebts.some((debt) => debt === one.owes)),
  );
  const areActs = acts.every((one) => isObject(one) && isSeat(one.seat));
  return areStacks && areActs ? (value as SeatChoice) : undefined;
}

/**
 * One seat's part in a hand that is over, as record and verifier hold it: its choice is the whole course of the hand, its draw the deck
 * of all seats' seeds, and what it came to is found by playing the hand again.
 */
export function seatGame(rules: JsonHandRules, rakeBasisPoints: number): InstantGame {
  const { code, version } = rules;
  const nothing: SeatOutcome = {
    cards: [],
    shown: [],
    end: { reason: 'void', pot: '0', rake: '0', seats: [], winners: [], refunds: [], shown: [] },
  };
  const nowhere: ContestOutcome = { place: 0, prize: '0', standings: [] };
  const playedOf = (choice: SeatChoice, stream: Pick<FairStream, 'deal'>): SeatOutcome => {
    const deck = deckOf(rules, stream, choice.stacks.length);
    try {
      return replayHand(rules, choice, deck) ?? nothing;
    } catch {
      // Options or stacks that no room ever had.
      return nothing;
    }
  };
  return instantGame<SeatChoice | ContestChoice, SeatOutcome | ContestOutcome, JsonValue>({
    code,
    version,
    // Of all that is put into raked pots together; what one seat has back is for its player and the others to find out.
    rtp: fraction(10_000n - BigInt(rakeBasisPoints), 10_000n),
    coinsPerStake: 1n,
    stakeLeast: 0n,
    readChoice: (value) => readContestChoice(value) ?? readSeatChoice(value),
    // A contest follows from its hands, each of which was drawn and is recorded by itself.
    draw: (stream, choice) =>
      'contest' in choice ? (outcomeOf(choice) ?? nowhere) : playedOf(choice, stream),
    readOutcome: (value) =>
      readContestOutcome(value) ??
      (isObject(value) && isObject(value.end) ? (value as SeatOutcome) : undefined),
    settle({ choice }: Bet<SeatChoice | ContestChoice>, outcome) {
      if ('standings' in outcome) return BigInt(outcome.prize);
      if ('contest' in choice || choice.isChips === true) return 0n;
      return BigInt(outcome.end.seats.find(({ seat }) => seat === choice.seat)?.payout ?? '0');
    },
    present: (_choice, outcome) => outcome as JsonValue,
  });
}
