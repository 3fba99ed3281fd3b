import type { SeatRoomRow } from '@ikka/contract';

const cashLevels = ['small', 'middle', 'high'] as const;
type Level = SeatRoomRow['level'];

/** What a private table may be: for cash, or a contest that the house has tables of, with its levels. */
export interface PrivateKind {
  /** Null: for cash. */
  readonly contest: NonNullable<SeatRoomRow['contest']> | null;
  readonly seats: number;
  readonly levels: readonly Level[];
}

/** The kinds of private tables, by the tables that are open: the house has one of each. */
export function privateKinds(
  rooms: readonly Pick<SeatRoomRow, 'contest' | 'level' | 'seats'>[],
): readonly PrivateKind[] {
  const contests = new Map<string, PrivateKind>();
  for (const { contest, level, seats } of rooms) {
    if (contest === null) continue;
    const known = contests.get(contest.code)?.levels ?? [];
    const levels = cashLevels.filter((one) => one === level || known.includes(one));
    contests.set(contest.code, { contest, seats, levels });
  }
  return [{ contest: null, seats: 0, levels: cashLevels }, ...contests.values()];
}
