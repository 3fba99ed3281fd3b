import { describe, expect, it } from 'vitest';
import { planRace } from './race.ts';

const order = ['07', '02', '10', '01', '05', '03', '09', '04', '08', '06'];

describe('a race of cars', () => {
  it('ends in the order that was drawn, and no car drives backwards', () => {
    const runs = planRace(order, '202611250042');
    const ends = runs.map(({ checkpoints }) => checkpoints.at(-1) ?? 0);
    expect(runs.map(({ car }) => car)).toEqual(order);
    // A car that was ahead of its place on the last leg would not fall back.
    expect(ends).toEqual(ends.toSorted((a, b) => b - a));
    for (const { checkpoints } of runs) expect(checkpoints).toEqual(checkpoints.toSorted((a, b) => a - b));
    expect(new Set(ends).size).toBe(order.length);
  });

  it('is the same for everybody who sees one draw, and another for another', () => {
    expect(planRace(order, 'a')).toEqual(planRace(order, 'a'));
    expect(planRace(order, 'a')).not.toEqual(planRace(order, 'b'));
  });
});
