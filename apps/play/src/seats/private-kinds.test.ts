import type { SeatRoomRow } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { privateKinds } from './private-kinds.ts';

const contest = (code: string) => ({ code }) as NonNullable<SeatRoomRow['contest']>;

describe('what a private table may be', () => {
  it('is for cash, or any contest of the game at its own levels', () => {
    const kinds = privateKinds([
      { contest: null, level: 'small', seats: 6 },
      { contest: contest('sng-9'), level: 'middle', seats: 9 },
      { contest: contest('sng-9'), level: 'small', seats: 9 },
      { contest: contest('sng-9'), level: 'small', seats: 9 },
      { contest: contest('sng-2'), level: 'high', seats: 2 },
    ]);
    expect(kinds.map((kind) => [kind.contest?.code ?? null, kind.levels])).toEqual([
      [null, ['small', 'middle', 'high']],
      ['sng-9', ['small', 'middle']],
      ['sng-2', ['high']],
    ]);
  });
});
