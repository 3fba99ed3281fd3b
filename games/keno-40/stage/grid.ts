import { NUMBER_COUNT, PICKS_MAX } from '../rules/index.ts';

export const COLUMNS = 8;

/** The picks with a number put in or taken out, or null where no further one may be put in. */
export function toggled(picks: readonly number[], number: number): readonly number[] | null {
  if (picks.includes(number)) return picks.filter((one) => one !== number);
  return picks.length < PICKS_MAX ? [...picks, number].sort((a, b) => a - b) : null;
}

/** Where a key leads from a number, or null where it leads nowhere. The grid reads from left to right in every language. */
export function numberBeside(number: number, key: string): number | null {
  const column = (number - 1) % COLUMNS;
  const to = {
    ArrowLeft: column > 0 ? number - 1 : 0,
    ArrowRight: column < COLUMNS - 1 ? number + 1 : 0,
    ArrowUp: number - COLUMNS,
    ArrowDown: number + COLUMNS,
    Home: 1,
    End: NUMBER_COUNT,
  }[key];
  return to !== undefined && to >= 1 && to <= NUMBER_COUNT ? to : null;
}
