import { describe, expect, it } from 'vitest';
import { readGameSearch, withPlay } from './game-search.ts';

describe('readGameSearch', () => {
  it.each([
    [
      { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT', trial: 'true' },
      { gameId: 'karakoram-25', vassalage: 'IKKA_SLOT', trial: true },
    ],
    [
      { vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'MEGA_45', playType: 2 },
      { vassalage: 'TCG_SEA', gameType: 'LOTT', gameCode: 'MEGA_45', playType: '2' },
    ],
    [
      { gameCode: '4D_1M', playType: '5X.ZX120' },
      { gameCode: '4D_1M', playType: '5X.ZX120' },
    ],
    [
      { gameId: 'teen-patti', room: 'teen-patti-pkr-small-1' },
      { gameId: 'teen-patti', room: 'teen-patti-pkr-small-1' },
    ],
    [{ vassalage: 'TCG_SEA', gameType: 'PROMO', gameCode: '<b>', playType: 'a b' }, { vassalage: 'TCG_SEA' }],
    [{ gameCode: 'x'.repeat(65), gameId: 7 }, {}],
  ])('reads %j as %j', (search, read) => {
    expect(readGameSearch(search)).toEqual(read);
  });
});

describe('withPlay', () => {
  it('leaves an address alone where nothing is to be passed on', () => {
    expect(withPlay('/play?lang=EN#token=abc', {})).toBe('/play?lang=EN#token=abc');
  });

  it('passes the draw and the kind of bet on, before the token', () => {
    expect(withPlay('/play?lang=EN#token=a#b', { gameCode: 'MEGA_45', playType: '2' })).toBe(
      '/play?lang=EN&gameCode=MEGA_45&playType=2#token=a#b',
    );
    expect(withPlay('https://vendor.example/in', { gameCode: 'MEGA_45' })).toBe(
      'https://vendor.example/in?gameCode=MEGA_45',
    );
  });

  it('passes the table on beside the token', () => {
    expect(withPlay('/play?lang=EN#token=a', { room: 'teen-patti-pkr-small-1' })).toBe(
      '/play?lang=EN#token=a&room=teen-patti-pkr-small-1',
    );
  });
});
