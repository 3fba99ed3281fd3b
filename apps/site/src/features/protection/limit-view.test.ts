import { describe, expect, it } from 'vitest';
import { judgeLimit, timeText, typedOf, usedPercent, valueText } from './limit-view.ts';

describe('limits as they are shown', () => {
  it.each([
    [0, '0:00 h'],
    [65, '1:05 h'],
    [1_439, '23:59 h'],
    [9_000, '150:00 h'],
  ])('%i minutes are %s', (minutes, text) => {
    expect(timeText(minutes)).toBe(text);
  });

  it('prints money with its symbol', () => {
    expect(valueText('loss', '1500.00', 'PKR')).toBe('Rs 1,500.00');
    expect(valueText('time', '90', 'PKR')).toBe('1:30 h');
  });

  it.each([
    ['deposit', '0.00', '500.00', 0],
    ['deposit', '499.99', '500.00', 99],
    ['deposit', '500.00', '500.00', 100],
    ['deposit', '900.00', '500.00', 100],
    ['stake', '0.00', '0.00', 100],
    ['time', '30', '120', 25],
  ] as const)('of %s, %s of %s is %i per cent', (kind, used, inForce, percent) => {
    expect(usedPercent(kind, { used, inForce }, 'PKR')).toBe(percent);
  });

  it.each([
    ['deposit', '1,500', '1500.00'],
    ['deposit', '0', '0.00'],
    ['deposit', '12.345', null],
    ['deposit', 'abc', null],
    ['deposit', ' ', null],
    ['time', '1.5', '90'],
    ['time', '0,25', '15'],
    ['time', '24', null],
    ['time', '0', null],
    ['time', '-2', null],
  ] as const)('reads %s "%s" as %s', (kind, typed, value) => {
    expect(judgeLimit(typed, { kind, period: 'day', currency: 'PKR' }).value).toBe(value);
  });

  it.each([
    ['loss', '1500.00', '1500'],
    ['loss', '1500.50', '1500.50'],
    ['time', '90', '1.5'],
    ['time', null, ''],
  ] as const)('types %s %s as "%s"', (kind, value, typed) => {
    expect(typedOf(kind, value)).toBe(typed);
  });
});
