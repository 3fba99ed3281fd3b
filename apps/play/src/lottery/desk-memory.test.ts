import { describe, expect, it } from 'vitest';
import { emptyMemory, favouritesMost, readMemory, withFavourite, withoutFavourite } from './desk-memory.ts';

const line = { play: 'LO2', selection: '37', price: { unitStake: '10.00' } };
const favourite = { game: 'XSMB', lines: [line] };

describe('what the desk remembers', () => {
  it('comes back as it was kept', () => {
    const memory = {
      favourites: [favourite],
      last: { SSC1M: [{ play: 'DWD', selection: '|7', price: { mode: 'YUAN' as const, multiple: 5 } }] },
      plays: { SSC1M: 'DWD' },
      hasKeys: false,
    };
    expect(readMemory(JSON.stringify(memory))).toEqual(memory);
  });

  it.each([
    null,
    '',
    'no json',
    '7',
    '[]',
    '{"favourites":7,"last":[],"plays":{"SSC1M":7}}',
    '{"favourites":[{"game":"XSMB","lines":[{"play":"LO2","selection":"37","price":{"mode":"NONE","multiple":1}}]}]}',
  ])('is empty where %j was found', (text) => {
    expect(readMemory(text)).toEqual(emptyMemory);
  });

  it('keeps a favourite once, the newest first, and no more than a page of them', () => {
    const other = { game: 'XSMB', lines: [{ ...line, selection: '05' }] };
    const memory = [favourite, other, favourite].reduce(withFavourite, emptyMemory);
    expect(memory.favourites).toEqual([favourite, other]);
    expect(withoutFavourite(memory, favourite).favourites).toEqual([other]);
    const many = Array.from({ length: favouritesMost + 3 }, (_, at) => ({ ...favourite, game: `G${at}` }));
    expect(many.reduce(withFavourite, emptyMemory).favourites).toHaveLength(favouritesMost);
  });
});
