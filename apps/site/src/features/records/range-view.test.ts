import { expect, it } from 'vitest';
import { rangeOf } from './range-view.ts';

it('a range of days runs from its first instant in the zone to the first of the next day', () => {
  expect(rangeOf({ from: '2026-03-01', to: '2026-03-02' }, 'Asia/Karachi')).toEqual({
    from: '2026-02-28T19:00:00.000Z',
    to: '2026-03-02T19:00:00.000Z',
  });
});
