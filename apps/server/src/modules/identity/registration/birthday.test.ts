import { describe, expect, it } from 'vitest';
import { birthdayOf, dayIn, yearsBetween } from './birthday.ts';

const today = '2026-11-20';

describe('the age', () => {
  it.each([
    ['2008-11-20', 18],
    ['2008-11-21', 17],
    ['2008-12-01', 17],
    ['2008-01-31', 18],
    ['2026-11-20', 0],
  ])('[I83] of who was born on %s is %i on 20 November 2026', (birthday, years) => {
    expect(yearsBetween(birthday, today)).toBe(years);
  });

  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
    ['2028-02-28', 19],
    ['2028-02-29', 20],
  ])('[I83] of who was born on 29 February 2008 is, on %s, %i', (day, years) => {
    expect(yearsBetween('2008-02-29', day)).toBe(years);
  });

  it('[I83] turns with the day of the site’s time zone, not with UTC', () => {
    expect(dayIn('Asia/Karachi', new Date('2026-11-19T18:59:59.999Z'))).toBe('2026-11-19');
    expect(dayIn('Asia/Karachi', new Date('2026-11-19T19:00:00.000Z'))).toBe('2026-11-20');
    expect(dayIn('America/New_York', new Date('2026-11-20T04:59:00.000Z'))).toBe('2026-11-19');
  });
});

describe('a birthday', () => {
  it.each([
    ['2000-02-29', '2000-02-29'],
    ['02-29-2000', '2000-02-29'],
    ['2026-11-20', '2026-11-20'],
    ['1896-11-20', '1896-11-20'],
    ['2001-02-29', null],
    ['02-30-2000', null],
    ['2026-11-21', null],
    ['1895-01-01', null],
    ['31-12-2000', null],
    ['yesterday', null],
    ['', null],
  ])('[I83] written %j is %j', (value, day) => {
    expect(birthdayOf(value, today)).toBe(day);
  });
});
