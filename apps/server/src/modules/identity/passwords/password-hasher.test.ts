import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBoundedQueue } from '../../../platform/bounded-queue.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('passwords', () => {
  const hasher = createPasswordHasher();
  let known = '';
  beforeAll(async () => {
    known = (await hasher.hash('mehfil-e-shab77')) ?? '';
  });

  it('[I9] are kept as argon2id at the cost that OWASP names, each with its own salt', async () => {
    expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.hash('mehfil-e-shab77')).not.toBe(known);
  });

  it('[I5] are right or wrong; of nobody always wrong', async () => {
    expect(await hasher.verify(known, 'mehfil-e-shab77')).toBe(true);
    expect(await hasher.verify(known, 'mehfil-e-shab78')).toBe(false);
    expect(await hasher.verify(null, 'mehfil-e-shab77')).toBe(false);
  });

  it('[I9] are the same however the keyboard composes their letters', async () => {
    const composed = (await hasher.hash('caf\u00e9-au-lait')) ?? '';
    expect(await hasher.verify(composed, 'cafe\u0301-au-lait')).toBe(true);
  });

  it('[I9] at a lower cost than today’s are told apart', async () => {
    expect(hasher.isOutdated(known)).toBe(false);
    expect(hasher.isOutdated(await hash('x', { memoryCost: 8_192, timeCost: 2 }))).toBe(true);
  });

  it('[I9] of a storm are turned away beyond the bound, not piled up in memory', async () => {
    const small = createPasswordHasher({ runningMax: 1, waitingMax: 1 });
    const hashes = await Promise.all([small.hash('a'), small.hash('b'), small.hash('c')]);
    expect(hashes.map((each) => each === null)).toEqual([false, false, true]);
  });
});

describe('the bounded queue', () => {
  it('[I9] runs no more at once than it may, everything in turn, also after a failure', async () => {
    const queue = createBoundedQueue({ runningMax: 2, waitingMax: 10 });
    const order: number[] = [];
    let [running, most] = [0, 0];
    const work = (index: number) => async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(index);
      running -= 1;
      if (index === 1) throw new Error('failed');
      return index;
    };
    const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => queue.run(work(index))));
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });
});
