import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatDay,
  formatElapsed,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  groupDigits,
  startOfDay,
} from './format.ts';

describe('figures', () => {
  it.each([
    ['0.00', '0.00'],
    ['999.99', '999.99'],
    ['1000.00', '1,000.00'],
    ['123456789012345678901.25', '123,456,789,012,345,678,901.25'],
    ['-1234.50', '−1,234.50'],
    ['abc', 'abc'],
  ])('groups %s as %s', (decimal, grouped) => {
    expect(groupDigits(decimal)).toBe(grouped);
  });

  it.each([
    ['1234.50', {}, 'Rs 1,234.50'],
    ['-5.00', {}, '−Rs 5.00'],
    ['5.00', { signed: true }, '+Rs 5.00'],
    ['0.00', { signed: true }, 'Rs 0.00'],
    ['5.00', { symbol: '₨' }, '₨ 5.00'],
  ])('writes %s with %j as %s', (decimal, options, text) => {
    expect(formatMoney(decimal, 'PKR', options)).toBe(text);
  });

  it.each([
    [0, 0, '0'],
    [1234567, 0, '1,234,567'],
    [1234.567, 2, '1,234.57'],
    [-1234.5, 1, '−1,234.5'],
    [12n, 2, '12.00'],
    [123456789012345678901n, 0, '123,456,789,012,345,678,901'],
  ])('writes the number %s with %i digits as %s', (value, digits, text) => {
    expect(formatNumber(value, digits)).toBe(text);
  });

  it('writes a rate as a percentage', () => {
    expect(formatPercent(0.967219669416)).toBe('96.72%');
  });
});

describe('instants', () => {
  it('are shown in the zone of the site, at midnight as 00', () => {
    expect(formatInstant('2026-03-01T19:00:05.000Z')).toBe('2026-03-02 00:00:05');
  });

  it('know the day of the zone, not of UTC', () => {
    expect(formatDay('2026-12-31T20:00:00.000Z')).toBe('2027-01-01');
  });

  it('begin a day at its first instant in the zone', () => {
    expect(startOfDay('2026-03-02')).toBe('2026-03-01T19:00:00.000Z');
    expect(startOfDay('2026-03-02', 'UTC')).toBe('2026-03-02T00:00:00.000Z');
  });

  it('add days over the end of a month', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

describe('formatElapsed', () => {
  it.each([
    [-5000, '0:00'],
    [0, '0:00'],
    [61_999, '1:01'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(formatElapsed(ms)).toBe(text);
  });
});
