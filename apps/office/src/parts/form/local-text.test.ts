import { describe, expect, it } from 'vitest';
import { emptyText, hasWords, htmlProblemsIn, missingIn, problemsIn, trimmed } from './local-text.ts';

describe('a text in every language, as a form holds it', () => {
  it('is missing in the languages in which nothing but space was typed', () => {
    expect(missingIn({ EN: 'Eid', UR: '  ' })).toEqual({ UR: 'missing' });
    expect(missingIn(emptyText)).toEqual({ EN: 'missing', UR: 'missing' });
    expect(missingIn({ EN: 'Eid', UR: 'عید' })).toBeUndefined();
  });

  it('has no words where an editor left a paragraph without any', () => {
    expect(hasWords('<p> &nbsp;</p>')).toBe(false);
    expect(hasWords('<p>Eid</p>')).toBe(true);
  });

  it('is missing or too long as HTML', () => {
    expect(htmlProblemsIn({ EN: '<p></p>', UR: '<p>عید مبارک</p>' }, 10)).toEqual({
      EN: 'missing',
      UR: 'long',
    });
    expect(htmlProblemsIn({ EN: '<p>a</p>', UR: '<p>ب</p>' }, 10)).toBeUndefined();
  });

  it('is judged language by language', () => {
    expect(problemsIn({ EN: 'a', UR: 'ب' }, (_words, code) => (code === 'EN' ? 'other' : null))).toEqual({
      EN: 'other',
    });
  });

  it('goes out without the space around it', () => {
    expect(trimmed({ EN: ' Eid ', UR: ' عید' })).toEqual({ EN: 'Eid', UR: 'عید' });
  });
});
