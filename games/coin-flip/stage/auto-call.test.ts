import { describe, expect, it } from 'vitest';
import type { Face } from '../rules/index.ts';
import { autoCounts, autoWays, nextCall, readWay } from './auto-call.ts';
import { guide } from './guide.ts';

const came = (...faces: Face[]) => ({ faces });
const called = (...calls: Face[]) => ({ calls });

describe('the ways of autoplay', () => {
  it.each([
    ['heads', [], 'heads'],
    ['heads', ['heads'], 'heads'],
    ['tails', [], 'tails'],
    ['tails', ['tails'], 'tails'],
    ['inTurn', [], 'heads'],
    ['inTurn', ['heads'], 'tails'],
    ['inTurn', ['heads', 'tails'], 'heads'],
    ['again', [], 'heads'],
    ['again', ['tails'], 'tails'],
    ['again', ['tails', 'heads'], 'heads'],
  ] as const)('%s after %o: %s', (way, before, call) => {
    expect(nextCall(called(...before), came(...before), { way, count: 5 })).toBe(call);
  });

  it('end with so many right ones', () => {
    for (const way of autoWays) {
      const [choice, outcome] = [called('heads', 'heads'), came('heads', 'heads')];
      expect(nextCall(choice, outcome, { way, count: 3 })).not.toBeNull();
      expect(nextCall(choice, outcome, { way, count: 2 })).toBeNull();
    }
  });

  it('are those of the guide, by the face that came last', () => {
    const auto = guide.steps?.auto;
    if (auto?.kind !== 'ways') throw new Error('coin flip has no autoplay');
    const next = auto.plan('again', 2);
    expect(next({ choice: called(), shown: came(), step: 0 })).toEqual({ call: 'heads' });
    expect(next({ choice: called('tails'), shown: came('tails'), step: 1 })).toEqual({ call: 'tails' });
    expect(next({ choice: called('tails', 'tails'), shown: came('tails', 'tails'), step: 2 })).toBeNull();
    expect(auto.counts).toBe(autoCounts);
    expect(() => readWay('luckier')).toThrow(TypeError);
  });
});
