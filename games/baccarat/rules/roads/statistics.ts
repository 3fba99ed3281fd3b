import type { Mark } from '../marks.ts';

/** [B23] What a shoe has brought so far. */
export interface ShoeStatistics {
  readonly coups: number;
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly playerPair: number;
  readonly bankerPair: number;
  readonly natural: number;
}

export function statisticsOf(marks: readonly Mark[]): ShoeStatistics {
  const count = (holds: (mark: Mark) => boolean) => marks.filter(holds).length;
  return {
    coups: marks.length,
    player: count(({ winner }) => winner === 'player'),
    banker: count(({ winner }) => winner === 'banker'),
    tie: count(({ winner }) => winner === 'tie'),
    playerPair: count(({ isPlayerPair }) => isPlayerPair),
    bankerPair: count(({ isBankerPair }) => isBankerPair),
    natural: count(({ isNatural }) => isNatural),
  };
}
