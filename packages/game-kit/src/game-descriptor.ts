import type { InstantGame } from './instant-game.ts';
import type { SharedLuck, SteppedLuck } from './luck.ts';
import type { SimulatedCase } from './simulation.ts';
import type { TellRound } from './telling.ts';

/** A name in each language that the catalogue keeps names in. */
export interface GameNames {
  readonly EN: string;
  readonly UR: string;
}

/** One entry of the catalogue as it stands from the first start. Operators may change what is not a figure of the rules. */
export interface GameOffer {
  /** The game's code: that of its rounds, its address and its cover. It never changes. */
  readonly id: string;
  readonly names: GameNames;
  /** The theoretical return of a stake of one, with the digits that the list shows. */
  readonly rtp: string;
  /** The standard deviation of a stake of one, or null where it is the player's choice. */
  readonly volatility: string | null;
  /** The least stake in coins; the greatest follows from the house's coin values. */
  readonly coinsPerStake: bigint;
  readonly lines: number | null;
  readonly tags: readonly string[];
  readonly kinds: readonly string[];
  readonly features: readonly string[];
  readonly isHot: boolean;
  /** Its place among the games: lower ones come first. */
  readonly sort: number;
}

/** Entries beyond the named ones, which go by their number and share a cover. */
export interface NumberedOffers {
  /** The first `count` of them. */
  offers(count: number): readonly GameOffer[];
  /** Whether a code is that of a numbered entry. */
  isOne(gameId: string): boolean;
  /** The cover that all of them share. */
  readonly cover: string;
}

/** What was chosen, as JSON text, and the stake as a decimal. */
export interface BetExample {
  readonly bet: string;
  readonly stake: string;
}

/**
 * All that a game says of itself to the server, the verifier, the record, the back office and the tools. Each game's folder has one,
 * in `game.ts`, and they find it there by themselves; its stage is found beside it, in `stage/index.ts`.
 */
export interface GameDescriptor {
  /** The studio that offers it, and the tab of the lobby in which it stands. */
  readonly vendor: string;
  readonly category: string;
  readonly offers: readonly GameOffer[];
  readonly numbered?: NumberedOffers;
  /** Whether each player has rounds of his own, many play one round together, or a few at a table play hands against one another. */
  readonly rounds: 'own' | 'shared' | 'seats';
  /** Every version of its rules that can still be replayed; of each code the last one is in force. */
  readonly versions: readonly InstantGame[];
  /**
   * The most that a stake can win, in smallest units, where no single bet tells it: `stakes` are those offered up to and including
   * the one in question, ascending.
   */
  readonly greatestWin?: (gameId: string, stakes: readonly bigint[]) => bigint;
  /** How luck is told apart from what players do, of each version in which they go on choosing, or play as one. */
  readonly luck: { readonly stepped?: readonly SteppedLuck[]; readonly shared?: readonly SharedLuck[] };
  /** The ways to bet among which simulated rounds are divided; of every game that one plays by oneself. */
  readonly simulation?: () => Promise<{ readonly cases: readonly SimulatedCase[] }>;
  /** How a recorded round is put into words, and the bundle of texts with them. Null where the record draws it instead. */
  readonly told: { readonly texts: string; readonly tell: TellRound } | null;
  /**
   * A bet with which the verifier begins. `otherExamples` has those of a code, or of a `code version`, whose choices are other ones.
   */
  readonly example: BetExample;
  readonly otherExamples?: Readonly<Record<string, BetExample>>;
}

/** The bet with which the verifier begins one version of a game. */
export const exampleOf = (
  { example, otherExamples = {} }: Pick<GameDescriptor, 'example' | 'otherExamples'>,
  { code, version }: Pick<InstantGame, 'code' | 'version'>,
): BetExample => otherExamples[`${code} ${version}`] ?? otherExamples[code] ?? example;
