import { describe, expect, it } from 'vitest';
import { judgePair, type PairFigures, softPlayZ, transferZ } from './judge-pair.ts';

const nothing = { hands: 0, net: 0, squares: 0 };
const noDuels = { acts: 0, raises: 0 };
const stranger = { others: nothing, duels: noDuels, otherDuels: noDuels };
const figures = (changed: Partial<PairFigures>): PairFigures => ({
  pair: nothing,
  first: stranger,
  second: stranger,
  quietShare: 0,
  sharedNetworkHands: 0,
  hasSharedBrowser: false,
  hasSharedPayout: false,
  ...changed,
});
const against = (hands: number, net: number, squares: number) => ({
  ...stranger,
  others: { hands, net, squares },
});

describe('the z score of a transfer', () => {
  it.each([
    ['no hand is no deviation', figures({}), 0, 0],
    ['four hands won by one stake each', figures({ pair: { hands: 4, net: 4, squares: 4 } }), 2, 0],
    ['sixteen of them', figures({ pair: { hands: 16, net: 16, squares: 16 } }), 4, 0],
    ['won and lost in turn', figures({ pair: { hands: 16, net: 0, squares: 16 } }), 0, 0],
    [
      'one great hand is no more than chance',
      figures({ pair: { hands: 100, net: 50, squares: 2_500 } }),
      1,
      0,
    ],
    [
      'a better player is expected to win: a tenth of a stake a hand from each side',
      figures({
        pair: { hands: 100, net: 20, squares: 100 },
        first: against(1_000, 100, 1_000),
        second: against(1_000, -100, 1_000),
      }),
      0,
      20,
    ],
    [
      'a lead beyond skill counts no further: half a stake a hand',
      figures({
        pair: { hands: 100, net: 150, squares: 300 },
        first: against(100, 100, 50),
        second: against(100, -100, 50),
      }),
      5,
      50,
    ],
    [
      'fewer than fifty hands against others say nothing',
      figures({
        pair: { hands: 16, net: 16, squares: 16 },
        first: against(49, 49, 49),
        second: against(1_000, 0, 1_000),
      }),
      4,
      0,
    ],
  ] as const)('[IG3] %s', (_name, given, z, expected) => {
    expect(transferZ(given)).toEqual({ z, expected });
  });
});

describe('soft play', () => {
  const player = (acts: number, raises: number, otherActs: number, otherRaises: number) => ({
    duels: { acts, raises },
    otherDuels: { acts: otherActs, raises: otherRaises },
  });
  it.each([
    ['as against others', [player(100, 50, 100, 50)], 0],
    [
      'never a raise where he raises half of the time: 50 missing of a variance of 100 · ¼ · 2',
      [player(100, 0, 100, 50)],
      50 / Math.sqrt(50),
    ],
    ['harder than against others', [player(100, 100, 100, 50)], -50 / Math.sqrt(50)],
    ['who is hardly known counts for nothing', [player(100, 0, 49, 40)], 0],
  ] as const)('[IG4] %s', (_name, players, expected) => {
    expect(softPlayZ(players)).toBeCloseTo(expected, 10);
  });
});

describe('the points of a pair', () => {
  const hundred = (net: number) => ({ hands: 100, net, squares: 100 });
  it.each([
    ['chance', figures({ pair: hundred(29) }), 0, []],
    ['four deviations', figures({ pair: hundred(40) }), 15, ['transfer']],
    ['to the other side', figures({ pair: hundred(-40) }), 15, ['transfer']],
    ['never more than sixty', figures({ pair: hundred(100) }), 60, ['transfer']],
    ['without a card shown', figures({ pair: hundred(50), quietShare: 0.9 }), 40, ['transfer', 'conceded']],
    ['quiet chance is none', figures({ pair: hundred(0), quietShare: 0.9 }), 0, []],
    [
      'one network in a tenth of the hands',
      figures({ pair: hundred(0), sharedNetworkHands: 10 }),
      15,
      ['shared_network'],
    ],
    ['in fewer', figures({ pair: hundred(0), sharedNetworkHands: 9 }), 0, []],
    [
      'one browser and one payout account',
      figures({ pair: hundred(0), hasSharedBrowser: true, hasSharedPayout: true }),
      65,
      ['shared_browser', 'shared_payout'],
    ],
  ] as const)('[IG5] %s', (_name, given, points, signs) => {
    expect(judgePair(given)).toMatchObject({ points, signs });
  });
});
