import { daryaShotsMost } from '@ikka/contract';
import type { WeaponId } from '@ikka/darya/rules';

/** A shot as it is sent; `value` as an amount on the wire, times by the scene's clock. */
export interface SentShot {
  readonly bullet: number;
  readonly weapon: WeaponId;
  readonly value: string;
  readonly angle: number;
  readonly at: number;
  readonly target: number | null;
}

/** Calls with shots are no closer than this: two shots of automatic fire go together, a single one at once. */
const sendEveryMs = 340;

/** Shots that were fired and are not sent yet: one call after another carries them. */
export interface ShotBasket {
  readonly isEmpty: boolean;
  /** When the last call was made. */
  readonly sentAt: number;
  add(shot: SentShot): void;
  /** Calls now, with nothing but that one is still there. */
  callNow(): void;
  clear(): void;
  close(): void;
}

/** `send` resolves when its shots were answered. */
export function createShotBasket(
  now: () => number,
  send: (shots: readonly SentShot[]) => Promise<void>,
): ShotBasket {
  let shots: SentShot[] = [];
  let sentAt = 0;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const call = async (): Promise<void> => {
    timer = null;
    if (isSending) return;
    isSending = true;
    sentAt = now();
    await send(shots.splice(0, daryaShotsMost));
    isSending = false;
    if (shots.length > 0) soon();
  };
  const soon = (): void => {
    timer ??= setTimeout(() => void call(), Math.max(0, sentAt + sendEveryMs - now()));
  };

  return {
    get isEmpty() {
      return shots.length === 0;
    },
    get sentAt() {
      return sentAt;
    },
    add(shot) {
      shots.push(shot);
      if (!isSending) soon();
    },
    callNow: () => void call(),
    clear() {
      shots = [];
    },
    close: () => clearTimeout(timer ?? undefined),
  };
}
