import type { DrawnFish } from './fish.ts';

/** A picture from the set of symbols, turned to look to the right, with a smaller one on it. */
export interface SymbolFish {
  readonly symbol: string;
  readonly isMirrored: boolean;
  readonly badge?: string;
  /** Degrees by which its colours are turned, and how bright they are. */
  readonly hue?: number;
  readonly bright?: number;
}

/** A fish as it is pictured: drawn here, or taken from the set of symbols. */
export type Pictured = DrawnFish | SymbolFish;

/** Kinds that bear a crown. */
export const crowned: readonly string[] = [
  'mugger-king',
  'gharial-king-1',
  'gharial-king-2',
  'gharial-king-3',
  'dragon-turtle',
  'emperor-crab',
  'whale-1',
  'whale-2',
  'whale-3',
];
