import type { LegResult } from '../settlement/leg-result.ts';
import { lineResult } from '../settlement/line-result.ts';
import type { Score, Selection } from './market-type.ts';

export const winIf = (isWin: boolean): LegResult => (isWin ? 'win' : 'lose');
export const sides = () => ['home', 'away'];
export const overUnders = () => ['over', 'under'];
export const oddEvens = () => ['odd', 'even'];
export const yesNo = () => ['yes', 'no'];

export const sumOf = ({ home, away }: Score): number => home + away;

/** How far a side is past a handicap, which counts for home; in quarters. */
export function handicap(
  { home, away }: Score,
  { line, outcome }: Pick<Selection, 'line' | 'outcome'>,
): LegResult {
  const past = (home - away) * 4 + (line ?? 0);
  return lineResult(outcome === 'home' ? past : -past);
}

export function overUnder(total: number, { line, outcome }: Pick<Selection, 'line' | 'outcome'>): LegResult {
  const past = total * 4 - (line ?? 0);
  return lineResult(outcome === 'over' ? past : -past);
}

/** Whether a total that only grows is over its line already, all of the stake. */
export const hasPassed = (total: number, { line }: Pick<Selection, 'line'>): boolean =>
  total * 4 - (line ?? 0) >= 2;

export const oddEven = (total: number, { outcome }: Pick<Selection, 'outcome'>): LegResult =>
  winIf((total % 2 === 1) === (outcome === 'odd'));
