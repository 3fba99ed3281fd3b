/** The result of one draw as a provider tells it, in the words of our rules. */
export interface ToldResult {
  readonly game: string;
  /** The number. */
  readonly number: string;
  /** As `printBoard` writes it; what is no board of the game is refused by whoever takes it. */
  readonly board: string;
  readonly publishedAt: Date;
}

/** A company that tells the results of outside draws. An adapter speaks its wire and answers in the house's words. */
export interface ResultProvider {
  /** Under which its results are kept, for ever. */
  readonly code: string;
  /** What was published or corrected at an instant or later, oldest first, and from when to ask on. Throws where it cannot be had. */
  since(
    instant: Date,
    signal: AbortSignal,
  ): Promise<{ readonly results: readonly ToldResult[]; readonly at: Date }>;
}
