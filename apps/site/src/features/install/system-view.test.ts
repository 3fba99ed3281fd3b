import { describe, expect, it } from 'vitest';
import { systemNamed, systemOf } from './system-view.ts';

describe('the system of a visitor', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/153', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari', 0, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edge', 10, 'desktop'],
  ])('%s with %i touch points is %s', (userAgent, touchPoints, system) => {
    expect(systemOf(userAgent, touchPoints)).toBe(system);
  });

  it('may be named by the address', () => {
    expect([systemNamed('ios'), systemNamed('windows-phone'), systemNamed('')]).toEqual([
      'ios',
      undefined,
      undefined,
    ]);
  });
});
