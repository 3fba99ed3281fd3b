/** A clock that stands still until the test moves it. Fits wherever a `{ now(): Date }` is asked for. */
export interface FakeClock {
  now(): Date;
  advance(ms: number): void;
  set(time: Date | string): void;
}

export function fakeClock(start: Date | string = '2026-11-20T08:00:00.000Z'): FakeClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (ms) => {
      time += ms;
    },
    set: (to) => {
      time = new Date(to).getTime();
    },
  };
}
