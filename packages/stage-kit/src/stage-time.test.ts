import type { Ticker } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { createStageTime } from './stage-time.ts';

/** A ticker that ticks when it is told to. */
function handTicker() {
  const listeners = new Set<() => void>();
  const ticker = {
    elapsedMS: 0,
    add: (listen: () => void) => void listeners.add(listen),
    remove: (listen: () => void) => void listeners.delete(listen),
  };
  const tick = async (ms: number) => {
    ticker.elapsedMS = ms;
    for (const listen of [...listeners]) listen();
    await Promise.resolve();
  };
  return { ticker: ticker as unknown as Ticker, tick, listeners };
}

describe('stage time', () => {
  it('waits in stage milliseconds, faster at a higher speed, and counts a stall as one frame', async () => {
    const { ticker, tick } = handTicker();
    const time = createStageTime(ticker, 100);
    const log: string[] = [];
    void time.wait(150).then(() => log.push('waited'));
    await tick(5_000);
    expect(log).toEqual([]);
    time.setSpeed(6);
    await tick(10);
    expect(log).toEqual(['waited']);
  });

  it('runs timelines on the same clock', async () => {
    const { ticker, tick } = handTicker();
    const time = createStageTime(ticker, 1_000);
    const thing = { x: 0 };
    const timeline = time.timeline();
    timeline.to(thing, { x: 10, duration: 1, ease: 'none' });
    const log: string[] = [];
    void time.finished(timeline).then(() => log.push('finished'));
    await tick(500);
    expect(thing.x).toBeCloseTo(5);
    await tick(600);
    await Promise.resolve();
    expect(thing.x).toBe(10);
    expect(log).toEqual(['finished']);
  });

  it('keeps every promise when it is destroyed, also those asked for afterwards', async () => {
    const { ticker, listeners } = handTicker();
    const time = createStageTime(ticker, 100);
    const timeline = time.timeline();
    timeline.to({ x: 0 }, { x: 1, duration: 9 });
    const kept = [time.wait(1e9), time.finished(timeline), time.settled(() => {})];
    time.destroy();
    await Promise.all([...kept, time.wait(1e9), time.settled(() => {})]);
    expect(listeners.size).toBe(0);
  });
});
