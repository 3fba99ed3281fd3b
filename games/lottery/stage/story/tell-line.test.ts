import { describe, expect, it } from 'vitest';
import { tellLine } from './tell-line.ts';

const north =
  '40737|00001|00002,00003|00004,00005,00006,00007,00008,00009|0010,0011,0012,0013|0014,0015,0016,0017,0018,0019|020,021,022|37,24,25,26';

describe('why a line won or lost', () => {
  it('names every place at which a number came, and the digits that decided', () => {
    const story = tellLine('vn-north', { play: 'LO2', selection: '37,99', odds: { win: '99' } }, north);
    expect(story?.chosen.map(({ part, symbols }) => [part.code, ...symbols])).toEqual([
      ['numbers', '37', '99'],
    ]);
    const places = story?.hits?.flatMap(({ at }) => at) ?? [];
    expect(places).toEqual([
      { group: 'special', before: '407', decisive: '37', after: '' },
      { group: 'g7', before: '', decisive: '37', after: '' },
    ]);
    expect(story?.hits?.every(({ odds, symbols }) => odds === '99' && symbols.join() === '37')).toBe(true);
  });

  it('has nothing to name where the line lost, and nothing to say before the draw', () => {
    const line = { play: 'DE_DB', selection: '11', odds: { win: '99' } };
    expect(tellLine('vn-north', line, north)?.hits).toEqual([]);
    expect(tellLine('vn-north', line, null)?.hits).toBe(null);
  });

  it('leaves parts out on which nothing was chosen', () => {
    const story = tellLine('ssc', { play: 'DWD', selection: '|7', odds: { win: '9' } }, '1,7,2,3,4');
    expect(story?.chosen.map(({ part }) => part.code)).toEqual(['p2']);
    expect(story?.hits).toEqual([
      { symbols: ['7'], times: 1, odds: '9', at: [{ group: 'balls', before: '', decisive: '7', after: '' }] },
    ]);
  });

  it('does not guess at a play or selection that it does not know', () => {
    expect(tellLine('ssc', { play: 'NONE', selection: '1', odds: {} }, null)).toBe(null);
    expect(tellLine('ssc', { play: 'DWD', selection: 'x', odds: {} }, null)).toBe(null);
  });
});
