import { openStream, type StreamSeeds } from '@ikka/fair';
import { type InstantBet, type InstantGame, type InstantGameRules, instantGame } from './instant-game.ts';
import type { JsonValue } from './json-value.ts';

/**
 * What a game of several steps fills. A round of it is a choice that grows: every step adds to it what the player did, and the
 * round that is over is an instant game's round with the whole of it as its choice. So it is recorded, replayed and verified
 * like any other, and its outcome depends on the seeds and on what was chosen alone.
 */
export interface SteppedGameRules<
  Choice extends JsonValue,
  Outcome extends JsonValue,
  View extends JsonValue,
  Action extends JsonValue,
  Shown extends JsonValue,
> extends InstantGameRules<Choice, Outcome, View> {
  /** What a round is opened with, as a choice in which nothing was done yet, or undefined when it is malformed. */
  readOpening(value: unknown): Choice | undefined;
  /** What the player can do in an open round, or undefined when it is malformed. Cashing out is the kit's own. */
  readAction(value: unknown): Action | undefined;
  /** The choice after an action, or null where the rules do not allow it now. `outcome` is that of the choice so far. */
  act(choice: Choice, action: Action, outcome: Outcome): Choice | null;
  /** Whether nothing is left to decide: the round ends by itself. */
  isOver(choice: Choice, outcome: Outcome): boolean;
  /** Whether the player may take what the round stands at, instead of going on. */
  mayCashOut(choice: Choice): boolean;
  /**
   * What becomes of a round that its player left: `settle` ends it as it stands, `return` gives the stake back because nothing was
   * decided yet. Where a player who has seen something could gain by leaving, it must be settled.
   */
  leftBehind(choice: Choice): 'settle' | 'return';
  /**
   * The choice with which a round is settled that its player left; absent where it is settled as it stands. `outcomeOf` answers what
   * is drawn for a choice.
   */
  leave?(choice: Choice, outcomeOf: (choice: Choice) => Outcome): Choice;
  /**
   * All that a choice has staked by now, in smallest units, where a step may stake further (a doubled hand); it never falls. A round
   * with another stake is none of the game's. Absent where the stake of the opening is all.
   */
  staked?(choice: Choice): bigint;
  /** What may be shown of an open round beside the choice: nothing that is still hidden. */
  show(choice: Choice, outcome: Outcome): Shown;
}

/** The action by which a player takes what the round stands at; the same in every game. */
export const cashOutAction = { type: 'cash_out' } as const;

/** A game of several steps as its server holds it. Its `readBet` reads whole rounds, as the verifier has them. */
export interface SteppedGame extends InstantGame {
  readonly steps: {
    /** Reads what a round is opened with. The operator's limits are not its business. */
    open(
      stake: bigint,
      opening: unknown,
    ): OpenBet | { readonly refused: 'stake_not_in_step' | 'choice_malformed' };
    /** An open round as it was stored; throws on a choice that is not of this version. */
    resume(stake: bigint, choice: unknown): OpenBet;
  };
}

/** A round that is not over, as far as it was played. `outcome` is always what `draw` gives for the same seeds. */
export interface OpenBet extends InstantBet {
  isOver(outcome: unknown): boolean;
  mayCashOut(): boolean;
  leftBehind(): 'settle' | 'return';
  /** The bet with which the round is settled that its player left. */
  leave(seeds: StreamSeeds): OpenBet;
  show(outcome: unknown): JsonValue;
  /**
   * Takes an action: the bet after it, or why not. `ends` where the player cashed out. Where its stake is greater, the difference must
   * be staked with the step.
   */
  act(
    action: unknown,
    seeds: StreamSeeds,
  ): { readonly bet: OpenBet; readonly ends: boolean } | { readonly refused: ActionRefusal };
}

export type ActionRefusal = 'action_malformed' | 'action_not_allowed';

/** Makes of a stepped game's rules the game that the server runs. */
export function steppedGame<
  Choice extends JsonValue,
  Outcome extends JsonValue,
  View extends JsonValue,
  Action extends JsonValue,
  Shown extends JsonValue,
>(rules: SteppedGameRules<Choice, Outcome, View, Action, Shown>): SteppedGame {
  const game = instantGame(rules);
  const { code, version, coinsPerStake } = rules;
  /** Whether a choice is one of this stake. */
  const isOf = (stake: bigint, choice: Choice): boolean => (rules.staked?.(choice) ?? stake) === stake;

  function readBet(stake: bigint, value: unknown): ReturnType<InstantGame['readBet']> {
    const choice = rules.readChoice(value);
    if (choice !== undefined && !isOf(stake, choice)) return { refused: 'choice_malformed' };
    return game.readBet(stake, value);
  }

  function raised(stake: bigint, next: Choice): OpenBet {
    const staked = rules.staked?.(next) ?? stake;
    if (staked < stake) throw new RangeError(`a step of ${code} ${version} lowers its stake`);
    return openBet(staked, next);
  }

  function openBet(stake: bigint, choice: Choice): OpenBet {
    const bet = readBet(stake, choice);
    if ('refused' in bet) throw new TypeError(`not a round of ${code} ${version}: ${bet.refused}`);
    const outcomeOf = (value: unknown): Outcome => {
      const outcome = rules.readOutcome(value);
      if (outcome === undefined) throw new TypeError(`not an outcome of ${code} ${version}`);
      return outcome;
    };
    return {
      ...bet,
      isOver: (outcome) => rules.isOver(choice, outcomeOf(outcome)),
      mayCashOut: () => rules.mayCashOut(choice),
      leftBehind: () => rules.leftBehind(choice),
      leave: (seeds) =>
        openBet(stake, rules.leave?.(choice, (one) => rules.draw(openStream(seeds), one)) ?? choice),
      show: (outcome) => rules.show(choice, outcomeOf(outcome)),
      act(value, seeds) {
        if (isCashOut(value)) {
          return rules.mayCashOut(choice)
            ? { bet: openBet(stake, choice), ends: true }
            : { refused: 'action_not_allowed' };
        }
        const action = rules.readAction(value);
        if (action === undefined) return { refused: 'action_malformed' };
        const next = rules.act(choice, action, rules.draw(openStream(seeds), choice));
        return next === null ? { refused: 'action_not_allowed' } : { bet: raised(stake, next), ends: false };
      },
    };
  }

  return {
    ...game,
    readBet,
    steps: {
      open(stake, value) {
        if (stake <= 0n || stake % coinsPerStake !== 0n) return { refused: 'stake_not_in_step' };
        const choice = rules.readOpening(value);
        if (choice === undefined || !isOf(stake, choice)) return { refused: 'choice_malformed' };
        return openBet(stake, choice);
      },
      resume(stake, value) {
        const choice = rules.readChoice(value);
        if (choice === undefined) throw new TypeError(`not a choice of ${code} ${version}`);
        return openBet(stake, choice);
      },
    },
  };
}

function isCashOut(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === 1 &&
    (value as { type?: unknown }).type === cashOutAction.type
  );
}

/** Whether a game's rounds are played in several steps. */
export function isStepped(game: InstantGame): game is SteppedGame {
  return 'steps' in game;
}
