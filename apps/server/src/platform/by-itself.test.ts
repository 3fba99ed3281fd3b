import { expect, it } from 'vitest';
import { byItself } from './by-itself.ts';

it('a work that fails is written down, and the next has its turn', async () => {
  const written: unknown[] = [];
  const log = { error: (...line: unknown[]) => void written.push(line) };
  const fault = new Error('broken');
  const done: (string | null)[] = [];
  for (const id of ['one', 'two', 'three'])
    done.push(
      await byItself({ log, failure: 'it could not be done', of: { id } }, async () => {
        if (id === 'two') throw fault;
        return id;
      }),
    );
  expect(done).toEqual(['one', null, 'three']);
  expect(written).toEqual([[{ err: fault, id: 'two' }, 'it could not be done']]);
});
