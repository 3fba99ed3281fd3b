import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import { plan } from '../world/calendar.ts';
import { leagues } from '../world/leagues.ts';
import { cricketMatch } from './cricket-match.ts';
import { ballsOf, type CricketFacts } from './facts.ts';
import { mean, runsToEnd } from './runs-ahead.ts';

const league = leagues.find(({ code }) => code === 'pk-city-t20');
const [home, away] = league?.teams ?? [];
if (!league || !home || !away) throw new Error('no such league');
const fixture = plan(league, [home, away], { id: 'a-match', startsAt: 0 }).fixture;
const edges = { home: 1, away: -1 };

function playOut(seed: string) {
  const match = cricketMatch(fixture, edges, seeded(seed));
  for (let tick = 0; tick < 1_000 && !match.isDone(); tick += 1) match.step();
  return { match, facts: match.state().facts as CricketFacts, stage: match.state().stage };
}

describe('a T20 match', () => {
  it('[F3] plays the same from the same seed, and its books are right', () => {
    expect(playOut('x').facts).toEqual(playOut('x').facts);
    let played = 0;
    for (let index = 0; index < 60; index += 1) {
      const { facts, stage, match } = playOut(`books ${index}`);
      expect(match.isDone()).toBe(true);
      if (stage !== 'official') continue;
      played += 1;
      expect(facts.innings).toHaveLength(2);
      const [first, second] = facts.innings;
      for (const innings of facts.innings) {
        expect(innings.overs.reduce((sum, { runs }) => sum + runs, 0)).toBe(innings.runs);
        expect(ballsOf(innings)).toBeLessThanOrEqual(120);
        expect(innings.wickets.length).toBeLessThanOrEqual(10);
        expect(innings.wickets.length).toBe(innings.batters.filter(({ isOut }) => isOut).length);
      }
      if (first === undefined || second === undefined || facts.target === null) throw new Error('unfinished');
      if (second.runs >= facts.target) expect(facts.winner).toBe(second.batting);
      else if (second.runs < facts.target - 1) expect(facts.winner).toBe(first.batting);
      else expect(facts.superOver).not.toBeNull();
    }
    expect(played).toBeGreaterThan(50);
  });

  it('[F4] is won as often as its first price says', () => {
    const price = cricketMatch(fixture, edges, seeded('price'))
      .prices(0)
      ?.markets.find(({ type }) => type === 'winner');
    const due = price?.outcomes[0]?.win ?? 0;
    let [won, counted] = [0, 0];
    for (let index = 0; index < 500; index += 1) {
      const { facts, stage } = playOut(`won ${index}`);
      if (stage !== 'official') continue;
      counted += 1;
      if (facts.winner === 'home') won += 1;
    }
    expect(due).toBeGreaterThan(0.5);
    expect(Math.abs(won / counted - due)).toBeLessThan(4 * Math.sqrt((due * (1 - due)) / counted) + 0.02);
  });

  it('[F5] knows the runs ahead exactly', () => {
    const whole = runsToEnd({ edge: 0, bowled: 0, of: 120, wickets: 0 });
    expect(whole.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(mean(whole)).toBeGreaterThan(140);
    expect(mean(whole)).toBeLessThan(185);
    // One ball with one wicket left: what it brings, and wides before it.
    const last = runsToEnd({ edge: 0, bowled: 119, of: 120, wickets: 9 });
    const chance = (weight: number, sum: number) => weight / sum;
    const [wicket, dot] = [8.5 * 1.2, 24];
    const sum = wicket + dot + 34 + 10 + 0.5 + (12.5 + 8.5) * 0.8 + 1.5 + 4;
    expect(last[0]).toBeCloseTo(chance(wicket + dot, sum), 9);
  });

  it('[F6] loses overs to rain, and gives the chase another target', () => {
    const match = cricketMatch(fixture, edges, seeded('dry 7'));
    const facts = () => match.state().facts as CricketFacts;
    while (facts().innings.length < 2) match.step();
    for (let tick = 0; tick < 12; tick += 1) match.step();
    const before = facts();
    expect(match.take('rain')).toBe(true);
    expect(match.state()).toMatchObject({ stage: 'break', danger: 'rain' });
    const after = facts();
    expect(after.overs).toBe(before.overs - 4);
    expect(after.target).toBeLessThan(before.target ?? 0);
    expect(match.take('abandon')).toBe(true);
    expect(facts().winner).toBe('none');
  });
});
