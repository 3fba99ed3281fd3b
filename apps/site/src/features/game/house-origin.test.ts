import { expect, it } from 'vitest';
import { houseOriginOf } from './house-origin.ts';

const site = 'https://ikka.example';
const launched = ['https://play-1.example', 'https://play-2.example/'];

it.each([
  ['/play/#token=a', site],
  ['https://play-2.example/play/#token=a', 'https://play-2.example'],
  ['https://vendor.example/play/#token=a', null],
  ['http://ikka.example/play/#token=a', null],
  ['https://play-1.example.vendor.example/play/', null],
])('of %s it is %s', (gameUrl, origin) => {
  expect(houseOriginOf(gameUrl, site, launched)).toBe(origin);
});
