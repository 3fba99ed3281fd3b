import { expect, it } from 'vitest';
import { isPhone, systemOf } from './device-view.ts';

it.each([
  ['Chrome', 'Android', 'Chrome · Android'],
  ['', 'Windows', 'Windows'],
  ['Firefox', '', 'Firefox'],
  ['', '', 'A device'],
])('%j on %j is called %j', (browser, os, name) => {
  expect(systemOf({ browser, os }, 'A device')).toBe(name);
});

it.each([
  ['Android', true],
  ['iOS', true],
  ['macOS', false],
  ['', false],
])('%j is a phone: %j', (os, expected) => {
  expect(isPhone(os)).toBe(expected);
});
