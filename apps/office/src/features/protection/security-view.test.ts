import { expect, it } from 'vitest';
import { browserTitle } from './security-view.ts';

it.each([
  ['Firefox 148', 'Windows', 'Firefox 148, Windows'],
  ['Firefox 148', '', 'Firefox 148'],
  ['', 'Android 16', 'Android 16'],
  ['', '', null],
])('a browser that says %j and %j is called %j', (browser, os, title) => {
  expect(browserTitle({ browser, os })).toBe(title);
});
