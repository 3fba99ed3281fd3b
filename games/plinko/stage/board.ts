/** A place on the board, in widths of a bucket, from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How high a bucket stands, and how much room is above the first peg. */
export const BUCKET_HEIGHT = 0.9;
export const ABOVE = 0.9;

/** The board of so many rows: the first of them has three pegs, each further one more, and the last stands over the buckets. */
export function boardSize(rows: number): { readonly width: number; readonly height: number } {
  return { width: rows + 2, height: ABOVE + rows + BUCKET_HEIGHT };
}

/** Every peg, from the top. */
export function pegs(rows: number): readonly Place[] {
  const middle = boardSize(rows).width / 2;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_none, at) => ({ x: middle + at - (row + 2) / 2, y: ABOVE + row })),
  ).flat();
}

/** The middle of a bucket. */
export function bucketPlace(bucket: number, rows: number): Place {
  return { x: 1.5 + bucket - 0.5, y: ABOVE + rows - 0.5 + BUCKET_HEIGHT / 2 };
}

/** Where the ball is before the first peg, above each peg that it meets, and at the rim of its bucket. */
export function ballPlaces(path: readonly number[]): readonly Place[] {
  const middle = boardSize(path.length).width / 2;
  let x = middle;
  const met = path.map((turn, row) => {
    const place = { x, y: ABOVE + row - 0.3 };
    x += turn - 0.5;
    return place;
  });
  return [{ x: middle, y: 0.1 }, ...met, { x, y: ABOVE + path.length - 0.65 }];
}
