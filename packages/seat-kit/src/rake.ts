/** What the house takes of a pot: so many ten-thousandths, and no more than the cap (smallest units as text). */
export type RakeTerms = { readonly basisPoints: number; readonly cap: string };

/** The rake of a pot in smallest units, rounded down: the players keep the remainder. Source: pvp.md, rake conventions. */
export function rakeOf(pot: bigint, { basisPoints, cap }: RakeTerms): bigint {
  const share = (pot * BigInt(basisPoints)) / 10_000n;
  return share < BigInt(cap) ? share : BigInt(cap);
}

/**
 * What of a seat's stake counts as turnover, rounded down: all of it where the pot was raked in full, none where it was not raked, and
 * in proportion where the cap held. So no rebate is ever given for play that brought the house nothing.
 */
export function turnoverOf(
  stake: bigint,
  { pot, rake, basisPoints }: { readonly pot: bigint; readonly rake: bigint; readonly basisPoints: number },
): bigint {
  if (pot === 0n || rake === 0n || basisPoints === 0) return 0n;
  const weighted = (stake * rake * 10_000n) / (pot * BigInt(basisPoints));
  // Of small pots the rake itself was rounded down.
  const full = (pot * BigInt(basisPoints)) / 10_000n;
  return rake >= full ? stake : weighted < stake ? weighted : stake;
}

/** Splits a pot between winners; odd units go one by one to the first of them. */
export function splitEvenly(pot: bigint, winners: number): readonly bigint[] {
  const share = pot / BigInt(winners);
  const odd = pot - share * BigInt(winners);
  return Array.from({ length: winners }, (_, at) => share + (BigInt(at) < odd ? 1n : 0n));
}
