/**
 * [D23] Divides what a treasure holds among those who shot at its boss, in proportion to what their shots at it staked, rounded down; what
 * the rounding leaves stays in the treasure. All amounts in smallest units. `stakes` are positive.
 */
export function divideTreasure(held: bigint, stakes: readonly bigint[]): readonly bigint[] {
  const all = stakes.reduce((sum, stake) => sum + stake, 0n);
  return stakes.map((stake) => (held * stake) / all);
}
