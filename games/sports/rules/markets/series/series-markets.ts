import type { Side } from '../../facts/fixture.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { handicap, overUnder, overUnders, sides, sumOf, winIf } from '../line-markets.ts';
import { type MarketType, never, type Score, type Selection, type Why } from '../market-type.ts';

/** A best of several maps or sets, as far as their score decides a market. */
export interface SeriesView {
  readonly winner: Side | 'none' | null;
  /** Maps or sets that each side has won. */
  readonly score: Score;
  /** So many win the match. */
  readonly needed: number;
}

export type SeriesMarket = Omit<MarketType<SeriesView>, 'sport'>;

/** Whether the match was decided by its score: not where one side gave up before. */
export const isPlayedOut = ({ score, needed }: SeriesView): boolean =>
  Math.max(score.home, score.away) >= needed;

/** Every score that ends a best of one, three or five. */
const finalScores = [1, 2, 3].flatMap((needed) =>
  Array.from({ length: needed }, (_, lost) => [`${needed}-${lost}`, `${lost}-${needed}`]).flat(),
);

/**
 * The markets on the score in maps (`map_cs`, `map_ah`, `map_ou`) or sets, and who wins. A score, handicap or total needs a match that
 * was played out: with the official result of one that was not, they are void. `isVoid`: whether the winner is void as well.
 */
export function seriesMarkets<View extends SeriesView>(
  unit: 'map' | 'set',
  isVoid: (view: View) => boolean = never,
): readonly Omit<MarketType<View>, 'sport'>[] {
  const whole = { version: 1, scopes: /^$/, settlesInPlay: never, why } as const;
  function why(_selection: Selection, { score, winner }: View): Why {
    return winner === 'none' ? { key: 'winner_none', values: {} } : { key: `${unit}s`, values: { ...score } };
  }
  const byScore = (
    of: { readonly code: string; readonly hasLine: boolean; readonly outcomes: () => readonly string[] },
    result: (selection: Selection, score: Score) => LegResult,
  ): Omit<MarketType<View>, 'sport'> => ({
    ...whole,
    ...of,
    group: `${unit}s`,
    result: (selection, view) => (isPlayedOut(view) ? result(selection, view.score) : null),
  });
  return [
    {
      ...whole,
      code: 'winner',
      group: 'main',
      hasLine: false,
      outcomes: sides,
      result({ outcome }, view) {
        if (view.winner === null) return null;
        return view.winner === 'none' || isVoid(view) ? 'void' : winIf(view.winner === outcome);
      },
    },
    byScore(
      { code: `${unit}_cs`, hasLine: false, outcomes: () => finalScores },
      ({ outcome }, { home, away }) => winIf(outcome === `${home}-${away}`),
    ),
    byScore({ code: `${unit}_ah`, hasLine: true, outcomes: sides }, (selection, score) =>
      handicap(score, selection),
    ),
    byScore({ code: `${unit}_ou`, hasLine: true, outcomes: overUnders }, (selection, score) =>
      overUnder(sumOf(score), selection),
    ),
  ];
}
