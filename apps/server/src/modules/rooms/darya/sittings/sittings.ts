import { type FishKind, meanOf, type SeatEntry, type WeaponId } from '@ikka/darya/rules';
import { type FireWatch, signalsOf, watchFire } from './fire-pattern.ts';
import type { Sitting } from './store.ts';

/** A sitting under way is written so often: an owner that dies takes no more of it along. */
const writtenEveryMs = 60_000;

/**
 * [D22] Notes how each seat of a room fires, and writes it down as it goes on and when it is over. An owner
 * that takes a room over has not seen what was fired before: what it notes of a seat is a sitting of its own.
 */
export interface Sittings {
  shot(of: Seated, shot: { weapon: WeaponId; angle: number; target: number | null }, at: number): void;
  trial(seatId: string, kind: FishKind): void;
  /** Time has passed: what is due is written. */
  turn(at: number): void;
  end(seatId: string): void;
  /** When all that was to be written is written, or has failed. */
  settled(): Promise<void>;
}

interface Seated {
  readonly seatId: string;
  readonly entry: SeatEntry;
}

interface Watched {
  readonly id: string;
  readonly watch: FireWatch;
  readonly entry: SeatEntry;
  readonly began: number;
  at: number;
  due: number;
}

export function createSittings(
  roomId: string,
  write: (sitting: Sitting) => Promise<void>,
  newId: () => string,
  onFault: (error: unknown) => void,
): Sittings {
  const watched = new Map<string, Watched>();
  const writing = new Set<Promise<void>>();

  const note = (seatId: string): void => {
    const one = watched.get(seatId);
    if (one === undefined) return;
    const { id, watch, entry, began, at } = one;
    const { pattern } = watch;
    const written = write({
      id,
      seatId,
      roomId,
      memberId: BigInt(entry.memberId),
      currency: entry.currency,
      beganAt: new Date(began),
      seenAt: new Date(at),
      ...pattern,
      signals: [...signalsOf(pattern)],
    })
      .catch(onFault)
      .finally(() => writing.delete(written));
    writing.add(written);
  };

  return {
    shot({ seatId, entry }, shot, at) {
      const known = watched.get(seatId);
      const begun = { watch: watchFire(), entry, began: at, at, due: at + writtenEveryMs };
      const one = known ?? { id: newId(), ...begun };
      if (known === undefined) watched.set(seatId, one);
      one.at = at;
      one.watch.shot({ ...shot, firedAt: at });
    },
    trial(seatId, { prize }) {
      const { numerator, denominator } = meanOf(prize);
      watched.get(seatId)?.watch.trial(Number(numerator) / Number(denominator));
    },
    turn(at) {
      for (const [seatId, one] of watched) {
        if (at < one.due) continue;
        one.due = at + writtenEveryMs;
        note(seatId);
      }
    },
    end(seatId) {
      note(seatId);
      watched.delete(seatId);
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}
