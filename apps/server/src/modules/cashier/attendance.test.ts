import { describe, expect, it } from 'vitest';
import { attendForMs, nextAttendance } from './attendance.ts';

const createdAt = new Date('2026-11-20T08:00:00.000Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const minute = 60_000;
const open = {
  state: 'pending',
  reason: null,
  createdAt,
  expiresAt: after(30 * minute),
  attended: 0,
} as const;

describe('how often the job looks at a deposit', () => {
  it('[C9] soon at first, then less and less often, never less than every ten minutes', () => {
    const pauses = [0, 1, 2, 3, 10, 1000].map((attended) => {
      const far = { ...open, expiresAt: after(1e9), attended };
      return (nextAttendance(far, createdAt)?.getTime() ?? 0) - createdAt.getTime();
    });
    expect(pauses).toEqual([15_000, 30_000, 60_000, 120_000, 600_000, 600_000]);
  });

  it('[C9] in any case at the moment when its time is over', () => {
    const now = after(29 * minute);
    expect(nextAttendance({ ...open, attended: 9 }, now)).toEqual(open.expiresAt);
    expect(nextAttendance({ ...open, attended: 9 }, after(31 * minute))).toEqual(after(41 * minute));
  });

  it('[C9] for two days after it is over, then never; while its money is on its way, for ever', () => {
    const late = after(attendForMs);
    for (const state of ['expired', 'cancelled', 'failed'] as const) {
      expect(nextAttendance({ ...open, state, attended: 99 }, after(attendForMs - 1))).toEqual(
        after(attendForMs - 1 + 60 * minute),
      );
      expect(nextAttendance({ ...open, state }, late)).toBeNull();
    }
    expect(nextAttendance({ ...open, state: 'crediting', attended: 99 }, late)).toEqual(
      after(attendForMs + 10 * minute),
    );
  });

  it('[C9] never again once it is paid, or once only a person can decide', () => {
    expect(nextAttendance({ ...open, state: 'paid' }, createdAt)).toBeNull();
    for (const reason of ['amount_differs', 'currency_differs'] as const) {
      expect(nextAttendance({ ...open, state: 'failed', reason }, createdAt)).toBeNull();
    }
  });
});
