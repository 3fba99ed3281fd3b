import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveBoot } from './leave-boot.ts';

/** A page with these elements, as far as leaving the boot asks for it. */
function pageWith(elements: Record<string, object>): Document {
  return { querySelector: (selector: string) => elements[selector] ?? null } as unknown as Document;
}

describe('what stands before the application', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const picture = 'main img[fetchpriority="high"]';

  it('goes once the picture that takes its place is there', async () => {
    const remove = vi.fn();
    const { promise, resolve } = Promise.withResolvers<void>();
    const left = leaveBoot(pageWith({ '.boot': { remove }, [picture]: { decode: () => promise } }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(remove).not.toHaveBeenCalled();
    resolve();
    await left;
    expect(remove).toHaveBeenCalledOnce();
  });

  it('goes at once where no picture takes its place, and where the picture is broken', async () => {
    for (const rest of [{}, { [picture]: { decode: () => Promise.reject(new Error('broken')) } }]) {
      const remove = vi.fn();
      await leaveBoot(pageWith({ '.boot': { remove }, ...rest }));
      expect(remove).toHaveBeenCalledOnce();
    }
  });

  it('does not wait for ever', async () => {
    const remove = vi.fn();
    const left = leaveBoot(
      pageWith({ '.boot': { remove }, [picture]: { decode: () => new Promise(() => {}) } }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    await left;
    expect(remove).toHaveBeenCalledOnce();
  });

  it('may be gone already', async () => {
    await leaveBoot(pageWith({}));
  });
});
