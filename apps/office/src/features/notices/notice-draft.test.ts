import { describe, expect, it } from 'vitest';
import { bodyOf, emptyDraft, type NoticeDraft, problemsOf } from './notice-draft.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const full: NoticeDraft = {
  ...emptyDraft('H'),
  titleEn: ' Eid greetings ',
  titleUr: 'عید مبارک',
  textEn: 'The bazaar is open.',
  textUr: 'بازار کھلا ہے۔',
};

describe('a notice’s draft', () => {
  it('needs every word in both languages', () => {
    expect(problemsOf({ ...full, titleUr: '  ', textEn: '' }, now)).toEqual({
      titleUr: 'missing',
      textEn: 'missing',
    });
  });

  it.each([
    ['has no end', {}, {}],
    // The site's clock is five hours ahead of UTC.
    ['ends later', { until: '2026-11-20T13:01' }, {}],
    ['ends now', { until: '2026-11-20T13:00' }, { until: 'endsTooSoon' }],
    [
      'ends before it begins',
      { from: '2026-11-21T10:00', until: '2026-11-20T14:00' },
      { until: 'endsTooSoon' },
    ],
    [
      'has ended although it began',
      { from: '2026-11-19T10:00', until: '2026-11-20T12:00' },
      { until: 'endsTooSoon' },
    ],
  ])('that %s', (_what, times, problems) => {
    expect(problemsOf({ ...full, ...times }, now)).toEqual(problems);
  });

  it('goes out with its words trimmed and its times as instants', () => {
    expect(bodyOf({ ...full, from: '2026-11-21T10:30' }, 'one')).toEqual({
      id: 'one',
      type: 'H',
      title: { EN: 'Eid greetings', UR: 'عید مبارک' },
      text: { EN: 'The bazaar is open.', UR: 'بازار کھلا ہے۔' },
      from: '2026-11-21T05:30:00.000Z',
      until: null,
    });
  });
});
