import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import type { FieldFacts } from './facts.ts';
import { fieldMatch } from './field-match.ts';
import { type FieldSport, fieldRules } from './field-sports.ts';
import { placeChances } from './place-chances.ts';

const weights = new Map(Array.from({ length: 10 }, (_, at) => [`runner-${at}`, 1 + at / 3] as const));
const playOut = (sport: FieldSport, seed: string) => {
  const match = fieldMatch(sport, weights, seeded(seed));
  for (let tick = 0; tick < 200 && !match.isDone(); tick += 1) match.step();
  return match.state();
};

describe('a field', () => {
  it.each(Object.keys(fieldRules) as FieldSport[])(
    '[F3] %s: finishes the same from the same seed, each runner once, the first alone after a play-off',
    (sport) => {
      expect(playOut(sport, 'x')).toEqual(playOut(sport, 'x'));
      for (let index = 0; index < 120; index += 1) {
        const { facts, stage } = playOut(sport, `field ${index}`);
        if (stage !== 'official') continue;
        const { order, withdrawn, done, of } = facts as FieldFacts;
        const runners = order.flatMap((one) => one.runners);
        expect(new Set(runners).size).toBe(runners.length);
        for (const { runner } of withdrawn) expect(runners).not.toContain(runner);
        expect(done).toBe(of);
        if (fieldRules[sport].hasPlayOff) expect(order[0]?.runners).toHaveLength(1);
      }
    },
  );

  it('[F5] comes first by weight, and in the first places as often as drawn one by one', () => {
    const few = new Map([
      ['a', 1],
      ['b', 2],
      ['c', 4],
    ]);
    const first = placeChances(few, 1);
    for (const [code, weight] of few) expect(first.get(code)).toBeCloseTo(weight / 7, 3);
    // In the first two: not last. Last is a where c and b come before it, in either order.
    const lastIsA = (4 / 7) * (2 / 3) + (2 / 7) * (4 / 5);
    expect(placeChances(few, 2).get('a')).toBeCloseTo(1 - lastIsA, 3);
    for (const places of [1, 2, 3, 4]) {
      const sum = [...placeChances(weights, places).values()].reduce((all, chance) => all + chance, 0);
      expect(sum).toBeCloseTo(places, 3);
    }
  });

  it('[F6] takes a withdrawal before the start, with its odds, and none after it', () => {
    const match = fieldMatch('racing', weights, seeded('withdrawn'));
    const outcomes = () => match.prices(0)?.markets[0]?.outcomes.length;
    expect(outcomes()).toBe(10);
    expect(match.take('withdraw')).toBe(true);
    expect(outcomes()).toBe(9);
    expect((match.state().facts as FieldFacts).withdrawn).toMatchObject([{ odds: expect.any(String) }]);
    match.step();
    expect(match.take('withdraw')).toBe(false);
    expect(match.prices(0)?.markets).toEqual([]);
  });
});
