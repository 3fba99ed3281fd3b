import { describe, expect, it } from 'vitest';
import { readLaunchAddress } from './launch-address.ts';

describe('readLaunchAddress', () => {
  it.each([
    ['#token=abc-_9&game=karakoram-25&lang=EN', { token: 'abc-_9', game: 'karakoram-25', room: null }],
    [
      '#token=abc&game=teen-patti&room=teen-patti-pkr-small-1',
      { token: 'abc', game: 'teen-patti', room: 'teen-patti-pkr-small-1' },
    ],
    ['', { token: null, game: null, room: null }],
    ['#token=<script>&game=../../x', { token: null, game: null, room: null }],
    [`#token=${'a'.repeat(129)}`, { token: null, game: null, room: null }],
  ])('reads %s', (fragment, launch) => {
    expect(readLaunchAddress(fragment)).toEqual(launch);
  });
});
