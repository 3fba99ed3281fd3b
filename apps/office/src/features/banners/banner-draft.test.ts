import { describe, expect, it } from 'vitest';
import { type BannerDraft, draftOf, emptyDraft, problemsOf, wishOf } from './banner-draft.ts';

const picture = { id: 'a'.repeat(64), width: 10, height: 5, src: '/x.webp', sources: [] };
const full: BannerDraft = { ...emptyDraft('home'), picture, alt: { EN: ' Lanterns ', UR: 'لالٹینیں' } };

describe('a banner’s draft', () => {
  it('needs a picture and its words in both languages', () => {
    expect(problemsOf(emptyDraft('home'))).toEqual({
      picture: 'picture',
      alt: { EN: 'missing', UR: 'missing' },
    });
    expect(problemsOf(full)).toEqual({});
  });

  it.each([
    ['a title in one language alone', { title: { EN: 'Eid', UR: '' } }, { title: { UR: 'both' } }],
    ['a text without a title', { text: { EN: 'a', UR: 'ا' } }, { title: { EN: 'missing', UR: 'missing' } }],
    ['a link that runs', { url: 'javascript:alert(1)' }, { url: 'link' }],
    ['a link that is not safe on its way', { url: 'http://ikka.example' }, { url: 'link' }],
    [
      'an end before its start',
      { from: '2026-11-20T10:00', until: '2026-11-20T09:00' },
      { until: 'endsTooSoon' },
    ],
    ['a page of the site and a schedule', { url: '/vip', from: '2026-11-20T10:00' }, {}],
  ])('with %s', (_what, change, problems) => {
    expect(problemsOf({ ...full, ...change })).toEqual(problems);
  });

  it('goes out trimmed, without the words that nobody wrote, and comes back the same', () => {
    const { body } = wishOf({ ...full, until: '2026-11-21T10:30' }, 'one', 0);
    expect(body).toMatchObject({
      alt: { EN: 'Lanterns', UR: 'لالٹینیں' },
      title: null,
      text: null,
      from: null,
      until: '2026-11-21T05:30:00.000Z',
    });
    const row = {
      ...body,
      id: 'one',
      picture,
      state: 'shown' as const,
      changedBy: 'saira',
      changedAt: '2026-11-20T08:00:00.000Z',
    };
    expect(draftOf(row)).toEqual({
      ...full,
      alt: { ...full.alt, EN: 'Lanterns' },
      until: '2026-11-21T10:30',
    });
  });
});
