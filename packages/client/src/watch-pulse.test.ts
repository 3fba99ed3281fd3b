import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPulse } from './watch-pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line whose other side answers for so many times. */
function line(answers: number) {
  let [asked, silences] = [0, 0];
  const stop = watchPulse({
    everyMs: 1_000,
    ask(answered) {
      asked += 1;
      if (asked <= answers) answered();
    },
    onSilence() {
      silences += 1;
    },
  });
  return { stop, counts: () => [asked, silences] };
}

describe('the pulse of a line', () => {
  it('is asked for while it is answered', () => {
    const { stop, counts } = line(10);
    vi.advanceTimersByTime(5_000);
    expect(counts()).toEqual([5, 0]);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(counts()).toEqual([5, 0]);
  });

  it('is missed once where an answer has not come by the next time', () => {
    const { counts } = line(2);
    vi.advanceTimersByTime(3_999);
    expect(counts()).toEqual([3, 0]);
    vi.advanceTimersByTime(60_000);
    expect(counts()).toEqual([3, 1]);
  });
});
