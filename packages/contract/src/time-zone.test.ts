import { describe, expect, it } from 'vitest';
import { timeZoneName } from './time-zone.ts';

describe('the name of a time zone', () => {
  it.each(['Asia/Karachi', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is one', (name) => {
    expect(timeZoneName.safeParse(name).success).toBe(true);
  });

  it.each(['', 'Asia/Atlantis', 'asia/karachi', '+05:00', 'PKT', 'UTC+5', ' Asia/Karachi'])(
    '"%s" is none',
    (name) => {
      expect(timeZoneName.safeParse(name).success).toBe(false);
    },
  );
});
