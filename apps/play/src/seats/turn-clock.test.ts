import { describe, expect, it } from 'vitest';
import { turnRest } from './turn-clock.ts';

const at = (ms: number) => new Date(ms).toISOString();
const turn = { endsAt: at(20_000), bankEndsAt: at(50_000) };

describe('the clock of a turn', () => {
  it.each([
    [5_000, { kind: 'time', share: 1, seconds: 15 }],
    [12_500, { kind: 'time', share: 0.5, seconds: 8 }],
    // A clock that runs behind shows a whole ring, no more.
    [0, { kind: 'time', share: 1, seconds: 20 }],
    [20_000, { kind: 'bank', share: 1, seconds: 30 }],
    [42_500, { kind: 'bank', share: 0.25, seconds: 8 }],
    [51_000, { kind: 'bank', share: 0, seconds: 0 }],
  ])('shows at %i ms what is left', (now, rest) => {
    expect(turnRest(turn, 15, now)).toEqual(rest);
  });

  it('is over at once for a seat without a reserve', () => {
    expect(turnRest({ ...turn, bankEndsAt: turn.endsAt }, 15, 20_000)).toMatchObject({
      share: 0,
      seconds: 0,
    });
  });
});
