/** How long a slide stands. */
export const slideMs = 7_000;

/** Where a turn by one leads, round and round. */
export const turned = (at: number, by: -1 | 1, count: number): number => (at + by + count) % count;

/** What the carousel knows of the visitor. */
export interface Attention {
  /** The operating system asks for less motion. */
  readonly isStill: boolean;
  /** The visitor pressed pause. */
  readonly isPaused: boolean;
  /** A pointer rests on it, or the focus is within. */
  readonly isLookedAt: boolean;
  /** The page is in front. */
  readonly isSeen: boolean;
}

/** Slides turn by themselves only where nobody asked for rest and nobody reads. */
export const turnsItself = ({ isStill, isPaused, isLookedAt, isSeen }: Attention, count: number): boolean =>
  count > 1 && !isStill && !isPaused && !isLookedAt && isSeen;
