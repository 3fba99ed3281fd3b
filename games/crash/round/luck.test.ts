import { describe, expect, it } from 'vitest';
import { type CrashEntry, crashRoom, drawsReaching } from '../rules/index.ts';
import { crashLuck } from './luck.ts';

const seeds = { serverSeed: '0'.repeat(64), clientSeed: 'salt', nonce: 0 };
const luckOf = (bets: readonly (readonly [stake: bigint, cashOut: number | null])[], point: number) =>
  crashLuck.luckOf(
    bets.map(([stake, cashOut]) => ({ stake, choice: { cashOut }, outcome: { point }, count: 1 })),
    seeds,
  );
const chanceToReach = (point: number) => (point <= 100 ? 1 : Number(drawsReaching(point)) / 2 ** 52);

/** Three bets of one flight: one is cashed out at 1.50, one at 4.00, and one at 2.00 if the flight came there, but at 4.00 once it was. */
const stakes = [10_000n, 2_500n, 40_000n] as const;
const played = (point: number) => {
  const out = (wish: number) => (wish <= point ? wish : null);
  return stakes.map((stake, at) => [stake, out([150, 400, 200][at] ?? 0)] as const);
};

describe('the luck of crash', () => {
  it('[C1] is a fair game over all points, whose squares come to its variance, for all bets of a flight together', () => {
    let [gain, squares, variance, all] = [0, 0, 0, 0];
    for (let point = 100; point <= 400; point += 1) {
      const chance = chanceToReach(point) - (point === 400 ? 0 : chanceToReach(point + 1));
      const luck = luckOf(played(point), point);
      gain += chance * luck.gain;
      squares += chance * luck.gain ** 2;
      variance += chance * luck.variance;
      all += chance;
      expect(luck.gain).toBeGreaterThan(-53_000);
    }
    expect(all).toBeCloseTo(1, 12);
    expect(gain).toBeCloseTo(0, 6);
    expect(variance / squares).toBeGreaterThanOrEqual(1);
    expect(variance / squares).toBeLessThan(1 + 2e-5);
  });

  it('[C12, C13] stays a fair game however often flights are broken off, with what went back', () => {
    const entry: CrashEntry = {
      ...{ memberId: '7', playSessionId: 'p', name: 's***a', currency: 'PKR', stake: '10000' },
      ...{ auto: null, placedAt: 0, cashOut: null, payout: '0' },
    };
    const entries = new Map<string, CrashEntry>([
      ['cashed by hand', { ...entry, cashOut: 120, payout: '12000' }],
      ['order that is far', { ...entry, stake: '40000', auto: 300 }],
      ['by hand', { ...entry, stake: '5000' }],
    ]);
    /** The flight is at 1.20 and ends at `point`: what its bets come to when it is broken off now. */
    const brokenOff = (point: number) => {
      const state = { head: { phase: 'flying', no: 1, startedAt: 0 } as const, entries };
      const context = { at: 3_000, secret: { point }, isOffered: true };
      const settling = crashRoom.breakOff?.(state, context);
      const [reveal] = settling?.effects ?? [];
      const head = settling?.head;
      if (reveal?.type !== 'reveal' || head === undefined) throw new Error('not broken off');
      const recorded = crashRoom.decide({ head, entries }, { type: 'wake' }, context);
      const effects = 'refused' in recorded ? [] : (recorded.effects ?? []);
      return [
        ...effects.flatMap((one) =>
          one.type === 'record' ? [[BigInt(one.entry.stake), one.entry.cashOut] as const] : [],
        ),
        ...reveal.returned.map(({ stake, cashOut }) => [BigInt(stake), cashOut] as const),
      ];
    };
    // Between the last two nothing is different: who is still in then is lost at all of them.
    const points = [...Array.from({ length: 200 }, (_, at) => 120 + at), 1_000_000];
    // Where the flight does not come to 1.20 all are lost, and there is nothing to break off.
    let gain = (1 - chanceToReach(120)) * -0.99 * 55_000;
    for (const [at, point] of points.entries()) {
      const bets = brokenOff(point);
      expect(bets.reduce((sum, [stake]) => sum + stake, 0n)).toBe(55_000n);
      const next = points[at + 1];
      const chance = chanceToReach(point) - (next === undefined ? 0 : chanceToReach(next));
      gain += chance * luckOf(bets, point).gain;
    }
    expect(gain).toBeCloseTo(0, 5);
  });

  it('[C8] leaves 0.99 of the stake as what was due of every bet', () => {
    expect(15_000 - luckOf([[10_000n, 150]], 160).gain).toBeCloseTo(9_900, 6);
    expect(0 - luckOf([[10_000n, null]], 149).gain).toBeCloseTo(9_900, 6);
  });

  it('[C4] has steps no longer than a hundredth up, and than what was in down', () => {
    const luck = luckOf([[10_000n, 1_000]], 1_000);
    expect(luck.rise).toBeCloseTo(9_900 * (2 / 99), 6);
    expect(luck.fall).toBeCloseTo(9_900 * (999 / 99), 6);
    expect(luckOf([[10_000n, null]], 100).fall).toBeCloseTo(9_900, 6);
  });

  it('counts bets alike as often as they were', () => {
    const one = { stake: 2_500n, choice: { cashOut: 150 }, outcome: { point: 300 } };
    const twice = crashLuck.luckOf([{ ...one, count: 2 }], seeds);
    expect(twice).toEqual(luckOf([[5_000n, 150]], 300));
    expect(twice.variance).toBeCloseTo(4 * luckOf([[2_500n, 150]], 300).variance, 6);
  });
});
