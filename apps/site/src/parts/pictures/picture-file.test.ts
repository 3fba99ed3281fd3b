import { expect, it } from 'vitest';
import { megabytes, refusedPicture } from './picture-file.ts';

const limit = 5 * 1_048_576;

it.each([
  ['image/png', 1, null],
  ['image/jpeg', limit, null],
  ['image/jpeg', limit + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['image/webp', 10, 'type'],
  ['application/pdf', 10, 'type'],
  ['', 10, 'type'],
])('%s of %d bytes is refused for its %s', (type, size, why) => {
  expect(refusedPicture({ type, size }, limit)).toBe(why);
});

it.each([
  [limit, '5 MB'],
  [5_767_168, '5.5 MB'],
  [200_000, '196 kB'],
  [1, '1 kB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytes(bytes)).toBe(text);
});
