import { describe, expect, it } from 'vitest';
import { readLaunchAddress } from './launch-address.ts';

describe('readLaunchAddress', () => {
  it.each([
    ['#token=abc-_9&game=karakoram-25&lang=EN', { token: 'abc-_9', game: 'karakoram-25' }],
    ['', { token: null, game: null }],
    ['#token=<script>&game=../../x', { token: null, game: null }],
    [`#token=${'a'.repeat(129)}`, { token: null, game: null }],
  ])('reads %s', (fragment, launch) => {
    expect(readLaunchAddress(fragment)).toEqual(launch);
  });
});
