import {
  COINS_PER_STAKE,
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_PER_TRIGGER,
  FREE_SPINS_SCATTERS_MIN,
  type LineSymbol,
  linePays,
  lines,
  STOP_COUNT,
  scatterPays,
  strips,
} from '@ikka/karakoram-25/rules';

/**
 * Karakoram 25 by bit masks, to play many millions of rounds: for each reel, stop and symbol, the lines (a bit each) on which
 * the reel shows the symbol or a wild. It shares nothing with the rules that pay but the sheet; a test holds it against them.
 */
const lineSymbols = Object.keys(linePays) as LineSymbol[];
const SYMBOLS = lineSymbols.length;
const pays3 = Int32Array.from(lineSymbols, (symbol) => linePays[symbol][3]);
const pays4 = Int32Array.from(lineSymbols, (symbol) => linePays[symbol][4]);
const pays5 = Int32Array.from(lineSymbols, (symbol) => linePays[symbol][5]);
const scatterCoins = Int32Array.from([0, 0, 0, 3, 4, 5], (count) =>
  count === 3 || count === 4 || count === 5 ? scatterPays[count] * COINS_PER_STAKE : 0,
);

const shown = (reel: number, position: number) => strips[reel]?.[position % STOP_COUNT];

/** The lines of each symbol, at `stop * SYMBOLS + symbol`. */
const masks = strips.map((_, reel) => {
  const table = new Int32Array(STOP_COUNT * SYMBOLS);
  for (let stop = 0; stop < STOP_COUNT; stop += 1) {
    for (const [line, rows] of lines.entries()) {
      const symbol = shown(reel, stop + (rows[reel] as number));
      for (const [at, name] of lineSymbols.entries()) {
        const place = stop * SYMBOLS + at;
        if (symbol === name || symbol === 'W') table[place] = (table[place] as number) | (1 << line);
      }
    }
  }
  return table;
}) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

const scatters = strips.map((_, reel) =>
  Int32Array.from(
    { length: STOP_COUNT },
    (_stop, stop) => [0, 1, 2].filter((row) => shown(reel, stop + row) === 'S').length,
  ),
) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

/** Where the next stop comes from: a whole number 0 … 31. */
export type NextStop = () => number;

/** Plays one round, free spins and all, and answers what it won, in coins. */
export function playFast(next: NextStop): number {
  let coins = 0;
  let owed = 1;
  for (let spin = 0; spin < owed; spin += 1) {
    const [s1, s2, s3, s4, s5] = [next(), next(), next(), next(), next()];
    const count =
      at(scatters[0], s1) +
      at(scatters[1], s2) +
      at(scatters[2], s3) +
      at(scatters[3], s4) +
      at(scatters[4], s5);
    const won =
      lineCoins(s1 * SYMBOLS, s2 * SYMBOLS, s3 * SYMBOLS, s4 * SYMBOLS, s5 * SYMBOLS) +
      at(scatterCoins, count);
    coins += spin === 0 ? won : won * FREE_SPIN_MULTIPLIER;
    if (count >= FREE_SPINS_SCATTERS_MIN) owed += FREE_SPINS_PER_TRIGGER;
  }
  return coins;
}

function lineCoins(o1: number, o2: number, o3: number, o4: number, o5: number): number {
  let coins = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol += 1) {
    const three = at(masks[0], o1 + symbol) & at(masks[1], o2 + symbol) & at(masks[2], o3 + symbol);
    if (three === 0) continue;
    const four = three & at(masks[3], o4 + symbol);
    const five = four & at(masks[4], o5 + symbol);
    coins += bits(three ^ four) * at(pays3, symbol) + bits(four ^ five) * at(pays4, symbol);
    coins += bits(five) * at(pays5, symbol);
  }
  return coins;
}

const at = (table: Int32Array, place: number): number => table[place] as number;

/** How many bits of 32 are set (Hacker's Delight, figure 5-2). */
function bits(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
