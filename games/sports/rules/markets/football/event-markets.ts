import type { Person } from '../../facts/fixture.ts';
import type { MarketType } from '../market-type.ts';
import { never } from '../market-type.ts';
import type { FootballView } from './football-view.ts';
import { overUnder, winIf, winnerOf } from './score-markets.ts';

const base = { sport: 'football', version: 1, settlesInPlay: never } as const;
const whole = /^$/;

const codesOf = (people: readonly Person[]) => people.map(({ code }) => code);

/** Own goals are nobody's. Void for who did not take part, and as first scorer for who came on after the first goal. */
const scorer: MarketType<FootballView> = {
  ...base,
  code: 'scorer',
  group: 'scorers',
  scopes: /^(first|last|any)$/,
  hasLine: false,
  outcomes: (people) => [...codesOf(people), 'none'],
  result({ scope, outcome }, view) {
    const scored = view.goals.filter(({ isOwn, scorer: who }) => !isOwn && who !== null);
    const decisive = scope === 'last' ? scored.at(-1) : scored[0];
    const isCertain =
      scope === 'first'
        ? scored.length > 0
        : scope === 'any' && scored.some(({ scorer: who }) => who === outcome);
    if (!view.isFullOver && !isCertain) return null;
    if (outcome === 'none') return winIf(scored.length === 0);
    if (view.onPitch.length > 0) {
      const stay = view.onPitch.find(({ person }) => person === outcome);
      if (stay === undefined) return view.isFullOver || scope === 'first' ? 'void' : null;
      if (scope === 'first' && decisive !== undefined && stay.from > decisive.minute) return 'void';
    }
    return winIf(scope === 'any' ? isCertain : decisive?.scorer === outcome);
  },
  why: ({ scope }, view) => ({
    key: `scorer_${scope}`,
    values: { home: view.full.home, away: view.full.away },
  }),
};

const corners: MarketType<FootballView> = {
  ...base,
  code: 'corners',
  group: 'corners',
  scopes: /^(h1)?$/,
  hasLine: true,
  outcomes: () => ['over', 'under'],
  settlesInPlay: (scope) => scope === 'h1',
  result(selection, view) {
    const { home, away } = selection.scope === 'h1' ? view.firstCorners : view.corners;
    return overUnder(home + away, selection, selection.scope === 'h1' ? view.isFirstOver : view.isFullOver);
  },
  why: ({ scope }, view) => {
    const count = scope === 'h1' ? view.firstCorners : view.corners;
    return { key: 'corners', values: { ...count, total: count.home + count.away } };
  },
};

const cornerResult: MarketType<FootballView> = {
  ...base,
  code: 'corner_1x2',
  group: 'corners',
  scopes: whole,
  hasLine: false,
  outcomes: () => ['home', 'draw', 'away'],
  result: ({ outcome }, view) => (view.isFullOver ? winIf(winnerOf(view.corners) === outcome) : null),
  why: corners.why,
};

const cards: MarketType<FootballView> = {
  ...base,
  code: 'cards',
  group: 'cards',
  scopes: whole,
  hasLine: true,
  outcomes: () => ['over', 'under'],
  result: (selection, view) =>
    overUnder(view.cardPoints.home + view.cardPoints.away, selection, view.isFullOver),
  why: (_selection, { cardPoints: { home, away } }) => ({
    key: 'cards',
    values: { home, away, total: home + away },
  }),
};

/** Extra time and penalties count. */
const qualify: MarketType<FootballView> = {
  ...base,
  code: 'qualify',
  group: 'main',
  scopes: whole,
  hasLine: false,
  outcomes: () => ['home', 'away'],
  result: ({ outcome }, { qualified }) => (qualified === null ? null : winIf(qualified === outcome)),
  why: (_selection, { qualified }) => ({ key: 'qualified', values: { side: qualified ?? '' } }),
};

const method: MarketType<FootballView> = {
  ...base,
  code: 'method',
  group: 'main',
  scopes: whole,
  hasLine: false,
  outcomes: () =>
    ['home', 'away'].flatMap((side) => ['ninety', 'extra', 'penalties'].map((how) => `${side}_${how}`)),
  result: ({ outcome }, { qualified, decidedIn }) =>
    qualified === null ? null : winIf(outcome === `${qualified}_${decidedIn}`),
  why: (_selection, { qualified, decidedIn }) => ({
    key: 'qualified_by',
    values: { side: qualified ?? '', how: decidedIn ?? '' },
  }),
};

/** Markets that goals alone do not decide. */
export const eventMarkets: readonly MarketType<FootballView>[] = [
  qualify,
  method,
  scorer,
  corners,
  cornerResult,
  cards,
];
