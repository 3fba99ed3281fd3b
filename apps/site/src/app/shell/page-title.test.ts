import { expect, it } from 'vitest';
import { pageMetaOf } from './page-title.ts';

it.each([
  ['/index', null, 'home'],
  ['/rng', 'category.RNG', 'slots'],
  ['/live', 'category.LIVE', 'games'],
  ['/seaLottery', 'category.LOTT', 'games'],
  ['/seamless', 'category.ALL', 'games'],
  ['/fair', 'nav.fair', 'fair'],
  ['/lotteryResults', 'nav.lotteryResults', 'lotteryResults'],
  ['/help', 'nav.help', 'help'],
  ['/helpmc', 'nav.help', 'help'],
  ['/nowhere', 'nav.notFound', 'notFound'],
])('%s is named by %s and told of as %s', (path, title, about) => {
  expect(pageMetaOf(path)).toEqual({ title, about });
});
