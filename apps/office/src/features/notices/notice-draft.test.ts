import { describe, expect, it } from 'vitest';
import { decisionsOf, draftOf, emptyDraft, type NoticeDraft, problemsOf } from './notice-draft.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const full: NoticeDraft = {
  ...emptyDraft('H'),
  title: { EN: ' Eid greetings ', UR: 'عید مبارک' },
  html: { EN: '<p>The bazaar is open.</p>', UR: '<p>بازار کھلا ہے۔</p>' },
};

describe('a notice’s draft', () => {
  it('needs every word in both languages', () => {
    expect(
      problemsOf(
        { ...full, title: { ...full.title, UR: '  ' }, html: { ...full.html, EN: '<p>&nbsp;</p>' } },
        now,
      ),
    ).toEqual({
      title: { UR: 'missing' },
      html: { EN: 'missing' },
    });
    expect(problemsOf({ ...full, html: { ...full.html, UR: `<p>${'ا'.repeat(20_000)}</p>` } }, now)).toEqual({
      html: { UR: 'long' },
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

  it('goes out with its words trimmed and its times as instants, and comes back the same', () => {
    const draft: NoticeDraft = {
      ...full,
      from: '2026-11-21T10:30',
      audience: 'members',
      languages: 'UR',
      priority: 3,
    };
    const sent = decisionsOf(draft);
    expect(sent).toEqual({
      type: 'H',
      title: { EN: 'Eid greetings', UR: 'عید مبارک' },
      text: { EN: '<p>The bazaar is open.</p>', UR: '<p>بازار کھلا ہے۔</p>' },
      from: '2026-11-21T05:30:00.000Z',
      until: null,
      audience: 'members',
      languages: ['UR'],
      priority: 3,
    });
    const stored = { ...sent, id: 'one', state: 'scheduled', version: 1 } as never;
    expect(draftOf(stored)).toEqual({ ...draft, title: { ...draft.title, EN: 'Eid greetings' } });
  });
});
