import { describe, expect, it } from 'vitest';
import { isSafePattern } from '../../settings/index.ts';
import { fieldPatterns, fitsPattern, type PatternId, patternIds, patternSource } from './field-patterns.ts';

const examples: { readonly [Id in PatternId]: { readonly good: string[]; readonly bad: string[] } } = {
  0: { good: ['', 'anything\nat all', 'کچھ بھی'], bad: [] },
  1: { good: ['a', 'Zubaida7'], bad: ['7a', 'a b', 'a-b', 'زبیدہ', ''] },
  2: { good: ['张三', '张3'], bad: ['zhang', '张 三', ''] },
  3: {
    good: ['a@b.pk', "o'neil+x@mail.example.org", 'x_y@a-b.co'],
    bad: ['a@b', '@b.pk', 'a b@c.pk', 'a@b..pk', 'a@-b.pk', 'a@b.pk\n', ''],
  },
  4: { good: ['abc', '123', 'A1'], bad: ['a_b', 'a b', 'é', ''] },
  5: { good: ['a1', '1a', '11a'], bad: ['abc', '123', 'a1!', ''] },
  6: { good: ['0', '0300123'], bad: ['٣', '1.2', 'a', ''] },
  7: { good: ['A', 'aB1'], bad: ['ab1', 'A b', ''] },
  8: { good: ['Bano Qudsia', 'x'], bad: ['   ', 'Bano1', 'بانو', ''] },
  9: { good: ['a-b!', 'کراچی', '😀'], bad: ['a b', 'a\u00a0b', '\t', ''] },
  10: { good: ['张三', '你好，世界。'], bad: ['abc', '张 三', '张3', ''] },
  11: { good: ['2024-02-29', '1999-12-31'], bad: ['2023-02-29', '2024-13-01', '24-01-01', '01-31-2024', ''] },
  12: { good: ['بانو قدسیہ', 'José Ñandú', 'नमिता'], bad: ['   ', 'a1', 'a-b', ''] },
  13: { good: ['02-29-2024', '12-31-1999'], bad: ['02-29-2023', '31-12-1999', '2024-02-29', ''] },
  14: { good: ['abc', 'خان۷', 'नमि१'], bad: ['a b', 'a_b', ''] },
  15: { good: ['김철수'], bad: ['Kim', '김 철', ''] },
  16: { good: ['สมชาย'], bad: ['Somchai', 'สม ชาย', ''] },
  17: { good: ['สมชาย Lee', 'Lee'], bad: ['   ', 'Lee1', ''] },
  18: { good: ['BANO QUDSIA', 'A'], bad: ['   ', 'Bano', 'A1', ''] },
  19: { good: ['aB3!~', '"'], bad: ['a b', 'é', ''] },
};

/** A group that is repeated and begins with a dot, which nothing else in it takes: a value falls into such turns in one way. */
const dottedTurns = /\(\?:(\\\.(?:\[[^\].]*\][*+]?)*)\)\+/g;
const lookAhead = /^\(\?=([^()]*)\)/;

/** What a pattern tries one after the other: nothing goes back into a look ahead that has succeeded. */
function piecesOf(source: string): string[] {
  const ahead = lookAhead.exec(source);
  if (ahead === null) return [source.replace(dottedTurns, '(?:$1)')];
  return [ahead[1] ?? '', ...piecesOf(source.slice(ahead[0].length))];
}

describe('the patterns of the fields', () => {
  it('[I1] are twenty, numbered from 0 to 19', () => {
    expect(patternIds).toEqual(Array.from({ length: 20 }, (_, id) => id));
  });

  it.each(patternIds)('[I1] pattern %i takes what it names and nothing else', (id) => {
    const { good, bad } = examples[id];
    expect(good.filter((value) => !fitsPattern(id, '', value))).toEqual([]);
    expect(bad.filter((value) => fitsPattern(id, '', value))).toEqual([]);
  });

  it('[I1] an expression of the operator narrows a pattern and never widens it', () => {
    expect(fitsPattern(6, '03[0-9]{9}', '03001234567')).toBe(true);
    expect(fitsPattern(6, '03[0-9]{9}', '04001234567')).toBe(false);
    expect(fitsPattern(6, 'a|0', 'a')).toBe(false);
    expect(fitsPattern(6, 'a|0', '0')).toBe(true);
  });

  it('[I1] are written out whole for the page', () => {
    expect(patternSource(6, '')).toBe(`^(?:${fieldPatterns[6]})$`);
    expect(new RegExp(patternSource(6, '03.*'), 'u').test('031')).toBe(true);
  });

  it.each(patternIds)('[I1] pattern %i has one way through a value, or a few that are soon tried', (id) => {
    expect(piecesOf(fieldPatterns[id]).filter((piece) => !isSafePattern(piece))).toEqual([]);
  });

  it.each(['(?:a|aa)+', '(?=(?:a*)*b)a', '(?:\\.[a.]*)+', '(?:a[b]*)+', '(?=a)(b+)+'])(
    '[I1] %s would not be let in here',
    (source) => {
      expect(piecesOf(source).every(isSafePattern)).toBe(false);
    },
  );

  it.each(patternIds)('[I1] pattern %i is right about a hostile value of 255 characters', (id) => {
    for (const filler of ['a', ' ', 'A', '1', '张', 'ก', 'a@', 'a.', 'a@a.', 'a-']) {
      const value = `${filler.repeat(Math.floor(254 / filler.length))}\u0000`;
      expect(fitsPattern(id, '', value)).toBe(id === 0 || (id === 9 && filler !== ' '));
    }
  });
});
