import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBlurWait } from './blur-wait.ts';

describe('a list whose focus has left', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('closes after 200 ms, and once', () => {
    const close = vi.fn();
    const wait = createBlurWait(close);
    wait.leave();
    vi.advanceTimersByTime(150);
    wait.leave();
    vi.advanceTimersByTime(199);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('stays where the focus comes back in time', () => {
    const close = vi.fn();
    const wait = createBlurWait(close);
    wait.leave();
    vi.advanceTimersByTime(199);
    wait.stay();
    vi.advanceTimersByTime(10_000);
    expect(close).not.toHaveBeenCalled();
  });
});
