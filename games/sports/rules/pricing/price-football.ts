import type { FootballFacts } from '../facts/football-facts.ts';
import type { FootballView } from '../markets/football/football-view.ts';
import { footballView } from '../markets/football/football-view.ts';
import { goalMarkets } from '../markets/football/goal-markets.ts';
import type { MarketType, Score, Selection } from '../markets/market-type.ts';
import {
  customaryModel,
  type FootballModel,
  type FootballRates,
  type RemainingRates,
  remainingRates,
} from './football-rates.ts';
import { type OutcomeChance, type Pricer, weightsOf } from './pricer.ts';
import { type ScoreMatrix, scoreMatrix } from './score-matrix.ts';

/** Fair odds: what wins must make up for what is lost, while what comes back costs nothing. */
export const fairOdds = ({ win, back }: Pick<OutcomeChance, 'win' | 'back'>): number => (1 - back) / win;

/** How likely a final view of the match is. */
interface Weighted {
  readonly view: FootballView;
  readonly chance: number;
}

/**
 * Prices what goals decide, by the settling rules themselves over all scores that can still come (SP10): what is priced and what is
 * paid cannot differ.
 */
export function footballPricer(
  rates: FootballRates,
  facts: FootballFacts,
  model: FootballModel = customaryModel,
): Pricer {
  const now = footballView(facts, 'live');
  const remaining = remainingRates(rates, facts, model);
  const finalsOf = finals(now, remaining);
  const chance = (type: MarketType<FootballView>, selection: Selection) =>
    chanceOf(type, selection, finalsOf(type.code === 'htft' ? 'both' : selection.scope));
  return {
    markets() {
      if (now.isFullOver) return [];
      return wanted(now, remaining).map(({ type, scope, line }) => ({
        type: type.code,
        scope,
        line,
        outcomes: type
          .outcomes([])
          .map((outcome) => chance(type, { scope, line, outcome, takenAt: now.full })),
      }));
    },
    chance(code, selection) {
      const type = goalMarkets.find((one) => one.code === code);
      return type === undefined ? null : chance(type, selection);
    },
  };
}

/** How a match can end, by the part of it that a scope names; made when it is first asked for. */
function finals(now: FootballView, { first, second, rho }: RemainingRates) {
  const made = new Map<string, readonly Weighted[]>();
  const make = (part: string): readonly Weighted[] => {
    const [one, two] = [
      () => scoreMatrix(first.home, first.away),
      () => scoreMatrix(second.home, second.away),
    ];
    switch (part) {
      case 'h1':
        return endings(now.isFirstOver ? nothing : one(), (score) => {
          const at = plus(now.first, score);
          return { ...now, first: at, full: at };
        });
      case 'h2':
        return endings(two(), (score) => {
          // What is still to come of the first half is none of the second's.
          const full = now.isFirstOver ? now.full : now.first;
          return { ...now, first: now.first, full: plus(full, score) };
        });
      case 'both':
        return bothHalves(now, now.isFirstOver ? nothing : one(), two());
      default:
        return endings(scoreMatrix(first.home + second.home, first.away + second.away, rho), (score) => ({
          ...now,
          full: plus(now.full, score),
        }));
    }
  };
  return (scope: string): readonly Weighted[] => {
    const part = scope === 'home' || scope === 'away' ? '' : scope;
    const known = made.get(part) ?? make(part);
    made.set(part, known);
    return known;
  };
}

/** No goal comes. */
const nothing: ScoreMatrix = [[1]];

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

const negligible = 1e-13;

function endings(matrix: ScoreMatrix, viewOf: (score: Score) => FootballView): Weighted[] {
  return matrix.flatMap((row, home) =>
    row.flatMap((chance, away) =>
      chance < negligible
        ? []
        : [{ chance, view: { ...viewOf({ home, away }), isFirstOver: true, isFullOver: true } }],
    ),
  );
}

/** Scores above this in one half are left out of the pairs of halves. */
const halfMost = 9;

