/** Where a bet may lie and what it is measured by, in smallest units. All bets are what the seat then has in for this round. */
export interface Sizing {
  readonly least: bigint;
  readonly most: bigint;
  /** All that lies in the middle and in front of seats. */
  readonly pot: bigint;
  /** What has to be in for this round, and what the seat has in. */
  readonly toCall: bigint;
  readonly own: bigint;
  /** Bets are whole small blinds, but for the ends. */
  readonly step: bigint;
}

export const presets = ['least', 'half', 'pot', 'allIn'] as const;
export type Preset = (typeof presets)[number];

const within = ({ least, most }: Sizing, amount: bigint): bigint =>
  amount < least ? least : amount > most ? most : amount;

/** A bet at a whole step, never below the least nor above the most. */
export function rounded(sizing: Sizing, amount: bigint): bigint {
  const { most, step } = sizing;
  if (amount >= most || step <= 0n) return within(sizing, amount);
  return within(sizing, amount - (amount % step));
}

/**
 * A bet of so much of the pot: the pot counts with one's own call in it, as is the custom. Half of a pot of 60 to which one has to call
 * 20 is a raise by 40 above the 20.
 */
export function presetOf(sizing: Sizing, preset: Preset): bigint {
  const { least, most, pot, toCall, own } = sizing;
  if (preset === 'least') return least;
  if (preset === 'allIn') return most;
  const called = pot + (toCall > own ? toCall - own : 0n);
  return rounded(sizing, toCall + (preset === 'half' ? called / 2n : called));
}

/** Presets that differ from one another: of equal ones the greater word stands. */
export function presetsOf(sizing: Sizing): readonly { readonly preset: Preset; readonly amount: bigint }[] {
  const all = presets.map((preset) => ({ preset, amount: presetOf(sizing, preset) }));
  return all.filter(({ amount }, at) => !all.slice(at + 1).some((later) => later.amount === amount));
}

const places = 100n;

/** The place of a bet on a slider from 0 to 100; small bets have more of it, since they are the usual ones. */
export function placeOf({ least, most }: Sizing, amount: bigint): number {
  if (most <= least) return 100;
  // Smallest units of one stack are far below 2^53.
  const share = Number(((amount - least) * 1_000_000n) / (most - least)) / 1_000_000;
  return Math.round(Math.sqrt(share) * 100);
}

/** The bet at a place of the slider. */
export function betAt(sizing: Sizing, place: number): bigint {
  const { least, most } = sizing;
  const at = BigInt(Math.min(100, Math.max(0, Math.round(place))));
  return at === places ? most : rounded(sizing, least + ((most - least) * at * at) / (places * places));
}
