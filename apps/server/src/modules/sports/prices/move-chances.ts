interface Chance {
  readonly key: string;
  readonly win: number;
  readonly back: number;
}

/** No chance is moved beyond this share of all: an outcome stays possible, and so do the others. */
const mostShare = 0.98;

/**
 * Chances as a trader has moved them: each named outcome's by so many percent of itself, the others together making room. Where all
 * are named, all make room. What comes back, and what all chances sum to, stays as it is.
 */
export function moveChances<Outcome extends Chance>(
  outcomes: readonly Outcome[],
  moves: Readonly<Record<string, number>> | undefined,
): readonly Outcome[] {
  if (moves === undefined || !outcomes.some(({ key }) => moves[key] !== undefined)) return outcomes;
  const total = sum(outcomes);
  const isMoved = ({ key }: Chance) => moves[key] !== undefined;
  const raised = outcomes.map((outcome) => ({
    ...outcome,
    win: outcome.win * (1 + (moves[outcome.key] ?? 0) / 100),
  }));
  const [moved, others] = [raised.filter(isMoved), raised.filter((one) => !isMoved(one))];
  const isWhole = sum(others) === 0;
  const wanted = isWhole ? total : Math.min(sum(moved), total * mostShare);
  const shares = { moved: wanted / sum(moved), others: isWhole ? 0 : (total - wanted) / sum(others) };
  return raised.map((outcome) => ({
    ...outcome,
    win: outcome.win * (isMoved(outcome) ? shares.moved : shares.others),
  }));
}

const sum = (outcomes: readonly Chance[]): number => outcomes.reduce((all, { win }) => all + win, 0);
