import {
  COINS_PER_STAKE,
  FREE_SPINS_PER_TRIGGER,
  FREE_SPINS_SCATTERS_MIN,
  type LineSymbol,
  linePays,
  lines,
  REEL_COUNT,
  type RunLength,
  type SlotSymbol,
  scatterPays,
} from './sheet.ts';
import { type Cell, type Stops, scattersIn, type Window, windowAt } from './window.ts';

/** A line that pays. `line` is its number in the paytable, from 1; `coins` is its pay before a free spin doubles it. */
export type LineWin = {
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: RunLength;
  readonly coins: number;
  readonly cells: readonly Cell[];
};

/** What one spin is worth by itself, before a free spin doubles it. */
export type SpinResult = {
  readonly window: Window;
  readonly lineWins: readonly LineWin[];
  readonly scatters: readonly Cell[];
  readonly scatterCoins: number;
  /** Lines and scatters together. */
  readonly coins: number;
  readonly freeSpinsAwarded: number;
};

/** [K3–K8] Evaluates the window at these stops. */
export function evaluateSpin(stops: Stops): SpinResult {
  const window = windowAt(stops);
  const lineWins: LineWin[] = [];
  for (const [index, rows] of lines.entries()) {
    const win = evaluateLine(window, index + 1, rows);
    if (win !== null) lineWins.push(win);
  }
  const scatters = scattersIn(window);
  const scatterCoins = isPaid(scatters.length) ? scatterPays[scatters.length] * COINS_PER_STAKE : 0;
  const lineCoins = lineWins.reduce((sum, win) => sum + win.coins, 0);
  return {
    window,
    lineWins,
    scatters,
    scatterCoins,
    coins: lineCoins + scatterCoins,
    freeSpinsAwarded: scatters.length >= FREE_SPINS_SCATTERS_MIN ? FREE_SPINS_PER_TRIGGER : 0,
  };
}

/** [K3, K4] The longest run from the first reel. There is no wild on the first reel, so its symbol names the run. */
function evaluateLine(window: Window, line: number, rows: readonly number[]): LineWin | null {
  const symbol = symbolAt(window, 0, rows);
  if (!isLineSymbol(symbol)) return null;
  let count = 1;
  while (count < REEL_COUNT && matches(symbolAt(window, count, rows), symbol)) count += 1;
  if (!isPaid(count)) return null;
  const cells = rows.slice(0, count).map((row, reel) => ({ reel, row }));
  return { line, symbol, count, coins: linePays[symbol][count], cells };
}

function symbolAt(window: Window, reel: number, rows: readonly number[]): SlotSymbol | undefined {
  return window[reel]?.[rows[reel] ?? -1];
}

function matches(shown: SlotSymbol | undefined, symbol: LineSymbol): boolean {
  return shown === symbol || shown === 'W';
}

function isLineSymbol(symbol: SlotSymbol | undefined): symbol is LineSymbol {
  return symbol !== undefined && symbol !== 'W' && symbol !== 'S';
}

function isPaid(count: number): count is RunLength {
  return count >= 3 && count <= 5;
}
