import { waysToTake } from './combinations.ts';

export const systemCodes = [
  'trixie',
  'patent',
  'yankee',
  'lucky15',
  'canadian',
  'lucky31',
  'heinz',
  'lucky63',
  'super_heinz',
  'goliath',
] as const;
export type SystemCode = (typeof systemCodes)[number];

/** Named systems (SP7): of so many selections every combination of these sizes is a line. */
export const systems: Readonly<
  Record<SystemCode, { readonly selections: number; readonly sizes: readonly number[] }>
> = {
  trixie: { selections: 3, sizes: [2, 3] },
  patent: { selections: 3, sizes: [1, 2, 3] },
  yankee: { selections: 4, sizes: [2, 3, 4] },
  lucky15: { selections: 4, sizes: [1, 2, 3, 4] },
  canadian: { selections: 5, sizes: [2, 3, 4, 5] },
  lucky31: { selections: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { selections: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { selections: 6, sizes: [1, 2, 3, 4, 5, 6] },
  super_heinz: { selections: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { selections: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
};

/** How many lines combinations of these sizes make; a banker is in each of them and counts as none. */
export const linesOf = (selections: number, sizes: readonly number[]): number =>
  sizes.reduce((lines, size) => lines + waysToTake(size, selections), 0);
