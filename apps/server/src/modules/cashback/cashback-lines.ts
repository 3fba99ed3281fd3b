import type { ShelfCategory } from '@ikka/contract';
import { basisPoints, type CashbackGame, type TermsSpan } from './terms.ts';

/**
 * Cashback is counted in ten-thousandths of a smallest unit: whole units of turnover times hundredths of a percent are exact in
 * them, so nothing is rounded bet by bet.
 */
export const exactPerUnit = 10_000n;

/** Bets of one category on the same terms, as a claim keeps them. */
export interface CashbackLine {
  readonly category: ShelfCategory | null;
  readonly level: number;
  readonly points: bigint;
  readonly bets: number;
  /** Smallest units. */
  readonly turnover: bigint;
  /** Ten-thousandths of smallest units. */
  readonly earned: bigint;
}

/** The same with figures as text, as JSON can hold them. */
export type StoredLine = Omit<CashbackLine, 'points' | 'turnover' | 'earned'> & {
  readonly points: string;
  readonly turnover: string;
  readonly earned: string;
};

/** From when which level and which version of the terms counted; the versions themselves lie with the settings. */
export interface StoredSpan {
  readonly from: string | null;
  readonly level: number;
  readonly version: number;
}

/** What was staked on a game in one span. */
export interface GameTurnover {
  readonly key: string;
  readonly rounds: number;
  readonly stake: bigint;
}

/** The lines of what was staked in each span, the category with the most cashback first. */
export function linesOf(
  spans: readonly TermsSpan[],
  turnovers: readonly (readonly GameTurnover[])[],
  games: ReadonlyMap<string, CashbackGame>,
): CashbackLine[] {
  const lines = new Map<string, CashbackLine>();
  for (const [at, span] of spans.entries()) {
    for (const { key, rounds, stake } of turnovers[at] ?? []) {
      const game = games.get(key);
      const points = basisPoints(span, game);
      const category = game?.category ?? null;
      const name = [category, span.level, points].join('/');
      const before = lines.get(name);
      lines.set(name, {
        category,
        level: span.level,
        points,
        bets: (before?.bets ?? 0) + rounds,
        turnover: (before?.turnover ?? 0n) + stake,
        earned: (before?.earned ?? 0n) + stake * points,
      });
    }
  }
  return [...lines.values()].toSorted((a, b) => (a.earned === b.earned ? 0 : a.earned > b.earned ? -1 : 1));
}

export interface Due {
  /** Smallest units that can be paid. */
  readonly amount: bigint;
  /** What then is left, for the next claim. Below zero where more came back than was staked since. */
  readonly carriedOn: bigint;
}

/**
 * What is due of exact cashback: whole smallest units, rounded down once; the rest waits, and so does what is withheld. Nothing
 * is ever asked back.
 */
export function dueOf(exact: bigint, withheld: bigint): Due {
  const payable = exact - withheld;
  const amount = payable > 0n ? payable / exactPerUnit : 0n;
  return { amount, carriedOn: exact - amount * exactPerUnit };
}

export const storedLine = ({ points, turnover, earned, ...line }: CashbackLine): StoredLine => ({
  ...line,
  points: String(points),
  turnover: String(turnover),
  earned: String(earned),
});

export const lineOfStored = ({ points, turnover, earned, ...line }: StoredLine): CashbackLine => ({
  ...line,
  points: BigInt(points),
  turnover: BigInt(turnover),
  earned: BigInt(earned),
});
