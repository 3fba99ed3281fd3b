import { lineResult } from '../../settlement/line-result.ts';
import type { MarketType } from '../market-type.ts';
import type { FootballView } from './football-view.ts';
import { countIn, overUnder, scoreMarket, winIf, winnerOf } from './score-markets.ts';

const halves = /^(h1|h2)?$/;
const sides = /^(home|away)$/;

const result = scoreMarket(
  { code: '1x2', group: 'main', scopes: halves, outcomes: ['home', 'draw', 'away'] },
  ({ outcome }, { score, isOver }) => (isOver ? winIf(winnerOf(score) === outcome) : null),
);

const inDoubleChance = { '1x': ['home', 'draw'], '12': ['home', 'away'], x2: ['draw', 'away'] } as const;

const doubleChance = scoreMarket(
  { code: 'dc', group: 'main', outcomes: ['1x', '12', 'x2'] },
  ({ outcome }, { score, isOver }) => {
    const covered: readonly string[] = inDoubleChance[outcome as keyof typeof inDoubleChance];
    return isOver ? winIf(covered.includes(winnerOf(score))) : null;
  },
);

const drawNoBet = scoreMarket(
  { code: 'dnb', group: 'main', outcomes: ['home', 'away'] },
  ({ outcome }, { score, isOver }) => {
    if (!isOver) return null;
    const winner = winnerOf(score);
    return winner === 'draw' ? 'push' : winIf(winner === outcome);
  },
);

/** The line is home's. In play only the goals after the bet count. */
const asianHandicap = scoreMarket(
  {
    code: 'ah',
    group: 'handicap',
    scopes: /^(h1)?$/,
    hasLine: true,
    outcomes: ['home', 'away'],
    why: ({ takenAt, scope }, view) => {
      const score = scope === 'h1' ? view.first : view.full;
      return {
        key: takenAt.home + takenAt.away > 0 ? 'score_since' : 'score',
        values: {
          home: score.home - takenAt.home,
          away: score.away - takenAt.away,
          fullHome: score.home,
          fullAway: score.away,
        },
      };
    },
  },
  ({ outcome, line, takenAt }, { score, isOver }) => {
    if (!isOver) return null;
    const lead = score.home - takenAt.home - (score.away - takenAt.away);
    const past = lead * 4 + (line ?? 0);
    return lineResult(outcome === 'home' ? past : -past);
  },
);

/** Three ways with a whole line of home's; the draw is one of them. */
const europeanHandicap = scoreMarket(
  { code: 'eh', group: 'handicap', hasLine: true, outcomes: ['home', 'draw', 'away'] },
  ({ outcome, line }, { score, isOver }) =>
    isOver ? winIf(winnerOf({ home: score.home * 4 + (line ?? 0), away: score.away * 4 }) === outcome) : null,
);

const totals = scoreMarket(
  {
    code: 'ou',
    group: 'goals',
    scopes: /^(h1|h2|home|away)?$/,
    hasLine: true,
    outcomes: ['over', 'under'],
  },
  (selection, { score, isOver }) => overUnder(countIn(score, selection.scope), selection, isOver),
);

const bothScore = scoreMarket(
  { code: 'btts', group: 'main', scopes: halves, outcomes: ['yes', 'no'] },
  ({ outcome }, { score, isOver }) => {
    const both = score.home > 0 && score.away > 0;
    return both || isOver ? winIf(both === (outcome === 'yes')) : null;
  },
);

/** Each side's goals up to which scores are listed one by one. */
export const listedMost = 4;
const listed = Array.from({ length: (listedMost + 1) ** 2 }, (_, at) => {
  const home = Math.floor(at / (listedMost + 1));
  return `${home}-${at % (listedMost + 1)}`;
});

const correctScore = scoreMarket(
  { code: 'cs', group: 'goals', outcomes: [...listed, 'other_home', 'other_draw', 'other_away'] },
  ({ outcome }, { score, isOver }) => {
    const isListed = score.home <= listedMost && score.away <= listedMost;
    if (outcome.startsWith('other')) {
      if (!isOver) return null;
      return winIf(!isListed && outcome === `other_${winnerOf(score)}`);
    }
    // A listed score that was passed does not come back.
    const [home = 0, away = 0] = outcome.split('-').map(Number);
    const isPassed = score.home > home || score.away > away;
    return isOver || isPassed ? winIf(score.home === home && score.away === away) : null;
  },
);

const ways = ['home', 'draw', 'away'] as const;

const halfTimeFullTime = scoreMarket(
  {
    code: 'htft',
    group: 'halves',
    outcomes: ways.flatMap((half) => ways.map((full) => `${half}/${full}`)),
    why: (_selection, { first, full }) => ({
      key: 'score_htft',
      values: { halfHome: first.home, halfAway: first.away, home: full.home, away: full.away },
    }),
  },
  ({ outcome }, { score, isOver }, view) => {
    const [half = '', full = ''] = outcome.split('/');
    return isOver ? winIf(winnerOf(view.first) === half && winnerOf(score) === full) : null;
  },
);

const oddEven = scoreMarket(
  { code: 'oe', group: 'goals', scopes: halves, outcomes: ['odd', 'even'] },
  ({ outcome }, { score, isOver }) =>
    isOver ? winIf((score.home + score.away) % 2 === (outcome === 'odd' ? 1 : 0)) : null,
);

const exactMost = 7;

const exactGoals = scoreMarket(
  { code: 'goals', group: 'goals', outcomes: ['0', '1', '2', '3', '4', '5', '6', '7+'] },
  ({ outcome }, { score, isOver }) => {
    const total = score.home + score.away;
    const wanted = Number.parseInt(outcome, 10);
    if (wanted >= exactMost) return total >= exactMost || isOver ? winIf(total >= exactMost) : null;
    return isOver || total > wanted ? winIf(total === wanted) : null;
  },
);

const cleanSheet = scoreMarket(
  { code: 'clean', group: 'teams', scopes: sides, outcomes: ['yes', 'no'] },
  ({ scope, outcome }, { score, isOver }) => {
    const conceded = scope === 'home' ? score.away : score.home;
    return isOver || conceded > 0 ? winIf((conceded === 0) === (outcome === 'yes')) : null;
  },
);

const winToNil = scoreMarket(
  { code: 'nil', group: 'teams', scopes: sides, outcomes: ['yes', 'no'] },
  ({ scope, outcome }, { score, isOver }) => {
    const conceded = scope === 'home' ? score.away : score.home;
    if (!isOver && conceded === 0) return null;
    return winIf((conceded === 0 && winnerOf(score) === scope) === (outcome === 'yes'));
  },
);

/** Markets that goals alone decide: those that the house prices by itself. */
export const goalMarkets: readonly MarketType<FootballView>[] = [
  result,
  doubleChance,
  drawNoBet,
  bothScore,
  asianHandicap,
  europeanHandicap,
  totals,
  correctScore,
  exactGoals,
  oddEven,
  halfTimeFullTime,
  cleanSheet,
  winToNil,
];
