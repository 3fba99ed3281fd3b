import { beforeAll } from 'vitest';
import type { House } from '../open-house.ts';

/**
 * What the server wrote since the story that calls this began: the secrets of the story nobody knew before, and the more a log holds,
 * the likelier some number in it is one of their six digits by chance.
 */
export function logOfStory(house: House): () => string {
  let begun = 0;
  beforeAll(() => {
    begun = house.server.output().length;
  });
  return () => house.server.output().slice(begun);
}
