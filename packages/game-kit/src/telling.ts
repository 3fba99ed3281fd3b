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

/** Tells a round as it was recorded, or null where the rules know no such round. */
export type TellRound = (choice: unknown, outcome: unknown) => RoundTelling | null;

/** Makes of what a game reads and says the words of any recorded round of it. `tellRound` says null of what does not go together. */
export function teller<Choice, Outcome>(
  readChoice: (value: unknown) => Choice | undefined,
  readOutcome: (value: unknown) => Outcome | undefined,
  tellRound: (choice: Choice, outcome: Outcome) => RoundTelling | null,
): TellRound {
  return (chosen, drawn) => {
    const choice = readChoice(chosen);
    const outcome = readOutcome(drawn);
    return choice === undefined || outcome === undefined ? null : tellRound(choice, outcome);
  };
}
