import { describe, expect, it } from 'vitest';
import {
  draftOf,
  emptyDraft,
  type PromotionDraft,
  type PromotionRow,
  problemsOf,
  wishOf,
} from './promotion-draft.ts';

const now = new Date('2026-11-22T05:00:00.000Z');
const full: PromotionDraft = {
  ...emptyDraft,
  id: 'summer-cup',
  title: { EN: ' Cup ', UR: 'کپ' },
  summary: { EN: 'A cup.', UR: 'ایک کپ۔' },
  joining: { EN: 'Nothing to do.', UR: 'کچھ نہیں کرنا۔' },
  html: { EN: '<p>Play.</p>', UR: '<p>کھیلیں۔</p>' },
  terms: { EN: '<p>Terms.</p>', UR: '<p>شرائط۔</p>' },
  categories: ['slots'],
};
const row: PromotionRow = {
  id: 'summer-cup',
  isShown: true,
  state: 'running',
  title: { EN: 'Cup', UR: 'کپ' },
  summary: { EN: 'A cup.', UR: 'ایک کپ۔' },
  html: { EN: '<p>Play.</p>', UR: '<p>کھیلیں۔</p>' },
  terms: { EN: '<p>Terms.</p>', UR: '<p>شرائط۔</p>' },
  joining: { EN: 'Nothing to do.', UR: 'کچھ نہیں کرنا۔' },
  picture: null,
  categories: ['slots'],
  audience: 'vip',
  minimumLevel: 3,
  from: '2026-11-20T10:11:12.345Z',
  until: null,
  version: 4,
  publishedBy: 'saira',
  publishedAt: '2026-11-20T10:11:12.345Z',
};

describe('a promotion’s draft', () => {
  it('needs a name, a kind, and every word in every language', () => {
    expect(Object.keys(problemsOf(emptyDraft, [], now))).toHaveLength(7);
    expect(problemsOf(full, [], now)).toEqual({});
    expect(problemsOf({ ...full, terms: { ...full.terms, UR: '<p>&nbsp;</p>' } }, [], now)).toEqual({
      terms: { UR: 'missing' },
    });
  });

  it.each([
    [{ id: 'Summer' }, { id: 'id' }],
    [{ id: 'new' }, { id: 'taken' }],
    [{ id: 'old' }, { id: 'taken' }],
    [{ html: { ...full.html, EN: `<p>${'x'.repeat(40_000)}</p>` } }, { html: { EN: 'long' } }],
    [{ until: '2026-11-22T09:59' }, { until: 'endsTooSoon' }],
    [{ from: '2026-12-01T10:00', until: '2026-12-01T10:00' }, { until: 'endsTooSoon' }],
    [{ from: '2026-12-01T10:00', until: '2026-12-01T10:01' }, {}],
    [{ categories: ['slots', 'live', 'fish', 'pvp'] as const }, { categories: 'categories' }],
  ])('judges %j', (change, problems) => {
    expect(problemsOf({ ...full, ...change }, ['old'], now)).toEqual(problems);
  });

  it('is sent with the version that was edited, and times that nobody touched as they were', () => {
    const { body } = wishOf(draftOf(row), row);
    expect(body).toMatchObject({ version: 4, from: row.from, until: null, minimumLevel: 3 });
    expect(wishOf({ ...draftOf(row), from: '2026-12-01T10:00' }, row).body.from).toBe(
      '2026-12-01T05:00:00.000Z',
    );
    expect(wishOf(full, null).body).toMatchObject({
      version: 0,
      title: { EN: 'Cup' },
      from: null,
      minimumLevel: null,
    });
  });
});
