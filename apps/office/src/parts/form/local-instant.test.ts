import { expect, it } from 'vitest';
import { instantOf, localOf, sentInstant } from './local-instant.ts';

it('reads a field in the site’s zone, and writes it back', () => {
  expect(instantOf('2026-11-21T10:30')).toBe('2026-11-21T05:30:00.000Z');
  expect(localOf('2026-11-21T05:30:00.000Z')).toBe('2026-11-21T10:30');
});

it.each(['', '2026-11-21', '2026-11-21T', '0002-12-31T23:59', '0020-12-31T23:59', '9999-12-31T23:59'])(
  'takes %j for no instant',
  (local) => {
    expect(instantOf(local)).toBeNull();
    expect(sentInstant(local)).toBe(local === '' ? null : '');
  },
);
