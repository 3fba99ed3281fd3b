import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShotBasket, type SentShot } from './shot-basket.ts';

const shot = (bullet: number): SentShot => ({
  bullet,
  weapon: 'cannon',
  value: '1.00',
  angle: -1,
  at: 0,
  target: null,
});

describe('shots on their way', () => {
  const calls: number[][] = [];
  let answered: (() => void)[] = [];
  const send = (shots: readonly SentShot[]) => {
    calls.push(shots.map(({ bullet }) => bullet));
    return new Promise<void>((resolve) => {
      answered.push(resolve);
    });
  };
  const answer = async () => {
    answered.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    calls.length = 0;
    answered = [];
  });
  afterEach(() => vi.useRealTimers());

  it('sends a single shot at once, and two of automatic fire together', async () => {
    const basket = createShotBasket(Date.now, send);
    basket.add(shot(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([[1]]);
    await answer();
    for (const bullet of [2, 3, 4]) {
      await vi.advanceTimersByTimeAsync(165);
      basket.add(shot(bullet));
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([[1], [2, 3]]);
  });

  it('has one call under way, and sends what was fired meanwhile as soon as it is answered', async () => {
    const basket = createShotBasket(Date.now, send);
    basket.add(shot(1));
    await vi.advanceTimersByTimeAsync(0);
    for (const bullet of [2, 3, 4]) {
      basket.add(shot(bullet));
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(calls).toEqual([[1]]);
    await answer();
    expect(calls).toEqual([[1], [2, 3, 4]]);
  });
});
