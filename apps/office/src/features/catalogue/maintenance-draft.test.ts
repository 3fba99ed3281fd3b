import { expect, it } from 'vitest';
import { draftOf, problemsOf, wishOf } from './maintenance-draft.ts';

const note = {
  text: { EN: 'New reels.', UR: 'نئے پہیے۔' },
  until: '2026-11-22T12:00:30.000Z',
};
const now = Date.parse('2026-11-22T11:00:00.000Z');

it('goes out as it came where nothing was typed, to the second', () => {
  expect(wishOf(draftOf(note), note)).toEqual(note);
  expect(wishOf(draftOf({ ...note, until: null }), { ...note, until: null })).toEqual({
    ...note,
    until: null,
  });
  const later = { ...draftOf(note), until: draftOf({ ...note, until: '2026-11-22T13:00:00.000Z' }).until };
  expect(wishOf(later, note).until).toBe('2026-11-22T13:00:00.000Z');
});

it.each([
  [draftOf(note), {}],
  [draftOf(null), { text: { EN: 'missing', UR: 'missing' } }],
  [{ ...draftOf(note), until: '' }, {}],
  [{ ...draftOf(note), until: 'soon' }, { until: 'time' }],
  [draftOf({ ...note, until: '2026-11-22T11:00:00.000Z' }), { until: 'past' }],
])('of %j the problems are %j', (draft, problems) => {
  expect(problemsOf(draft, now)).toEqual(problems);
});
