import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstFaces } from './first-faces.ts';

/** A page in a language, as far as its faces are asked for. */
function pageIn(lang: string, load: (face: string, text: string) => Promise<unknown>): Document {
  return { documentElement: { lang }, fonts: { load } } as unknown as Document;
}

describe('the faces of the first view', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['en', ['1em "Fraunces Variable"', '1em "Inter Variable"']],
    ['ur', ['600 1em "Noto Nastaliq Urdu"', '1em "Noto Sans Arabic Variable"']],
  ])('are awaited in %s, and one that does not come holds nobody up', async (language, faces) => {
    const load = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('gone'));
    await firstFaces(pageIn(language, load));
    expect(load.mock.calls.map(([face]) => face)).toEqual(faces);
  });

  it('are not awaited for ever', async () => {
    let isOver = false;
    const over = firstFaces(pageIn('ur', () => new Promise(() => {}))).then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await over;
  });
});
