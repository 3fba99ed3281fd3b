import { describe, expect, it } from 'vitest';
import { groupsOf, inOneLine, isSame, type Setting } from './settings-view.ts';

const setting = (key: string, value: unknown, defaultValue: unknown, description = ''): Setting => ({
  key,
  needsSecond: false,
  group: key.split('.')[0] ?? '',
  description,
  value,
  defaultValue,
  schema: {},
  version: 0,
  changedBy: null,
  changedAt: null,
});
const settings = [
  setting('site.status', 1, 0, 'Maintenance page'),
  setting('site.currency', 'PKR', 'PKR'),
  setting('play.autoplay_enabled', true, true, 'Automatic spins'),
];
const plain = (one: Setting) => one.description;

describe('the settings page', () => {
  it('groups in the server’s order and counts what is not as delivered', () => {
    expect(groupsOf(settings, '', plain).map(({ name, changed }) => [name, changed])).toEqual([
      ['site', 1],
      ['play', 0],
    ]);
  });

  it('finds by every word of the search, in the key or in the words', () => {
    expect(
      groupsOf(settings, 'auto SPIN', plain).flatMap((group) => group.settings.map(({ key }) => key)),
    ).toEqual(['play.autoplay_enabled']);
    expect(groupsOf(settings, 'auto maintenance', plain)).toEqual([]);
  });

  it('does not take an order of names for a change', () => {
    expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });

  it('shows any value in one line', () => {
    expect(inOneLine('')).toBe('""');
    expect(inOneLine(false)).toBe('false');
    expect(inOneLine(Array(100).fill('word'))).toHaveLength(160);
  });
});
