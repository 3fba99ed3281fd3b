import { describe, expect, it } from 'vitest';
import { browserName, deviceTitle } from './browser-name.ts';

describe('the name of a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox',
      'Windows',
    ],
    ['', '', ''],
    [' ', '', ''],
  ])('[I50] %s', (userAgent, browser, os) => {
    expect(browserName(userAgent)).toEqual({ browser, os });
  });

  it('[I50] is never missing in a message, nor longer than one line bears', () => {
    expect(deviceTitle('')).toBe('?');
    expect(deviceTitle(`?${'{{code}}'.repeat(90)}`).length).toBeLessThanOrEqual(90);
  });
});
