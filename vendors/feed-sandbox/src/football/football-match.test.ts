import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import { plan } from '../world/calendar.ts';
import { leagues } from '../world/leagues.ts';
import { type FootballFacts, scoreOf } from './facts.ts';
import { footballMatch } from './football-match.ts';
import { correction, poisson, type Rates } from './rates.ts';

function fixtureOf(leagueCode: string) {
  const league = leagues.find(({ code }) => code === leagueCode);
  const [home, away] = league?.teams ?? [];
  if (!league || !home || !away) throw new Error('no such league');
  return plan(league, [home, away], { id: 'a-match', startsAt: 0 }).fixture;
}
const fixture = fixtureOf('pk-premier');
const rates: Rates = { home: 1.6, away: 1.1, rho: -0.13 };

function playOut(seed: string, of = fixture) {
  const match = footballMatch(of, rates, seeded(seed));
  for (let tick = 0; tick < 3_000 && !match.isDone(); tick += 1) match.step();
  return { match, facts: match.state().facts as FootballFacts, stage: match.state().stage };
}

describe('a football match', () => {
  it('[F3] plays the same from the same seed, and ends', () => {
    const [one, other] = [playOut('x1'), playOut('x1')];
    expect(one.facts).toEqual(other.facts);
    expect(one.match.isDone()).toBe(true);
    const stages = new Set<string>();
    const again = footballMatch(fixture, rates, seeded('x1'));
    for (; !again.isDone(); again.step()) stages.add(again.state().stage);
    expect([...stages, again.state().stage]).toEqual(['scheduled', 'live', 'break', 'ended', 'official']);
  });

  it('[F4] ends with the scores of Dixon and Coles’ matrix', () => {
    const matches = 1_000;
    const seen = { home: 0, draw: 0, away: 0, over: 0, none: 0 };
    let counted = 0;
    for (let index = 0; index < matches; index += 1) {
      const { facts, stage } = playOut(`calibrated ${index}`);
      if (stage !== 'official' || facts.cards.some(({ colour }) => colour !== 'yellow')) continue;
      counted += 1;
      const { home, away } = scoreOf(facts);
      seen[home > away ? 'home' : home < away ? 'away' : 'draw'] += 1;
      if (home + away > 2) seen.over += 1;
      if (home + away === 0) seen.none += 1;
    }
    const due = { home: 0, draw: 0, away: 0, over: 0, none: 0 };
    for (let home = 0; home < 15; home += 1)
      for (let away = 0; away < 15; away += 1) {
        const chance = poisson(rates.home, home) * poisson(rates.away, away) * correction(rates, home, away);
        due[home > away ? 'home' : home < away ? 'away' : 'draw'] += chance;
        if (home + away > 2) due.over += chance;
        if (home + away === 0) due.none += chance;
      }
    // The figures of the published example.
    expect(due.home).toBeCloseTo(0.4741969158, 6);
    expect(due.none).toBeCloseTo(0.0825821341, 9);
    expect(counted).toBeGreaterThan(750);
    for (const [name, chance] of Object.entries(due)) {
      const spread = Math.sqrt((chance * (1 - chance)) / counted);
      // A few ticks are lost to celebrations and reviews, hence two points beside four deviations.
      expect(Math.abs(seen[name as keyof typeof seen] / counted - chance), name).toBeLessThan(
        4 * spread + 0.02,
      );
    }
  });

  it('[F3] is decided in a cup, by extra time or penalties', () => {
    let [extra, shootOuts] = [0, 0];
    for (let index = 0; index < 120; index += 1) {
      const { facts, stage } = playOut(`cup ${index}`, fixtureOf('pk-khyber-cup'));
      if (stage !== 'official') continue;
      expect(facts.qualified).not.toBeNull();
      const { home, away } = scoreOf(facts);
      if (home === away) extra += 1;
      if (facts.shootout !== null) {
        shootOuts += 1;
        expect(facts.shootout.home).not.toBe(facts.shootout.away);
        expect(scoreOf(facts, true).home).toBe(scoreOf(facts, true).away);
      }
    }
    expect(extra).toBeGreaterThan(10);
    expect(shootOuts).toBeGreaterThan(3);
  });

  it('[F6] obeys orders: goals, cards, a wrong result and its correction', () => {
    const match = footballMatch(fixture, rates, seeded('ordered'));
    expect(match.take('goal_home')).toBe(false);
    expect(match.take('misreport')).toBe(true);
    for (let tick = 0; tick < 30; tick += 1) match.step();
    expect(match.take('goal_home')).toBe(true);
    expect(match.state().danger).toMatch(/goal|var/);
    expect(match.isRepriced()).toBe(true);
    expect(match.take('red_away')).toBe(true);
    expect(match.take('finish')).toBe(true);
    const right = scoreOf(match.state().facts as FootballFacts);
    while (match.state().stage !== 'official') match.step();
    const wrong = scoreOf(match.state().facts as FootballFacts);
    expect(wrong).toEqual({ home: right.away, away: right.home });
    expect(match.take('correct')).toBe(true);
    expect(scoreOf(match.state().facts as FootballFacts)).toEqual(right);
    expect(match.isDone()).toBe(true);
    expect(match.take('abandon')).toBe(false);
  });

  it('[F5] prices what goals do not tell, with chances that come to one', () => {
    const match = footballMatch(fixtureOf('pk-khyber-cup'), rates, seeded('priced'));
    const amiss: unknown[] = [];
    for (let tick = 0; tick < 900 && !match.isDone(); tick += 1) {
      for (const market of match.prices(0)?.markets ?? []) {
        const sum = market.outcomes.reduce((total, { win }) => total + win, 0);
        // Own goals are nobody's, and many may score.
        const isRight =
          market.type === 'scorer' ? sum > (market.scope === 'any' ? 0 : 0.96) : Math.abs(sum - 1) < 0.000_05;
        if (!isRight || market.outcomes.some(({ win }) => win < 0)) amiss.push({ tick, market });
      }
      match.step();
    }
    expect(amiss).toEqual([]);
  });
});
