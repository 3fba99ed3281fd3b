import { describe, expect, it } from 'vitest';
import { fixturesOfDay } from './calendar.ts';
import { leagues } from './leagues.ts';

const dayMs = 86_400_000;
const from = 20_000;
const week = Array.from({ length: 8 }, (_, day) => fixturesOfDay('a', from + day));

describe('the calendar', () => {
  it('[F1] has every sport on every day', () => {
    for (const day of week) {
      const sports = new Set(day.map(({ fixture }) => fixture.sport));
      expect(sports).toEqual(new Set(leagues.map(({ sport }) => sport)));
    }
  });

  it('[F1] has football, cricket, tennis and Counter-Strike in play at every half hour of a week', () => {
    // A match of two maps and few rounds is over in an hour.
    const length = { football: 115 * 60_000, cricket: 170 * 60_000, tennis: 60 * 60_000, cs2: 75 * 60_000 };
    const begins = Map.groupBy(
      week.flat().map(({ fixture: { sport, startsAt } }) => ({ sport, at: Date.parse(startsAt) })),
      ({ sport }) => sport,
    );
    const gaps: string[] = [];
    for (let at = (from + 1) * dayMs; at < (from + 8) * dayMs; at += 1_800_000) {
      for (const sport of ['football', 'cricket', 'tennis', 'cs2'] as const) {
        const isLive = begins.get(sport)?.some((begun) => begun.at <= at && at < begun.at + length[sport]);
        if (!isLive) gaps.push(`${sport} at ${new Date(at).toISOString()}`);
      }
    }
    expect(gaps).toEqual([]);
  });

  it('[F1] lets no team play twice in a day, and every pair of a league meet', () => {
    for (const day of week) {
      const teams = day.flatMap(({ teams: own, fixture }) =>
        own.map(({ code }) => `${fixture.league.code} ${code}`),
      );
      expect(new Set(teams).size).toBe(teams.length);
    }
    const days = 2 * Math.max(...leagues.map(({ teams }) => teams.length));
    const pairs = new Map<string, Set<string>>(leagues.map(({ code }) => [code, new Set()]));
    for (let day = 0; day < days; day += 1)
      for (const { teams, fixture } of fixturesOfDay('a', day))
        pairs.get(fixture.league.code)?.add(
          teams
            .map(({ code }) => code)
            .toSorted()
            .join(' '),
        );
    for (const { code, teams, field } of leagues)
      if (field === null) expect(pairs.get(code)?.size, code).toBeGreaterThan(teams.length);
  });

  it('[F1] is the same whenever it is asked for, and another with another seed', () => {
    expect(fixturesOfDay('a', from)).toEqual(week[0]);
    expect(fixturesOfDay('b', from)).not.toEqual(week[0]);
  });

  it('[F2] names everything in both languages, once', () => {
    const codes = leagues.flatMap((league) => league.teams.map(({ code }) => `${league.sport} ${code}`));
    expect(new Set(codes).size).toBe(codes.length);
    const amiss: unknown[] = [];
    const isOnce = (names: readonly string[]) => new Set(names).size === names.length;
    for (const { fixture } of week.flat()) {
      const { id, people } = fixture;
      if (!/^[a-z0-9-]{3,32}$/.test(id)) amiss.push(id);
      if (!isOnce(people.map(({ code }) => code))) amiss.push([id, people]);
      for (const side of ['home', 'away'] as const) {
        const names = people.filter((one) => one.side === side).map(({ name }) => name.EN);
        if (!isOnce(names)) amiss.push([id, side, names]);
      }
      const all = [fixture.region, fixture.league, fixture.home, fixture.away, ...people];
      for (const name of [fixture.event, ...all.map((one) => one?.name)]) {
        if (name == null) continue;
        if (!/^[A-Za-z0-9 -]+$/.test(name.EN) || !/^[\u0600-\u06FF ]+$/.test(name.UR)) amiss.push([id, name]);
      }
    }
    expect(amiss).toEqual([]);
  });
});
