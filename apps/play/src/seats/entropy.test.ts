import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEntropy, tabEntropyMemory } from './entropy.ts';

function storageOf() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

describe('one’s own share of the shuffle', () => {
  it('is fixed by its fingerprint and found again after a reload', () => {
    const storage = storageOf();
    const hash = createEntropy(tabEntropyMemory(() => storage)).draw();
    const seed = createEntropy(tabEntropyMemory(() => storage)).seedOf(hash);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(hash);
  });

  it('is another one every time, and not known of another browser', () => {
    const entropy = createEntropy(tabEntropyMemory(storageOf));
    expect(entropy.draw()).not.toBe(entropy.draw());
    expect(entropy.seedOf('f'.repeat(64))).toBeNull();
  });

  it('holds for the visit where storage is forbidden', () => {
    const entropy = createEntropy(
      tabEntropyMemory(() => {
        throw new Error('forbidden');
      }),
    );
    expect(entropy.seedOf(entropy.draw())).toMatch(/^[0-9a-f]{64}$/);
  });
});
