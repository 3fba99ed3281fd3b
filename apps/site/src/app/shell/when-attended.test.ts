import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenAttended } from './when-attended.ts';

describe('what nobody waits for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes with the first stir, once', () => {
    const page = new EventTarget();
    const then = vi.fn();
    whenAttended(then, page);
    expect(then).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('keydown'));
    vi.runAllTimers();
    expect(then).toHaveBeenCalledOnce();
  });

  it('comes by itself to who only looks', () => {
    const then = vi.fn();
    whenAttended(then, new EventTarget());
    vi.advanceTimersByTime(10_000);
    expect(then).toHaveBeenCalledOnce();
  });

  it('does not come when it was called off', () => {
    const page = new EventTarget();
    const then = vi.fn();
    whenAttended(then, page)();
    page.dispatchEvent(new Event('wheel'));
    vi.runAllTimers();
    expect(then).not.toHaveBeenCalled();
  });
});
