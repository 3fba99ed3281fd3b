/** Payout over stake with two digits, cut and never rounded up: what is shown was really paid. */
export function multiplierOf(payout: bigint, stake: bigint): string {
  const hundredths = (payout * 100n) / stake;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
