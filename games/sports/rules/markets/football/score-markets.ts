import type { Side } from '../../facts/fixture.ts';
import type { LegResult } from '../../settlement/leg-result.ts';
import { lineResult } from '../../settlement/line-result.ts';
import type { MarketGroup, MarketType, Score, Selection, Why } from '../market-type.ts';
import type { FootballView } from './football-view.ts';

/** The part of a match that a scope names. */
export interface Part {
  readonly score: Score;
  readonly isOver: boolean;
}

/** `h1` and `h2` are the halves; anything else, such as a side, is the whole match. */
export function partOf(view: FootballView, scope: string): Part {
  if (scope === 'h1') return { score: view.first, isOver: view.isFirstOver };
  if (scope === 'h2') {
    const { first, full } = view;
    return {
      score: { home: full.home - first.home, away: full.away - first.away },
      isOver: view.isFullOver,
    };
  }
  return { score: view.full, isOver: view.isFullOver };
}

export const winIf = (isWin: boolean): LegResult => (isWin ? 'win' : 'lose');

export const winnerOf = ({ home, away }: Score): Side | 'draw' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

const whyScore = ({ scope }: Selection, view: FootballView): Why => {
  const { score } = partOf(view, scope);
  const half = scope === 'h1' || scope === 'h2' ? scope : null;
  return { key: half === null ? 'score' : `score_${half}`, values: { home: score.home, away: score.away } };
};

/** What the rules of most markets on goals share. */
export function scoreMarket(
  of: {
    readonly code: string;
    readonly group: MarketGroup;
    readonly scopes?: RegExp;
    readonly hasLine?: boolean;
    readonly outcomes: readonly string[];
    readonly why?: MarketType<FootballView>['why'];
  },
  result: (selection: Selection, part: Part, view: FootballView) => LegResult | null,
): MarketType<FootballView> {
  return {
    code: of.code,
    sport: 'football',
    group: of.group,
    version: 1,
    scopes: of.scopes ?? /^$/,
    hasLine: of.hasLine ?? false,
    outcomes: () => of.outcomes,
    result: (selection, view) => result(selection, partOf(view, selection.scope), view),
    why: of.why ?? whyScore,
    settlesInPlay: (scope) => scope === 'h1',
  };
}

/** A line that is decided before the end as soon as the count has passed it: counts never fall. */
export function overUnder(count: number, { line, outcome }: Selection, isOver: boolean): LegResult | null {
  const past = count * 4 - (line ?? 0);
  if (!isOver && past < 2) return null;
  return lineResult(outcome === 'over' ? past : -past);
}

/** A side's own goals where the scope names one, else those of both. */
export const countIn = ({ home, away }: Score, scope: string): number =>
  scope === 'home' ? home : scope === 'away' ? away : home + away;
