import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { football, goal, openSportsBench, type SportsBench } from '../sports-test-bench.ts';

const team = (code: string) => ({ code, name: { EN: code, UR: code }, short: code.slice(0, 3) });

describe('form', () => {
  let bench: SportsBench;
  beforeAll(async () => {
    bench = await openSportsBench();
  });
  afterAll(() => bench.close());

  const play = async (home: string, away: string, goals: ('home' | 'away')[] | null) => {
    bench.clock.advance(3_600_000);
    const fixture = await bench.announce('football', { home: team(home), away: team(away) });
    if (goals !== null)
      await bench.state(
        fixture,
        football('official', { period: 'over', goals: goals.map((side) => goal(side)) }),
      );
    return fixture;
  };
  const formOf = async (fixture: string) => {
    const caller = { play: { memberId: 1n, currency: 'PKR', vassalage: 'IKKA_SPORT', gameId: 'maidan' } };
    const form = await bench.processes[0].routes.sportsForm(
      { params: { fixture } } as never,
      caller as never,
    );
    if (isRefusal(form)) throw new Error(form.code);
    const told = (of: (typeof form)['home']) =>
      of.map(
        (one) =>
          `${one.fixture.home?.code} ${one.score?.home}:${one.score?.away} ${one.fixture.away?.code} ${one.winner}`,
      );
    return { home: told(form.home), away: told(form.away), meetings: told(form.meetings) };
  };

  it('[SB24] tells the last matches of both sides in their league, latest first, and their meetings', async () => {
    await play('lions', 'tigers', ['home', 'home', 'away']);
    await play('kings', 'lions', ['home']);
    await play('lions', 'kings', []);
    await play('kings', 'tigers', ['away']);
    // What is not official counts for nothing.
    await play('lions', 'tigers', null);
    const next = await play('lions', 'kings', null);
    expect(await formOf(next)).toEqual({
      home: ['lions 0:0 kings draw', 'kings 1:0 lions home', 'lions 2:1 tigers home'],
      away: ['kings 0:1 tigers away', 'lions 0:0 kings draw', 'kings 1:0 lions home'],
      meetings: ['lions 0:0 kings draw', 'kings 1:0 lions home'],
    });
  });

  it('[SB24] tells five at most, and nothing of another league', async () => {
    for (let number = 0; number < 7; number += 1) await play('bears', 'wolves', ['home']);
    const next = await play('bears', 'wolves', null);
    expect((await formOf(next)).meetings).toHaveLength(5);
    const cup = await bench.announce('football', {
      home: team('bears'),
      away: team('wolves'),
      league: { code: 'cup', name: { EN: 'Cup', UR: 'Cup' } },
    });
    expect((await formOf(cup)).home).toEqual([]);
  });
});
