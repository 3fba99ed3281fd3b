import { describe, expect, it } from 'vitest';
import { createMessageOrder } from './message-order.ts';

describe('messages of a feed, in their order', () => {
  it('[SP-F3] takes each once, and keeps early ones until those before them have come', () => {
    const order = createMessageOrder<string>(10);
    expect(order.accept(11, 'a', 0)).toEqual(['a']);
    expect(order.accept(11, 'a', 1)).toEqual([]);
    expect(order.accept(13, 'c', 2)).toEqual([]);
    expect(order.accept(13, 'c', 3)).toEqual([]);
    expect(order.missingSince).toBe(2);
    expect(order.accept(14, 'd', 4)).toEqual([]);
    expect(order.accept(12, 'b', 5)).toEqual(['b', 'c', 'd']);
    expect(order).toMatchObject({ last: 14, missingSince: null, repeats: 2 });
  });

  it('[SP-F4] knows since when something is missing, by an early message or by the provider’s count', () => {
    const order = createMessageOrder<string>(0);
    order.hear(0, 5);
    expect(order.missingSince).toBeNull();
    order.hear(1, 6);
    order.hear(2, 7);
    expect(order.missingSince).toBe(6);
    expect(order.accept(1, 'a', 8)).toEqual(['a']);
    // The second one is still on its way: the next heartbeat says so again.
    expect(order.missingSince).toBeNull();
    order.hear(2, 9);
    expect(order.missingSince).toBe(9);
  });

  it('[SP-F4] gives a gap up that keeps thousands waiting', () => {
    const order = createMessageOrder<number>(0);
    for (let sequence = 2; sequence < 2_004; sequence += 1) order.accept(sequence, sequence, 100);
    expect(order.missingSince).toBe(Number.NEGATIVE_INFINITY);
  });
});
