import { describe, expect, it } from 'vitest';
import { createTabMemory } from './tab-memory.ts';

function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('tab memory', () => {
  it('gives back what it was given, over a reload', () => {
    const storage = storageOf();
    createTabMemory(storage).setPending({ gameId: 'dice', key: 'k', seenRoundId: null });
    createTabMemory(storage).setToken('t');
    expect(createTabMemory(storage).pending()).toEqual({ gameId: 'dice', key: 'k', seenRoundId: null });
    expect(createTabMemory(storage).token()).toBe('t');
  });

  it.each([
    '',
    'null',
    '{}',
    '{"gameId":"dice","key":1,"seenRoundId":null}',
    '{"gameId":"dice","key":"k","seenRoundId":3}',
    '{"key":"k","seenRoundId":null}',
    '{',
  ])('takes %j for nothing', (text) => {
    expect(createTabMemory(storageOf({ 'ikka.play.pending': text })).pending()).toBeNull();
  });

  it('remembers for the visit where storage is forbidden', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const memory = createTabMemory({ getItem: refuse, setItem: refuse, removeItem: refuse });
    memory.setToken('t');
    expect(memory.token()).toBe('t');
    memory.setToken(null);
    expect(memory.token()).toBeNull();
  });
});
