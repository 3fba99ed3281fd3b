/** How much can be brought to the table now, in smallest units; `most` below `least` where it cannot be. */
export interface BringBounds {
  readonly least: bigint;
  readonly most: bigint;
}

/** What the room takes, of what the wallet has. */
export function bringBounds(
  room: { readonly least: bigint; readonly most: bigint },
  balance: bigint,
): BringBounds {
  return { least: room.least, most: balance < room.most ? balance : room.most };
}

/** Three sums to begin with: the least, the middle in whole stakes, the most. Fewer where they are the same. */
export function quickSums({ least, most }: BringBounds, stake: bigint): readonly bigint[] {
  if (most < least) return [];
  const half = (least + most) / 2n;
  const middle = stake > 0n ? (half / stake) * stake : half;
  return [...new Set([least, middle < least ? least : middle, most])];
}
