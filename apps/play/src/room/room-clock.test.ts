import { describe, expect, it } from 'vitest';
import { createRoomClock } from './room-clock.ts';

describe('the clock of the room', () => {
  it('is the page’s own before anything was heard', () => {
    expect(createRoomClock(() => 5_000).now()).toBe(5_000);
  });

  it('stands in the middle between question and answer', () => {
    const clock = createRoomClock(() => 10_000);
    clock.learn({ sentAt: 9_000, cameAt: 9_200, serverTime: 50_100 });
    expect(clock.now()).toBe(51_000);
  });

  it('gives a time of unknown age up for the first that is measured, however long that took', () => {
    const clock = createRoomClock(() => 3_000);
    clock.guess(1_000);
    expect(clock.now()).toBe(1_000);
    clock.learn({ sentAt: 0, cameAt: 3_000, serverTime: 1_600 });
    expect(clock.now()).toBe(3_100);
    clock.guess(1_000);
    expect(clock.now()).toBe(3_100);
  });

  it('takes the next measure once the server finds its time wrong', () => {
    const clock = createRoomClock(() => 0);
    clock.learn({ sentAt: 0, cameAt: 10, serverTime: 5_005 });
    clock.doubt();
    expect(clock.now()).toBe(5_000);
    clock.learn({ sentAt: 100, cameAt: 300, serverTime: 2_200 });
    expect(clock.now()).toBe(2_000);
  });

  it('believes the quickest answer, until it is old', () => {
    const clock = createRoomClock(() => 0);
    clock.learn({ sentAt: 0, cameAt: 100, serverTime: 1_050 });
    clock.learn({ sentAt: 1_000, cameAt: 3_000, serverTime: 9_000 });
    expect(clock.now()).toBe(1_000);
    clock.learn({ sentAt: 400_000, cameAt: 402_000, serverTime: 403_000 });
    expect(clock.now()).toBe(2_000);
  });
});
