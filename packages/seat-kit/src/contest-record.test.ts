import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FURTHER_DEALS_MOST, HANDS_MOST, usualPrizes } from './contest-places.ts';
import { type ContestChoice, type ContestRules, outcomeOf, readContestChoice } from './contest-record.ts';

const sitAndGo = (seats: number): ContestRules => ({
  code: `sng-${seats}`,
  kind: 'sit_and_go',
  entry: '3333',
  fee: '333',
  prizes: usualPrizes(seats),
  stack: '1500',
  deals: 0,
});
const deals: ContestRules = { ...sitAndGo(2), code: 'deals-2', kind: 'deals', stack: '160', deals: 2 };
const pool: ContestRules = { ...sitAndGo(3), code: 'pool-101', kind: 'pool', stack: '101' };

const choiceOf = (
  contest: ContestRules,
  players: readonly number[],
  changes: readonly (readonly number[])[],
): ContestChoice => ({
  contest,
  seat: players[0] ?? 0,
  players,
  hands: changes.map((moved, at) => ({ no: at + 1, changes: moved.map(String) })),
});

/** Plays hands until a record of them says that the contest is over. */
function playedOut(
  contest: ContestRules,
  players: readonly number[],
  hand: (stacks: readonly number[], isIn: readonly boolean[]) => readonly number[],
) {
  const stacks = players.map(() => Number(contest.stack));
  const changes: number[][] = [];
  for (let n = 0; n <= HANDS_MOST; n += 1) {
    const outcome = outcomeOf(choiceOf(contest, players, changes));
    if (outcome !== null) return { outcome, stacks, hands: changes.length };
    const moved = hand(
      stacks,
      stacks.map((stack) => stack > 0),
    );
    for (const [at, change] of moved.entries()) stacks[at] = (stacks[at] ?? 0) + change;
    changes.push([...moved]);
  }
  throw new Error('the contest never ends');
}

describe('[SK24] the record of a contest', () => {
  it('says places and prizes by its hands', () => {
    const choice = choiceOf(
      sitAndGo(6),
      [0, 2, 3, 4, 5, 7],
      [
        [3000, -1500, -1500, 0, 0, 0],
        [-4500, 0, 0, 4500, 0, 0],
        [0, 0, 0, 1500, -1500, 0],
        [0, 0, 0, 1500, 0, -1500],
      ],
    );
    const outcome = outcomeOf(choice);
    expect(outcome).toMatchObject({ place: 4, prize: '0' });
    // 19,998: 65 % are 12,998.7, and the second has 6,999.3.
    expect(outcome?.standings.map(({ seat, place, prize }) => [seat, place, prize])).toEqual([
      [4, 1, '12999'],
      [7, 2, '6999'],
      [5, 3, '0'],
      [0, 4, '0'],
      [2, 5, '0'],
      [3, 5, '0'],
    ]);
  });

  it.each([
    ['hands that do not end it', [[100, -100]]],
    [
      'hands behind its end',
      [
        [1500, -1500],
        [-100, 100],
      ],
    ],
    ['a hand with a seat too few', [[1500]]],
  ])('has no outcome of %s', (_name, changes) => {
    expect(outcomeOf(choiceOf(sitAndGo(2), [0, 1], changes))).toBeNull();
  });

  it('is read as it was written, and nothing else is', () => {
    const choice = choiceOf(sitAndGo(2), [0, 1], [[1500, -1500]]);
    expect(readContestChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    for (const wrong of [
      { ...choice, seat: -1 },
      { ...choice, hands: [{ no: 1, changes: ['1.5', '-1.5'] }] },
      { ...choice, contest: { ...choice.contest, kind: 'cup' } },
      { ...choice, contest: { ...choice.contest, prizes: [20_000] } },
      { seat: 0 },
    ])
      expect(readContestChoice(wrong)).toBeUndefined();
  });
});

describe('[SK22, SK23] any contest', () => {
  const random = fc.array(fc.nat(1_000_000), { minLength: 64, maxLength: 64 });
  /** One number after another, again and again. */
  const drawFrom = (numbers: readonly number[]) => {
    let at = 0;
    return (below: number) => {
      at += 1;
      return ((numbers[at % numbers.length] ?? 0) + at) % below;
    };
  };
  const checkPrizes = (
    { entry }: ContestRules,
    { standings }: NonNullable<ReturnType<typeof outcomeOf>>,
    seats: number,
  ) => {
    const paid = standings.reduce((sum, { prize }) => sum + BigInt(prize), 0n);
    expect(paid).toBe(BigInt(entry) * BigInt(seats));
    // Each place is one behind all who are ahead.
    for (const { place } of standings)
      expect(place).toBe(1 + standings.filter((other) => other.place < place).length);
  };

  it('a sit-and-go keeps its chips, ends, and pays out what was paid in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), random, (seats, numbers) => {
        const draw = drawFrom(numbers);
        const contest = sitAndGo(seats);
        const players = Array.from({ length: seats }, (_, seat) => seat);
        const { outcome, stacks } = playedOut(contest, players, (now, isIn) => {
          const within = players.filter((seat) => isIn[seat]);
          const winner = within[draw(within.length)] ?? 0;
          const lost = now.map((stack, seat) =>
            seat === winner || !isIn[seat] ? 0 : draw(3) === 0 ? stack : draw(stack + 1),
          );
          const pot = lost.reduce((sum, one) => sum + one, 0);
          return lost.map((one, seat) => (seat === winner ? pot : -one));
        });
        expect(stacks.reduce((sum, one) => sum + one, 0)).toBe(1_500 * seats);
        checkPrizes(contest, outcome, seats);
      }),
      { seed: 25, numRuns: 60 },
    );
  });

  it('deals end after three further ones at most', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const draw = drawFrom(numbers);
        const { outcome, hands } = playedOut(deals, [0, 1], () => {
          const points = 20 * draw(3);
          return draw(2) === 0 ? [points, -points] : [-points, points];
        });
        expect(hands).toBeLessThanOrEqual(2 + FURTHER_DEALS_MOST);
        checkPrizes(deals, outcome, 2);
      }),
      { seed: 25 },
    );
  });

  it('a pool ends, also where many deals cost nobody anything', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const draw = drawFrom(numbers);
        const { outcome } = playedOut(pool, [0, 1, 2], (now, isIn) => {
          const within = [0, 1, 2].filter((seat) => isIn[seat]);
          const winner = within[draw(within.length)] ?? 0;
          return now.map((_stack, seat) => (seat === winner || !isIn[seat] ? 0 : -draw(81)));
        });
        checkPrizes(pool, outcome, 3);
      }),
      { seed: 25 },
    );
  });
});
