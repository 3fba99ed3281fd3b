/** What the desk knows of a lottery's draws at a moment. */
export interface DrawFacts {
  /** The house draws within seconds of closing; an outside draw is waited for in peace. */
  readonly isHouse: boolean;
  /** The issue that is sold or was sold last, and whether its sales are over. */
  readonly issue: string | null;
  readonly isClosed: boolean;
  readonly last: { readonly number: string; readonly board: string } | null;
  /** The latest result that was shown to its end; null before any was known. */
  readonly seen: string | null;
}

export type DrawView =
  | { readonly kind: 'rest' }
  | { readonly kind: 'awaited'; readonly issue: string }
  | { readonly kind: 'show'; readonly issue: string; readonly board: string };

/** Whether a draw is to be seen now: one that is awaited, or one whose result has come and was not shown yet. */
export function drawView({ isHouse, issue, isClosed, last, seen }: DrawFacts): DrawView {
  if (last !== null && seen !== null && last.number > seen)
    return { kind: 'show', issue: last.number, board: last.board };
  if (isHouse && isClosed && issue !== null && (last === null || issue > last.number))
    return { kind: 'awaited', issue };
  return { kind: 'rest' };
}
