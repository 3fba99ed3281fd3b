import { describe, expect, it } from 'vitest';
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

  it.each(patternIds)('[I1] pattern %i answers a hostile value of 255 characters at once', (id) => {
    for (const filler of ['a', ' ', 'A', '1', '张', 'ก', 'a@', 'a.']) {
      const value = `${filler.repeat(Math.floor(254 / filler.length))}\u0000`;
      const start = performance.now();
      fitsPattern(id, '', value);
      expect(performance.now() - start).toBeLessThan(50);
    }
  });
});
