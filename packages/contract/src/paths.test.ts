import { expect, it } from 'vitest';
import { allCalls } from './index.ts';

it('no two calls have the same method and path: a server with both does not start', () => {
  const places = allCalls.map(({ call }) => `${call.method} ${call.path.replaceAll(/:\w+/g, ':')}`);
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([]);
});
