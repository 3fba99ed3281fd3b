import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartNotLoaded } from './load-part.ts';

describe('loading a part of the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const failing = (times: number) => {
    let calls = 0;
    return {
      load: async () => {
        calls += 1;
        if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
        return 'the part';
      },
      calls: () => calls,
    };
  };

  it('tries three times', async () => {
    const twice = failing(2);
    const loaded = loadPart(twice.load);
    await vi.runAllTimersAsync();
    expect(await loaded).toBe('the part');
    expect(twice.calls()).toBe(3);
  });

  it('gives up after the third time and says what stood in the way', async () => {
    const always = failing(9);
    const loaded = loadPart(always.load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await loaded).toMatchObject({ reason: 'failed', cause: expect.any(TypeError) });
    expect(always.calls()).toBe(3);
  });

  it('waits 120 seconds and no longer', async () => {
    const outcome = vi.fn();
    loadPart(() => new Promise<never>(() => undefined)).catch(outcome);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(PartNotLoaded));
    expect(outcome.mock.calls[0]?.[0]).toMatchObject({ reason: 'timeout' });
  });

  it('leaves no clock running', async () => {
    await loadPart(async () => 'at once');
    expect(vi.getTimerCount()).toBe(0);
  });
});
