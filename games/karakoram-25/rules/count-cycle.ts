import { type LineSymbol, linePays, lines, STOP_COUNT, strips } from './sheet.ts';

/** How many stops give so many scatters and so many line coins: `counts[scatters][lineCoins]`. */
export type CycleCounts = readonly Uint32Array[];

/** Where the first two reels stand. */
export type ReelPair = readonly [number, number];

const LINE_COINS_END = lines.length * 1000 + 1;
const WILD = 8;
const SCATTER = 9;
const CODE_COUNT = 10;
const lineSymbols = Object.keys(linePays) as LineSymbol[];
const reels = strips.map((strip) => Array.from(strip, codeOf));
const scatters = strips.map((strip) =>
  strip.map((_, stop) => [0, 1, 2].filter((row) => strip[(stop + row) % STOP_COUNT] === 'S').length),
);

/**
 * Counts every stop of a single spin: all 32^5, or those in which the first two reels stand at one of the pairs given.
 *
 * It shares nothing with `evaluateSpin` but the sheet, so that each proves the other, and it does the fifth reel by
 * table: once four reels stand, what the fifth adds depends only on which symbol comes to which row.
 */
export function countCycle(pairs: Iterable<ReelPair> = allPairs()): CycleCounts {
  const counts = Array.from({ length: strips.length + 1 }, () => new Uint32Array(LINE_COINS_END));
  const fifth = new Int32Array(3 * CODE_COUNT);
  for (const [s1, s2] of pairs) {
    for (let s3 = 0; s3 < STOP_COUNT; s3 += 1) {
      const alive = linesAliveAfterThree([s1, s2, s3]);
      const scattersOfThree = at(scatters, 0, s1) + at(scatters, 1, s2) + at(scatters, 2, s3);
      for (let s4 = 0; s4 < STOP_COUNT; s4 += 1) {
        const coinsOfFour = fillFifth(fifth, alive, s4);
        countFifth(counts, fifth, coinsOfFour, scattersOfThree + at(scatters, 3, s4));
      }
    }
  }
  return counts;
}

function* allPairs(): Generator<ReelPair> {
  for (let s1 = 0; s1 < STOP_COUNT; s1 += 1) {
    for (let s2 = 0; s2 < STOP_COUNT; s2 += 1) yield [s1, s2];
  }
}

type AliveLine = { readonly rows: readonly number[]; readonly symbol: number };

function codeOf(symbol: string): number {
  if (symbol === 'W') return WILD;
  if (symbol === 'S') return SCATTER;
  return lineSymbols.indexOf(symbol as LineSymbol);
}

function at(table: readonly (readonly number[])[], reel: number, position: number): number {
  return table[reel]?.[position % STOP_COUNT] as number;
}

function linesAliveAfterThree(stops: readonly number[]): AliveLine[] {
  const alive: AliveLine[] = [];
  for (const rows of lines) {
    const [first, second, third] = stops.map((stop, reel) => at(reels, reel, stop + (rows[reel] as number)));
    if (first === undefined || first >= WILD) continue;
    if (second !== first && second !== WILD) continue;
    if (third !== first && third !== WILD) continue;
    alive.push({ rows, symbol: first });
  }
  return alive;
}

/** Sets what each symbol on each row of the fifth reel adds, and returns the coins that four reels already fix. */
function fillFifth(fifth: Int32Array, alive: readonly AliveLine[], s4: number): number {
  fifth.fill(0);
  let coins = 0;
  for (const { rows, symbol } of alive) {
    const pays = linePays[lineSymbols[symbol] as LineSymbol];
    const fourth = at(reels, 3, s4 + (rows[3] as number));
    if (fourth !== symbol && fourth !== WILD) {
      coins += pays[3];
      continue;
    }
    coins += pays[4];
    for (const code of [symbol, WILD]) {
      const place = (rows[4] as number) * CODE_COUNT + code;
      fifth[place] = (fifth[place] as number) + pays[5] - pays[4];
    }
  }
  return coins;
}

function countFifth(
  counts: CycleCounts,
  fifth: Int32Array,
  coinsOfFour: number,
  scattersOfFour: number,
): void {
  const reel = reels[4] as number[];
  const shown = scatters[4] as number[];
  for (let s5 = 0; s5 < STOP_COUNT; s5 += 1) {
    const coins =
      coinsOfFour +
      (fifth[reel[s5] as number] as number) +
      (fifth[CODE_COUNT + (reel[(s5 + 1) % STOP_COUNT] as number)] as number) +
      (fifth[2 * CODE_COUNT + (reel[(s5 + 2) % STOP_COUNT] as number)] as number);
    const row = counts[scattersOfFour + (shown[s5] as number)] as Uint32Array;
    row[coins] = (row[coins] as number) + 1;
  }
}
