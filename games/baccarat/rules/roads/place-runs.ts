/** [B21] Where a cell of a road is drawn, counted from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
  /** Which run the cell belongs to, and which of its cells it is. */
  readonly run: number;
  readonly cell: number;
}

/** [B21] All roads are six rows high. */
export const ROAD_ROWS = 6;

/**
 * [B21] Places of runs of these lengths: each goes down from the top, and where the next row is taken or there is none it goes
 * on to the right in its row. A run begins in the first column behind the beginning of the one before whose top is free.
 */
export function placeRuns(lengths: readonly number[]): Place[] {
  const taken = new Set<string>();
  const places: Place[] = [];
  let start = -1;
  for (const [run, length] of lengths.entries()) {
    do start += 1;
    while (taken.has(`${start}/0`));
    let [column, row, isTail] = [start, 0, false];
    for (let cell = 0; cell < length; cell += 1) {
      if (cell > 0) {
        isTail ||= row + 1 >= ROAD_ROWS || taken.has(`${column}/${row + 1}`);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(`${column}/${row}`);
      places.push({ column, row, run, cell });
    }
  }
  return places;
}
