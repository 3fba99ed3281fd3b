import { type Fraction, fraction } from '@ikka/money';

/** 1–4 are the high symbols, A K Q J the low ones, W the wild, S the scatter. */
export type SlotSymbol = '1' | '2' | '3' | '4' | 'A' | 'K' | 'Q' | 'J' | 'W' | 'S';
/** The symbols that pay on a line by themselves. */
export type LineSymbol = Exclude<SlotSymbol, 'W' | 'S'>;
/** How many equal symbols in a row pay. */
export type RunLength = 3 | 4 | 5;

export const REEL_COUNT = 5;
export const ROW_COUNT = 3;
export const STOP_COUNT = 32;
/** One coin for each line. */
export const COINS_PER_STAKE = 25;

/** [K1] The strips, position 0 first. A reel that stops at s shows the positions s, s + 1, s + 2 from top to bottom. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  strip('K3K3413AQQKJ41JJ2KA2AA4SQ4K3QJA2'),
  strip('W34KJQJ2Q4112QK3QA33KJAKW44SA2JA'),
  strip('JAQ34WAQWS3122KJQAW434QJJKA24KK1'),
  strip('3Q44122AQAW3AQWAK3J4K1KWJ2SJJQ4K'),
  strip('4JSAAQ23AAK4KJQ1AK23K2J443SQQ3J1'),
];

/** [K3] The row (0 top, 1 middle, 2 bottom) of each reel on each line. Line n of the paytable is `lines[n - 1]`. */
export const lines: readonly (readonly number[])[] = [
  ...['11111', '00000', '22222', '01210', '21012', '00100', '22122', '12221', '10001'],
  ...['10101', '12121', '01010', '21212', '11011', '11211', '01110', '21112', '02020'],
  ...['20202', '02220', '20002', '10201', '12021', '00200', '22022'],
].map((rows) => Array.from(rows, Number));

/** [K5] Coins for 3, 4 and 5 equal symbols on a line. */
export const linePays: { readonly [Symbol in LineSymbol]: { readonly [Run in RunLength]: number } } = {
  '1': { 3: 40, 4: 150, 5: 1000 },
  '2': { 3: 30, 4: 100, 5: 500 },
  '3': { 3: 20, 4: 60, 5: 250 },
  '4': { 3: 15, 4: 40, 5: 150 },
  A: { 3: 8, 4: 25, 5: 100 },
  K: { 3: 8, 4: 25, 5: 100 },
  Q: { 3: 5, 4: 15, 5: 60 },
  J: { 3: 5, 4: 15, 5: 60 },
};

/** [K6] Times the total stake, by the number of scatters anywhere in the window. */
export const scatterPays: { readonly [Count in RunLength]: number } = { 3: 2, 4: 10, 5: 50 };

/** [K7] So many scatters start the free spins, or prolong them. */
export const FREE_SPINS_SCATTERS_MIN = 3;
/** [K7, K8] */
export const FREE_SPINS_PER_TRIGGER = 10;
/** [K9] Every win of a free spin counts this often. */
export const FREE_SPIN_MULTIPLIER = 2;

/** [K12] Exact, over the full cycle of 32^5 stops and every chain of free spins. */
export const rtp: Fraction = fraction(60449423270189n, 62498132721664n);
/** [K12] The mean of the square of what a whole round returns for a stake of 1, exact like the return. */
export const meanSquare: Fraction = fraction(
  6079328290051291499827449650491n,
  542052499520895428476272640000n,
);
/** [K12] A round returns more stakes than this less than once in 10^19 rounds: free spins could go on, and do not. */
export const GREATEST_STAKES = 1_000n;

function strip(symbols: string): SlotSymbol[] {
  return Array.from(symbols) as SlotSymbol[];
}