/**
 * How both halves can end. What is bet on them together depends on who leads at each alone, so that one view stands for all pairs of
 * scores with the same leaders.
 */
function bothHalves(now: FootballView, first: ScoreMatrix, second: ScoreMatrix): Weighted[] {
  const byLeaders = new Map<string, { view: FootballView; chance: number }>();
  const halves = (matrix: ScoreMatrix) => endings(cut(matrix), (score) => ({ ...now, full: score }));
  const [ones, twos] = [halves(first), halves(second)];
  for (const one of ones) {
    const at = plus(now.first, one.view.full);
    const before = plus(now.full, one.view.full);
    for (const two of twos) {
      const full = plus(before, two.view.full);
      const key = `${Math.sign(at.home - at.away)}/${Math.sign(full.home - full.away)}`;
      const known = byLeaders.get(key);
      if (known !== undefined) known.chance += one.chance * two.chance;
      else
        byLeaders.set(key, {
          view: { ...now, first: at, full, isFirstOver: true, isFullOver: true },
          chance: one.chance * two.chance,
        });
    }
  }
  return [...byLeaders.values()];
}

const cut = (matrix: ScoreMatrix): ScoreMatrix =>
  matrix.slice(0, halfMost + 1).map((row) => row.slice(0, halfMost + 1));

function chanceOf(
  type: MarketType<FootballView>,
  selection: Selection,
  over: readonly Weighted[],
): OutcomeChance {
  let [win, back] = [0, 0];
  for (const { view, chance } of over) {
    const result = type.result(selection, view);
    if (result === null) throw new Error(`${type.code} is not decided by a final score`);
    const weights = weightsOf(result);
    win += chance * weights.win;
    back += chance * weights.back;
  }
  return { key: selection.outcome, win, back };
}

interface Wanted {
  readonly type: MarketType<FootballView>;
  readonly scope: string;
  readonly line: number | null;
}

/** Which markets are offered: of those with a line, the lines around what is expected. */
function wanted(now: FootballView, { first, second }: RemainingRates): Wanted[] {
  const supremacy = first.home + second.home - first.away - second.away;
  const total = now.full.home + now.full.away + first.home + first.away + second.home + second.away;
  const handicap = -Math.round(supremacy * 4);
  const middle = Math.round(total * 2) * 2 + (Math.round(total * 2) % 2 === 0 ? 2 : 0);
  const around = (centre: number, steps: readonly number[], least = Number.NEGATIVE_INFINITY) =>
    steps.map((step) => centre + step).filter((line) => line >= least);
  const lineScopes: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
    ah: { '': around(handicap, [-3, -2, -1, 0, 1, 2, 3]) },
    eh: { '': around(Math.round(handicap / 4) * 4, [-4, 0, 4]).filter((line) => line !== 0) },
    ou: {
      '': around(middle, [-8, -4, -1, 0, 1, 4, 8], 2),
      h1: now.isFirstOver ? [] : [2, 6, 10],
      h2: around((now.full.home + now.full.away - now.first.home - now.first.away) * 4, [2, 6, 10]),
      home: around(now.full.home * 4, [2, 6, 10]),
      away: around(now.full.away * 4, [2, 6, 10]),
    },
  };
  const scopesOf: Readonly<Record<string, readonly string[]>> = {
    '1x2': ['', 'h1', 'h2'],
    btts: ['', 'h1'],
    oe: [''],
    clean: ['home', 'away'],
    nil: ['home', 'away'],
  };
  return goalMarkets.flatMap((type): Wanted[] => {
    if (type.hasLine) {
      return Object.entries(lineScopes[type.code] ?? {}).flatMap(([scope, lines]) =>
        lines.map((line) => ({ type, scope, line })),
      );
    }
    return (scopesOf[type.code] ?? [''])
      .filter((scope) => scope !== 'h1' || !now.isFirstOver)
      .map((scope) => ({ type, scope, line: null }));
  });
}
