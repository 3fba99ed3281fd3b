import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, readOutcome } from './draw-round.ts';
import { act, isOver, leftBehind, mayCashOut, presentRound, settleRound } from './play-round.ts';
import { tellRound } from './tell-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const outcome = { laid: [3, 20, 23] };

describe('a round of mines', () => {
  it.each([
    [0, [3, 20, 23]],
    [1, [2, 15, 17]],
  ])('[M1] lies as the known answer says for nonce %i, whatever was picked', (nonce, laid) => {
    for (const picks of [[], [0], [3, 4, 5]]) {
      expect(drawRound(openStream({ serverSeed, clientSeed, nonce }), { mines: 3, picks })).toEqual({ laid });
    }
  });

  // Each tile has a mine in 3 of 25 boards; chi-square over the tiles of fixed seeds, 24 degrees of freedom: its 0.5 % and
  // 99.5 % points are 9.886 and 45.559, times (25 - 3)/24 because the mines of a board differ.
  it('[M1] lays mines evenly', () => {
    const boards = 20_000;
    const seen = Array.from({ length: 25 }, () => 0);
    for (let nonce = 0; nonce < boards; nonce += 1) {
      const { laid } = drawRound(openStream({ serverSeed, clientSeed, nonce }), { mines: 3, picks: [] });
      for (const tile of laid) seen[tile] = (seen[tile] ?? 0) + 1;
    }
    const expected = (boards * 3) / 25;
    const statistic = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(statistic).toBeGreaterThan((9.886 * 22) / 24);
    expect(statistic).toBeLessThan((45.559 * 22) / 24);
  });

  // What can be done in each state: nothing opened, something opened, a mine met, everything safe opened.
  it.each([
    { picks: [], over: false, cashOut: false, left: 'return', paid: 9_900n },
    { picks: [0], over: false, cashOut: true, left: 'settle', paid: 11_250n },
    { picks: [0, 1, 2], over: false, cashOut: true, left: 'settle', paid: 14_785n },
    { picks: [0, 20], over: true, cashOut: true, left: 'settle', paid: 0n },
  ])('[M3, M5, M8] stands as $picks says', ({ picks, over, cashOut, left, paid }) => {
    const choice = { mines: 3, picks };
    expect(isOver(choice, outcome)).toBe(over);
    expect(mayCashOut(choice)).toBe(cashOut);
    expect(leftBehind(choice)).toBe(left);
    expect(settleRound(10_000n, choice, outcome)).toBe(paid);
  });

  it('[M3] is over with the last safe tile', () => {
    const laid = Array.from({ length: 23 }, (_, tile) => tile);
    expect(isOver({ mines: 23, picks: [23] }, { laid })).toBe(false);
    expect(isOver({ mines: 23, picks: [23, 24] }, { laid })).toBe(true);
    expect(settleRound(1n, { mines: 23, picks: [23, 24] }, { laid })).toBe(297n);
  });

  it('[M3] opens a tile once', () => {
    expect(act({ mines: 3, picks: [4] }, { pick: 5 })).toEqual({ mines: 3, picks: [4, 5] });
    expect(act({ mines: 3, picks: [4] }, { pick: 4 })).toBeNull();
  });

  it.each([
    [33n, 48n],
    [1n, 1n],
    [7n, 10n],
  ])('[M5] a stake of %i pays %i at 1.4785, rounded down to the smallest unit', (stake, paid) => {
    expect(settleRound(stake, { mines: 3, picks: [0, 1, 2] }, outcome)).toBe(paid);
  });

  it('is shown and told with the mine that was met', () => {
    expect(presentRound({ mines: 3, picks: [0, 20] }, outcome)).toMatchObject({ met: 20, multiplier: 0 });
    expect(presentRound({ mines: 3, picks: [0, 1] }, outcome)).toMatchObject({
      met: null,
      multiplier: 12_857,
    });
    expect(tellRound({ mines: 3, picks: [0, 20] }, outcome)).toEqual({
      chosen: { key: 'chosen', values: { mines: 3, picks: '1 21' } },
      result: { key: 'result.met', values: { tile: 21 } },
      figure: '0×',
    });
    expect(tellRound({ mines: 3, picks: [0, 1] }, outcome)?.result).toEqual({
      key: 'result.safe',
      values: { count: 2, multiplier: '1.2857×' },
    });
  });

  it.each([null, {}, { laid: [] }, { laid: [25] }, { laid: [1, 1] }, { laid: ['1'] }, { laid: 3 }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
