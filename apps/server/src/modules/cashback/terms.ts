import type { ShelfCategory } from '@ikka/contract';
import type { SettingValue, SettingVersion } from '../settings/index.ts';

export type Terms = SettingValue<'cashback.terms'>;

/** From an instant on, until the next span: the member's VIP level, and the terms in force. */
export interface TermsSpan {
  /** Null: since ever. */
  readonly from: Date | null;
  readonly level: number;
  readonly version: number;
  readonly terms: Terms;
}

/** A level that was reached, and when. */
export interface LevelReached {
  readonly at: Date;
  readonly level: number;
}

/**
 * The spans of a stretch of time in which level and terms did not change, rising; the first one holds at its beginning. Before
 * the first level that was reached a member stood on level 0.
 */
export function spansSince(
  start: Date,
  versions: readonly SettingVersion<'cashback.terms'>[],
  levels: readonly LevelReached[],
): TermsSpan[] {
  const edges = [
    ...versions.flatMap(({ since }) => (since === null ? [] : [since])),
    ...levels.map(({ at }) => at),
  ]
    .filter((edge) => edge > start)
    .toSorted((a, b) => a.getTime() - b.getTime());
  const instants = [...new Set(edges.map((edge) => edge.getTime()))].map((ms) => new Date(ms));
  return [null, ...instants].map((from) => {
    const at = from ?? start;
    const version = versions.findLast(({ since }) => since === null || since <= at);
    if (version === undefined) throw new Error('a setting without a default');
    const level = levels.findLast((one) => one.at <= at)?.level ?? 0;
    return { from, level, version: version.version, terms: version.value };
  });
}

/** The span in which an instant lies. */
export function spanAt(spans: readonly TermsSpan[], at: Date): TermsSpan {
  const found = spans.findLast(({ from }) => from === null || from <= at);
  if (found === undefined) throw new Error('spans without a beginning');
  return found;
}

/** A game as far as cashback knows it. */
export interface CashbackGame {
  readonly id: string;
  readonly category: ShelfCategory;
  readonly name: { readonly EN: string; readonly UR: string };
}

/** Hundredths of a percent that come back of a stake; nothing of an excluded game, or of one that is not known. */
export function basisPoints(
  { terms, level }: Pick<TermsSpan, 'terms' | 'level'>,
  game: CashbackGame | undefined,
): bigint {
  if (game === undefined || terms.excludedGames.includes(game.id)) return 0n;
  return readPercent(percentsOf(terms, level)[game.category]);
}

/** The percents of a level, by category. */
export function percentsOf(terms: Terms, level: number): Terms['levels'][number]['percents'] {
  const found = terms.levels.findLast(({ fromLevel }) => fromLevel <= level) ?? terms.levels[0];
  if (found === undefined) throw new Error('terms without a level');
  return found.percents;
}

/** The most that a category brings on these terms. */
export function mostBasisPoints(spans: readonly TermsSpan[]): bigint {
  const points = spans.flatMap(({ terms, level }) =>
    Object.values(percentsOf(terms, level)).map(readPercent),
  );
  return BigInt(Math.max(0, ...points.map(Number)));
}

/** "0.30" as 30 hundredths of a percent. */
const readPercent = (percent: string): bigint => BigInt(percent.replace('.', ''));
export const writePercent = (points: bigint): string =>
  `${points / 100n}.${String(points % 100n).padStart(2, '0')}`;
