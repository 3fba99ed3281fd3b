import { seededRandom } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { signalsOf, watchFire } from './fire-pattern.ts';

/** Fires so many shots with these pauses between them, at an angle of each. */
function fires(
  shots: number,
  { every, angle }: { every: (n: number) => number; angle: (n: number) => number },
) {
  const watch = watchFire();
  let firedAt = 0;
  for (let n = 0; n < shots; n += 1) {
    firedAt += every(n);
    watch.shot({ weapon: 'cannon', angle: angle(n), target: null, firedAt });
  }
  return watch;
}
const turning = (n: number) => -1 - (n % 7) / 100;

describe('what a sitting’s fire looks like', () => {
  it('[D22] finds nothing in a page’s automatic fire, nor in a hand that taps', () => {
    const random = seededRandom(5);
    const auto = fires(2_000, { every: (n) => (n % 3 === 0 ? 166 : 167), angle: turning });
    expect(signalsOf(auto.pattern)).toEqual([]);
    const slow = fires(2_000, { every: () => 183 + random.int(17), angle: turning });
    expect(signalsOf(slow.pattern)).toEqual([]);
    const taps = fires(2_000, { every: () => 170 + random.int(900), angle: turning });
    expect(signalsOf(taps.pattern)).toEqual([]);
  });

  it('[D22] finds a cadence that no page has', () => {
    expect(signalsOf(fires(100, { every: () => 125, angle: turning }).pattern)).toEqual(['too_quick']);
    expect(signalsOf(fires(400, { every: () => 215, angle: turning }).pattern)).toEqual(['too_even']);
    expect(signalsOf(fires(200, { every: () => 215, angle: turning }).pattern)).toEqual([]);
  });

  it('[D22] finds fire without a pause, at one angle, or at the smallest fish alone', () => {
    const long = fires(15_000, { every: (n) => 900 + (n % 200), angle: turning });
    expect(signalsOf(long.pattern)).toEqual(['no_pause']);
    expect(signalsOf(fires(1_000, { every: () => 166, angle: () => -1 }).pattern)).toEqual(['fixed_aim']);
    const small = watchFire();
    for (let n = 0; n < 600; n += 1) small.trial(n % 12 === 0 ? 50 : 2);
    expect(signalsOf(small.pattern)).toEqual(['low_risk']);
    for (let n = 0; n < 60; n += 1) small.trial(20);
    expect(signalsOf(small.pattern)).toEqual([]);
  });

  it('tells intervals apart from pauses and from changes of the weapon', () => {
    const watch = watchFire();
    for (const [weapon, firedAt] of [
      ['cannon', 0],
      ['cannon', 200],
      ['cannon', 500],
      ['harpoon', 560],
      ['harpoon', 860],
      ['harpoon', 9_000],
    ] as const)
      watch.shot({ weapon, angle: -1, target: null, firedAt });
    expect(watch.pattern).toMatchObject({ shots: 6, intervals: 2, meanMs: 250, lastsMs: 9_000 });
    expect(watch.pattern.deviationMs).toBeCloseTo(Math.sqrt(5_000), 6);
  });

  it('[D22] finds an even cadence of one weapon among shots of another, and none in two of the page’s', () => {
    const watch = watchFire();
    let firedAt = 0;
    const fire = (weapon: 'cannon' | 'harpoon', ms: number) => {
      firedAt += ms;
      watch.shot({ weapon, angle: turning(firedAt), target: null, firedAt });
    };
    for (let n = 0; n < 400; n += 1) fire('harpoon', 300);
    for (let n = 0; n < 200; n += 1) fire('cannon', 166 + (n % 3));
    expect(signalsOf(watch.pattern)).toEqual(['too_even']);
    const page = watchFire();
    firedAt = 0;
    for (let n = 0; n < 700; n += 1) {
      const weapon = n < 350 ? 'cannon' : 'harpoon';
      firedAt += weapon === 'cannon' ? 166 : 241;
      page.shot({ weapon, angle: turning(n), target: null, firedAt });
    }
    expect(signalsOf(page.pattern)).toEqual([]);
  });
});
