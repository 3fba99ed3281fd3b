import { describe, expect, it } from 'vitest';
import {
  type ChasePlan,
  type ChaseView,
  checkChase,
  costOfChase,
  growingMultiples,
  levelMultiples,
  nextOfChase,
} from './chase.ts';

const plan: ChasePlan = { issues: ['1', '2', '3'], multiples: [1n, 2n, 4n], stopsAfterWin: true };

describe('a chase', () => {
  const cases: [string, boolean, ChaseView['states'], ChaseView['sales'], ReturnType<typeof nextOfChase>][] =
    [
      [
        'charges an issue that is open',
        true,
        ['waiting', 'waiting', 'waiting'],
        ['open', 'ahead', 'ahead'],
        { do: 'charge', at: 0 },
      ],
      [
        'never charges one ahead of its opening',
        true,
        ['lost', 'waiting', 'waiting'],
        ['closed', 'ahead', 'ahead'],
        { do: 'wait' },
      ],
      [
        'goes on after a loss',
        true,
        ['lost', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'charge', at: 1 },
      ],
      [
        'goes on after a void issue',
        true,
        ['void', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'charge', at: 1 },
      ],
      [
        'stops after a win',
        true,
        ['won', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'stop', from: 1 },
      ],
      [
        'goes on after a win where it was not to stop',
        false,
        ['won', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'charge', at: 1 },
      ],
      [
        'waits for the issue before, if it may stop by it',
        true,
        ['charged', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'wait' },
      ],
      [
        'does not wait where it cannot stop',
        false,
        ['charged', 'waiting', 'waiting'],
        ['closed', 'open', 'ahead'],
        { do: 'charge', at: 1 },
      ],
      [
        'misses an issue whose sales closed meanwhile',
        true,
        ['charged', 'waiting', 'waiting'],
        ['closed', 'closed', 'open'],
        { do: 'miss', at: 1 },
      ],
      [
        'stops rather than misses, once it is known that it won',
        true,
        ['won', 'missed', 'waiting'],
        ['closed', 'closed', 'closed'],
        { do: 'stop', from: 2 },
      ],
      [
        'ends with its last issue',
        true,
        ['lost', 'lost', 'charged'],
        ['closed', 'closed', 'open'],
        { do: 'end' },
      ],
      [
        'ends once it stopped',
        true,
        ['won', 'stopped', 'stopped'],
        ['closed', 'open', 'ahead'],
        { do: 'end' },
      ],
    ];
  it.each(cases)('[LT15] %s', (_, stopsAfterWin, states, sales, step) => {
    expect(nextOfChase({ ...plan, stopsAfterWin }, { states, sales })).toEqual(step);
  });

  it.each([
    [{ issues: [], multiples: [] }, 'no_issue'],
    [{ multiples: [1n] }, 'not_as_many'],
    [{ issues: ['1', '2', '1'] }, 'issue_twice'],
    [{ multiples: [1n, 0n, 1n] }, 'multiple_out_of_range'],
    [{ multiples: [1n, 10_001n, 1n] }, 'multiple_out_of_range'],
    [{}, null],
  ] as const)('[LT15] is checked before it is taken (%#)', (change, refusal) => {
    expect(checkChase({ ...plan, ...change })).toBe(refusal);
  });

  it('[LT15] costs the stake at every multiple', () => {
    expect(costOfChase(plan, 500n)).toBe(3_500n);
    expect(levelMultiples(3, 2n)).toEqual([2n, 2n, 2n]);
    expect(growingMultiples(5, { start: 1n, factor: 2n, every: 2 })).toEqual([1n, 1n, 2n, 2n, 4n]);
    expect(growingMultiples(20, { start: 1n, factor: 3n, every: 1 }).at(-1)).toBe(10_000n);
  });
});
