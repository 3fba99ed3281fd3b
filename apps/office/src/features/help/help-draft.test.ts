import { describe, expect, it } from 'vitest';
import { emptyDraft, type HelpDraft, problemsOf, wishOf } from './help-draft.ts';

const full: HelpDraft = {
  key: 'how-points',
  kind: 'question',
  title: { EN: ' Points ', UR: 'پوائنٹس' },
  html: { EN: '<p>They never expire.</p>', UR: '<p>یہ ختم نہیں ہوتے۔</p>' },
};

describe('a help text’s draft', () => {
  it('needs a name and every word in both languages', () => {
    expect(problemsOf(emptyDraft, [])).toEqual({
      key: 'key',
      title: { EN: 'missing', UR: 'missing' },
      html: { EN: 'missing', UR: 'missing' },
    });
    expect(problemsOf({ ...full, html: { ...full.html, UR: '<p>&nbsp; </p><p></p>' } }, [])).toEqual({
      html: { UR: 'missing' },
    });
    expect(problemsOf({ ...full, html: { ...full.html, EN: `<p>${'x'.repeat(40_000)}</p>` } }, [])).toEqual({
      html: { EN: 'long' },
    });
    expect(problemsOf(full, ['terms'])).toEqual({});
  });

  it.each([
    ['terms', 'taken'],
    ['new', 'taken'],
    ['How points', 'key'],
    ['-points', 'key'],
    ['points', undefined],
  ])('judges the name %s of a new text', (key, problem) => {
    expect(problemsOf({ ...full, key }, ['terms']).key).toBe(problem);
  });

  it('leaves the name of an old text alone', () => {
    expect(problemsOf({ ...full, key: 'terms' }, null)).toEqual({});
  });

  it('is sent with the version that was edited', () => {
    expect(wishOf(full, 3)).toMatchObject({
      params: { key: 'how-points' },
      body: { version: 3, title: { EN: 'Points' }, html: { EN: '<p>They never expire.</p>' } },
    });
  });
});
