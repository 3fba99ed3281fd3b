import { type FairStream, openStream, type StreamSeeds, type WatchedDraw } from '@ikka/fair';
import type { Fraction } from '@ikka/money';
import type { JsonValue } from './json-value.ts';
import type { Prospect } from './prospect.ts';

/** A stake in smallest units, and what the player chose beside it (nothing for a slot, a side for a coin). */
export interface Bet<Choice> {
  readonly stake: bigint;
  readonly choice: Choice;
}

/**
 * What an instant game fills: a game whose round is over with one bet and one outcome. All of it is pure.
 *
 * The outcome depends on the stream and on the choice, never on the stake, the player, the bank or the past.
 */
export interface InstantGameRules<
  Choice extends JsonValue,
  Outcome extends JsonValue,
  View extends JsonValue,
> {
  /** The game's code in the catalogue; it never changes. */
  readonly code: string;
  /** Changes with every change of a draw or a payout. A round is recorded, replayed and verified with its version. */
  readonly version: string;
  /** The exact theoretical return to the player, as the game's README derives it. */
  readonly rtp: Fraction;
  /** The stake is this many equal coins; a stake that does not divide is refused. 1n where the game has no coins. */
  readonly coinsPerStake: bigint;
  /** Nothing, where a part in a round may have cost nothing: a hand that is folded before a bet. One unit where that is not said. */
  readonly stakeLeast?: bigint;
  /** The choice that a player sent, or undefined when it is malformed. A game without a choice reads null. */
  readChoice(value: unknown): Choice | undefined;
  /** Draws the whole outcome. It is small (stops, cards, a number): what can be derived is not in it. */
  draw(stream: FairStream, choice: Choice): Outcome;
  /** An outcome as it was recorded, or undefined when it is not one of this version. */
  readOutcome(value: unknown): Outcome | undefined;
  /** The total return in smallest units, the stake included where the game gives it back; 0n for a lost round. */
  settle(bet: Bet<Choice>, outcome: Outcome): bigint;
  /** What the bet can return. Absent where the player goes on choosing after the draw, so that a bet alone does not fix it. */
  prospect?(bet: Bet<Choice>): Prospect;
  /** The most that a bet could come to where it has no prospect, whatever its player does. Absent where nothing bounds it. */
  greatest?(bet: Bet<Choice>): bigint;
  /** What the stage shows and animates, without money: in coins or multiples of the stake. */
  present(choice: Choice, outcome: Outcome): View;
}

/**
 * What of a settled bet is held against the rules by itself: shots at one kind of fish, or a feature. Its name is the keys, in the game's own
 * bundle of texts, of what it is called; the sums are of all that is alike in the bet. Amounts in smallest units.
 */
export interface BetPart {
  readonly name: readonly string[];
  readonly count: number;
  readonly stake: bigint;
  readonly payout: bigint;
  /** Of one of them. */
  readonly prospect: Prospect;
}

export type BetRefusal = 'stake_not_in_step' | 'choice_malformed';

/** An instant game as its server and its verifier hold it, without knowing what it chooses, draws or shows. */
export interface InstantGame {
  readonly code: string;
  readonly version: string;
  readonly rtp: Fraction;
  readonly coinsPerStake: bigint;
  /** Its rounds come out of a room that its server keeps: no call plays one. Absent where one is played by itself. */
  readonly isPlayedInRoom?: true;
  /** Its bets say of what parts they are. Absent where a bet is one thing. */
  readonly hasParts?: true;
  /** Reads a bet. The operator's limits are not its business: `checkStake` decides them before. */
  readBet(stake: bigint, choice: unknown): InstantBet | { readonly refused: BetRefusal };
}

/** A bet that an instant game accepted. `settle` and `present` throw on an outcome that is not of this version. */
export interface InstantBet {
  readonly stake: bigint;
  /** The choice in the form in which it is recorded. */
  readonly choice: JsonValue;
  /** The outcome that these seeds fix; `watch` hears of every number that it took. */
  draw(seeds: StreamSeeds, watch?: (draw: WatchedDraw) => void): JsonValue;
  /** The total return in smallest units. */
  settle(outcome: unknown): bigint;
  /** What the bet can return, or null where the bet alone does not fix it. */
  prospect(): Prospect | null;
  /** The greatest payout that it could have, in smallest units; null where nothing bounds it. */
  greatest(): bigint | null;
  present(outcome: unknown): JsonValue;
  /** The parts of a settled bet, of a game that has them. */
  parts?(outcome: unknown): readonly BetPart[];
}

/** Makes of a game's rules the game that the server runs. */
export function instantGame<Choice extends JsonValue, Outcome extends JsonValue, View extends JsonValue>(
  rules: InstantGameRules<Choice, Outcome, View>,
): InstantGame {
  const { code, version, rtp, coinsPerStake, stakeLeast = 1n } = rules;

  /** Asked with every round, and players bet the same again: so many answers are remembered. */
  const greatestKnown = new Map<string, bigint | null>();

  function outcomeOf(value: unknown): Outcome {
    const outcome = rules.readOutcome(value);
    if (outcome === undefined) throw new TypeError(`not an outcome of ${code} ${version}`);
    return outcome;
  }

  return {
    code,
    version,
    rtp,
    coinsPerStake,
    readBet(stake, value) {
      if (stake < stakeLeast || stake % coinsPerStake !== 0n) return { refused: 'stake_not_in_step' };
      const choice = rules.readChoice(value);
      if (choice === undefined) return { refused: 'choice_malformed' };
      return acceptedBet(stake, choice);
    },
  };

  function greatestOf(bet: Bet<Choice>): bigint | null {
    const key = `${bet.stake} ${JSON.stringify(bet.choice)}`;
    let greatest = greatestKnown.get(key);
    if (greatest === undefined) {
      greatest = rules.prospect?.(bet).greatest ?? rules.greatest?.(bet) ?? null;
      if (greatestKnown.size >= 1_000) greatestKnown.clear();
      greatestKnown.set(key, greatest);
    }
    return greatest;
  }

  function acceptedBet(stake: bigint, choice: Choice): InstantBet {
    return {
      stake,
      choice,
      draw: (seeds, watch) => rules.draw(openStream(seeds, watch), choice),
      settle: (outcome) => rules.settle({ stake, choice }, outcomeOf(outcome)),
      prospect: () => rules.prospect?.({ stake, choice }) ?? null,
      greatest: () => greatestOf({ stake, choice }),
      present: (outcome) => rules.present(choice, outcomeOf(outcome)),
    };
  }
}
