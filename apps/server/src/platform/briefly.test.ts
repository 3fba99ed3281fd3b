import { fakeClock } from '@ikka/test-kit/pure';
import { describe, expect, it } from 'vitest';
import { briefly } from './briefly.ts';

describe('briefly', () => {
  it('looks once for all who ask at the same moment, and again after two seconds', async () => {
    const clock = fakeClock();
    let looks = 0;
    const ask = briefly(clock, async (key) => `${key} ${++looks}`);
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    clock.advance(1_999);
    expect(await ask('a')).toBe('a 1');
    clock.advance(1);
    expect(await ask('a')).toBe('a 3');
  });

  it('does not remember a look that failed', async () => {
    let looks = 0;
    const ask = briefly(fakeClock(), async () => {
      if (++looks === 1) throw new Error('away');
      return 'here';
    });
    await expect(ask('a')).rejects.toThrow('away');
    expect(await ask('a')).toBe('here');
  });
});
