import type { FishKind, Gun, SeatEntry, Water } from '@ikka/darya/rules';
import type { Batches } from './batches.ts';
import type { LiveNews, LookAnswer, ShownBullet } from './live-types.ts';

/** A seat as its owner keeps it. */
export interface LiveSeat extends Gun {
  readonly seatId: string;
  readonly entry: SeatEntry;
  readonly batches: Batches;
  /** Its cash as it was last committed; null until it was read. */
  balance: bigint | null;
  /** What its flying bullets may stake yet, by their numbers. */
  readonly stakes: Map<number, bigint>;
  /** What each of them was loaded with, and how many trials it had. */
  readonly loaded: Map<
    number,
    { readonly level: number; readonly value: bigint; readonly unit: bigint; trials: number }
  >;
  heardAt: number;
  firedAt: number;
  isLeaving: boolean;
  shown: ShownBullet[];
}

export interface LiveScene {
  readonly no: number;
  readonly openedAt: number;
  readonly water: Water;
  /** What fish of several stages are by now. */
  readonly stages: Map<number, FishKind>;
  /** Fish whose catch is drawn and not told yet: nobody meets them meanwhile. */
  readonly pending: Set<number>;
}

/** [D18] A page that says nothing for so long is gone; one that fires nothing for so long gives its seat up. */
export const goneMs = 20_000;
export const idleMs = 60_000;
const frozenMs = 5_000;

/** [D12] Freezes a scene at a time of its clock. One that is frozen is not frozen again before it moves. */
export function freeze({ no, water }: LiveScene, at: number): LiveNews[] {
  const last = water.freezes.at(-1);
  if (last !== undefined && last.at + last.ms > at) return [];
  const one = { at, ms: frozenMs };
  water.freezes.push(one);
  return [{ type: 'froze', scene: no, ...one }];
}

/** What somebody sees who comes in now. What is drawn and not committed is told to nobody. */
export function lookAround(
  scene: LiveScene | null,
  seats: Iterable<LiveSeat>,
  own: LiveSeat | undefined,
): LookAnswer {
  const lastBullet = own?.lastBullet ?? null;
  if (scene === null) return { caught: [], stages: [], freezes: [], bullets: [], lastBullet };
  const { water, stages, pending } = scene;
  const loaded = new Map([...seats].map((seat) => [seat.seat, seat.loaded]));
  return {
    caught: [...water.caught].filter((fish) => !pending.has(fish)),
    stages: [...stages].map(([fish, { id }]) => ({ fish, kind: id })),
    freezes: water.freezes,
    bullets: [...water.bullets.values()].map(({ id, seat, weapon, angle, at, target }) => ({
      seat,
      bullet: id,
      weapon: weapon.id,
      level: loaded.get(seat)?.get(id)?.level ?? 1,
      angle,
      at,
      target,
    })),
    lastBullet,
  };
}
