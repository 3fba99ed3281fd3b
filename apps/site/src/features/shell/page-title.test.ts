import { expect, it } from 'vitest';
import { titleKeyOf } from './page-title.ts';

it.each([
  ['/index', null],
  ['/rng', 'category.RNG'],
  ['/fair', 'nav.fair'],
  ['/nowhere', 'notFound.title'],
])('%s is named by %s', (path, key) => {
  expect(titleKeyOf(path)).toBe(key);
});
