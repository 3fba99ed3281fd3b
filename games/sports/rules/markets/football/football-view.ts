import type { Side } from '../../facts/fixture.ts';
import type { FootballFacts, FootballPlay, Goal, OnPitch } from '../../facts/football-facts.ts';
import type { Stage } from '../../facts/match-state.ts';
import type { Score } from '../market-type.ts';

/** What football's markets are decided by. Ninety minutes and stoppage count, unless it says otherwise. */
export interface FootballView {
  readonly first: Score;
  readonly full: Score;
  readonly isFirstOver: boolean;
  readonly isFullOver: boolean;
  /** In their order, those of the ninety minutes. */
  readonly goals: readonly Goal[];
  readonly corners: Score;
  readonly firstCorners: Score;
  /** A yellow card is one, a red one two; nobody gets more than three. */
  readonly cardPoints: Score;
  readonly onPitch: readonly OnPitch[];
  readonly qualified: Side | null;
  /** How it was decided who goes on; null while it is not. */
  readonly decidedIn: 'ninety' | 'extra' | 'penalties' | null;
}

const regular: readonly FootballPlay[] = ['first', 'second'];
const afterFirst = ['half_time', 'second', 'full_time', 'extra_first', 'extra_second', 'penalties', 'over'];
const afterFull = ['full_time', 'extra_first', 'extra_second', 'penalties', 'over'];

const countBySide = (of: readonly { readonly side: Side }[]): Score => ({
  home: of.filter(({ side }) => side === 'home').length,
  away: of.filter(({ side }) => side === 'away').length,
});

/** Of a match that was given up nothing is over but what was. */
export function footballView(facts: FootballFacts, stage: Stage): FootballView {
  const goals = facts.goals.filter(({ period }) => regular.includes(period));
  const isOfficial = stage === 'official';
  const hasExtra = facts.goals.length > goals.length || facts.period.startsWith('extra');
  return {
    first: countBySide(goals.filter(({ period }) => period === 'first')),
    full: countBySide(goals),
    isFirstOver: isOfficial || afterFirst.includes(facts.period),
    isFullOver: isOfficial || (stage !== 'abandoned' && afterFull.includes(facts.period)),
    goals,
    corners: countBySide(facts.corners.filter(({ period }) => regular.includes(period))),
    firstCorners: countBySide(facts.corners.filter(({ period }) => period === 'first')),
    cardPoints: cardPoints(facts),
    onPitch: facts.onPitch,
    qualified: facts.qualified,
    decidedIn:
      facts.qualified === null ? null : facts.shootout !== null ? 'penalties' : hasExtra ? 'extra' : 'ninety',
  };
}

/** A second yellow makes the red that it brings: one and two, which is three. */
const pointsOf = { yellow: 1, second_yellow: 2, red: 2 } as const;
const pointsMost = 3;

function cardPoints({ cards }: FootballFacts): Score {
  const points = { home: 0, away: 0 };
  const byPerson = new Map<string, number>();
  for (const { side, colour, person, period } of cards) {
    if (!regular.includes(period)) continue;
    const before = person === null ? 0 : (byPerson.get(person) ?? 0);
    const after = Math.min(pointsMost, before + pointsOf[colour]);
    if (person !== null) byPerson.set(person, after);
    points[side] += after - before;
  }
  return points;
}
