import { ROW_COUNT, type SlotSymbol, STOP_COUNT, strips } from './sheet.ts';

/** Where each reel stopped: five whole numbers 0 … 31. */
export type Stops = readonly [number, number, number, number, number];

/** A place in the window: reel 0 … 4 from the left, row 0 … 2 from the top. */
export type Cell = { readonly reel: number; readonly row: number };

/** The window by reel, each reel from top to bottom. */
export type Window = readonly (readonly SlotSymbol[])[];

/** For each reel and stop, the three symbols that it shows. */
const visible: readonly (readonly (readonly SlotSymbol[])[])[] = strips.map((strip) =>
  strip.map((_, stop) =>
    Array.from({ length: ROW_COUNT }, (_row, row) => strip[(stop + row) % STOP_COUNT] as SlotSymbol),
  ),
);

/** [K1] What the reels show at these stops. */
export function windowAt(stops: Stops): Window {
  return stops.map((stop, reel) => {
    const column = visible[reel]?.[stop];
    if (column === undefined) throw new RangeError(`reel ${reel} has no stop ${stop}`);
    return column;
  });
}

/** [K6] The places of the scatters, from left to right. */
export function scattersIn(window: Window): Cell[] {
  const found: Cell[] = [];
  window.forEach((column, reel) => {
    column.forEach((symbol, row) => {
      if (symbol === 'S') found.push({ reel, row });
    });
  });
  return found;
}
