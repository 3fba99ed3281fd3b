/** A sentence of a game's own texts: its key in the game's bundle, and what fills its places. */
export interface Telling {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A round in words: what was chosen, what came, and the one figure by which a player knows it. */
export interface RoundTelling {
  readonly chosen: Telling;
  readonly result: Telling;
  readonly figure: string;
}
