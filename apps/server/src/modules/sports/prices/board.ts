/** An outcome as it is offered. */
export interface BoardOutcome {
  readonly key: string;
  /** As on the wire; null where it takes no bets. */
  readonly odds: string | null;
  /** Weight of the halves of a stake that win and that come back; as decimal texts. */
  readonly win: string;
  readonly back: string;
}

export interface BoardMarket {
  readonly type: string;
  readonly scope: string;
  readonly line: string | null;
  readonly state: 'open' | 'suspended' | 'closed';
  /** The version of the board with which it last changed. */
  readonly version: number;
  readonly outcomes: readonly BoardOutcome[];
}

/** The markets of a match by their keys, in the order of its page. */
export type Board = Readonly<Record<string, BoardMarket>>;

/** By markets and their outcomes: percent by which a trader has moved the chance of winning, before the margin. */
export type Moves = Readonly<Record<string, Readonly<Record<string, number>>>>;
