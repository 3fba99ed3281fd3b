import { COUPS_MOST } from './shoe.ts';
import { type Spot, spots } from './spots.ts';

/** Stakes by spot, in smallest units as text. At least one, each above nothing. */
export type SpotStakes = Readonly<Partial<Record<Spot, string>>>;

/** [B16] What a bet was on: a coup of the shoe, counted from 1, and the stakes by spot. */
export type BaccaratChoice = { readonly coup: number; readonly stakes: SpotStakes };

const knownSpots: ReadonlySet<string> = new Set(spots);
const amount = /^[1-9]\d{0,15}$/;

/** Stakes as they were sent or recorded, or undefined when they are none. */
export function readStakes(value: unknown): SpotStakes | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  const isGood = entries.every(
    ([spot, stake]) => knownSpots.has(spot) && typeof stake === 'string' && amount.test(stake),
  );
  return isGood && entries.length > 0 ? (value as SpotStakes) : undefined;
}

/** A choice as it is recorded, with nothing beside it, or undefined when it is none. */
export function readChoice(value: unknown): BaccaratChoice | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return undefined;
  const { coup, stakes: wished } = value as { coup?: unknown; stakes?: unknown };
  const stakes = readStakes(wished);
  if (typeof coup !== 'number' || !Number.isInteger(coup) || coup < 1 || coup > COUPS_MOST) return undefined;
  return stakes === undefined ? undefined : { coup, stakes };
}

/** The spots of these stakes with their amounts, in the order of the table. */
export function stakesBySpot(stakes: SpotStakes): { readonly spot: Spot; readonly stake: bigint }[] {
  return spots.flatMap((spot) => {
    const stake = stakes[spot];
    return stake === undefined ? [] : [{ spot, stake: BigInt(stake) }];
  });
}

export function sumOf(stakes: SpotStakes): bigint {
  return stakesBySpot(stakes).reduce((sum, { stake }) => sum + stake, 0n);
}
