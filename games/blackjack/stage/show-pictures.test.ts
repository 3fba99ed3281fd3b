import { describe, expect, it } from 'vitest';
import { createPictureShow } from './show-pictures.ts';

function bench() {
  const laid: string[] = [];
  const waits: (() => void)[] = [];
  const show = createPictureShow<string>({
    lay: (picture) => laid.push(picture),
    wait: () => new Promise((resolve) => waits.push(resolve)),
    isDestroyed: () => laid.includes('the end'),
  });
  return {
    show,
    laid,
    async passWaits() {
      for (const pass of waits.splice(0)) pass();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('pictures', () => {
  it('follow one another, and the last is not waited for', async () => {
    const { show, laid, passWaits } = bench();
    const shown = show.show(['one', 'two'], 430);
    expect(laid).toEqual(['one']);
    await passWaits();
    expect([laid, await shown]).toEqual([['one', 'two'], true]);
    expect(await show.show(['three', 'four'], 0)).toBe(true);
  });

  it('of a deal end where a card that was asked for meanwhile is laid', async () => {
    const { show, laid, passWaits } = bench();
    const deal = show.show(['first card', 'second card', 'the deal'], 430);
    expect(await show.show(['a card more'], 430)).toBe(true);
    await passWaits();
    expect([laid, await deal]).toEqual([['first card', 'a card more'], false]);
  });

  it('end when they are stopped, or the stage is gone', async () => {
    const { show, laid, passWaits } = bench();
    const stopped = show.show(['one', 'two'], 430);
    show.stop();
    await passWaits();
    expect(await stopped).toBe(false);
    const gone = show.show(['the end', 'more'], 430);
    await passWaits();
    expect([await gone, laid]).toEqual([false, ['one', 'the end']]);
  });
});
