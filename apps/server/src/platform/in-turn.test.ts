import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

/** A reading that ends when it is told to, of what there is when it begins. */
function bench() {
  const begun: { readonly what: number; end(error?: Error): void }[] = [];
  const world = { now: 1, known: 0 };
  const read = inTurn(
    () =>
      new Promise((resolve, reject) => {
        const what = world.now;
        begun.push({
          what,
          end(error) {
            if (error) return reject(error);
            world.known = what;
            resolve();
          },
        });
      }),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, world, read, turn };
}

it('one who asks during a reading gets one that began after he asked', async () => {
  const { begun, world, read, turn } = bench();
  const first = read();
  await turn();
  world.now = 2;
  const [second, third] = [read(), read()];
  await turn();
  expect(begun).toHaveLength(1);
  begun[0]?.end();
  await first;
  await turn();
  expect(begun.map(({ what }) => what)).toEqual([1, 2]);
  begun[1]?.end();
  await Promise.all([second, third]);
  expect(world.known).toBe(2);
  expect(begun).toHaveLength(2);
});

it('a reading that fails is told to those who waited for it alone', async () => {
  const { begun, world, read, turn } = bench();
  const first = read();
  await turn();
  const second = read();
  begun[0]?.end(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  await turn();
  begun[1]?.end();
  await second;
  expect(world.known).toBe(1);
});
