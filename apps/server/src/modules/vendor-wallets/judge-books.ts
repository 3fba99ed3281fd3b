/** Of one game: smallest units staked and paid, since the wallet began or since they were booked. */
export interface Play {
  readonly gameId: string;
  readonly staked: bigint;
  readonly paid: bigint;
}

/** What a vendor says of a wallet; all sums since it began. */
export interface ToldBooks {
  readonly balance: bigint;
  readonly came: bigint;
  readonly went: bigint;
  readonly games: readonly Play[];
}

/**
 * What of a vendor's books is new to ours, game by game; `differs` where they cannot be ours: other sums of what came and went, a
 * sum that shrank, a game told twice or no more, or a balance that does not follow from the rest.
 */
export function judgeBooks(
  told: ToldBooks,
  ours: { readonly came: bigint; readonly went: bigint },
  booked: readonly Play[],
): Play[] | 'differs' {
  if (told.came !== ours.came || told.went !== ours.went) return 'differs';
  const games = new Map(told.games.map((game) => [game.gameId, game]));
  if (games.size !== told.games.length || booked.some(({ gameId }) => !games.has(gameId))) return 'differs';
  const sum = told.games.reduce((total, { staked, paid }) => total + paid - staked, told.came - told.went);
  if (told.balance !== sum || sum < 0n) return 'differs';
  const before = new Map(booked.map((game) => [game.gameId, game]));
  const grown = told.games.map(({ gameId, staked, paid }) => ({
    gameId,
    staked: staked - (before.get(gameId)?.staked ?? 0n),
    paid: paid - (before.get(gameId)?.paid ?? 0n),
  }));
  if (grown.some(({ staked, paid }) => staked < 0n || paid < 0n)) return 'differs';
  return grown.filter(({ staked, paid }) => staked > 0n || paid > 0n);
}
