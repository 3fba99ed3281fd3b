import { type Fraction, fraction, one, parseRate } from '@ikka/money';
import { type Leg, readMarketKey, readOdds } from '@ikka/sports/rules';
import { z } from 'zod';
import type { StandingBet } from '../../standing-bets/index.ts';

const storedLeg = z.object({
  fixture: z.string(),
  market: z.string(),
  outcome: z.string(),
  /** As they were accepted. */
  odds: z.string(),
  /** Of the board from which they were taken. */
  version: z.number().int(),
  isBanker: z.boolean(),
  isInPlay: z.boolean(),
  takenAt: z.object({ home: z.number().int(), away: z.number().int() }),
  /** How many of its field had been withdrawn. */
  withdrawn: z.number().int().optional(),
  /** On which terms a half of it is on a place. */
  eachWay: z
    .object({
      places: z.number().int(),
      share: z.tuple([z.number().int(), z.number().int()]).readonly(),
    })
    .optional(),
});
export type StoredLeg = z.infer<typeof storedLeg>;

/** Selections and how they make lines. */
const storedSlip = z.object({ sizes: z.array(z.number().int()), legs: z.array(storedLeg) });

/** What its whole stake counts for, in smallest units: its player changed it when it was worth more or less than that. */
const countsFor = z.string().regex(/^\d+$/).optional();

const storedBet = storedSlip.extend({
  /** What the player asked for, by which a repetition is known. */
  request: z.string(),
  countsFor,
  /** What it was before each change, oldest first, and by which request it was changed. */
  before: z
    .array(storedSlip.extend({ countsFor, id: z.string(), request: z.string(), changedAt: z.string() }))
    .optional(),
});
export type StoredBet = z.infer<typeof storedBet>;

/** What a bet holds is replaced, never written into; what was read of it is remembered as long as it is. */
const read = new WeakMap<object, StoredBet>();

/** What a standing bet of sports holds. */
export function betOf({ content }: Pick<StandingBet, 'content'>): StoredBet {
  const known = read.get(content as object);
  if (known !== undefined) return known;
  const bet = storedBet.parse(content);
  read.set(content as object, bet);
  return bet;
}

/** The matches of a bet, and of what it was before it was changed. */
export function fixturesOf(bet: Pick<StandingBet, 'content'>): string[] {
  const { legs, before = [] } = betOf(bet);
  return [...new Set([legs, ...before.map((one) => one.legs)].flat().map(({ fixture }) => fixture))];
}

/** What of a stake a bet pays by: more or less than all of it, where it was changed. */
export function shareOf({ stake, content }: Pick<StandingBet, 'stake' | 'content'>): Fraction {
  const counted = betOf({ content }).countsFor;
  return counted === undefined ? one : fraction(BigInt(counted), stake);
}

/** A selection as the rules settle it. */
export function legOf({ market, outcome, takenAt, withdrawn, eachWay }: StoredLeg): Leg {
  const ref = readMarketKey(market);
  if (ref === null) throw new Error(`a bet on a market that cannot be read: ${market}`);
  return { ...ref, outcome, takenAt, withdrawn, eachWay };
}

/** A selection as a slip multiplies it. */
export const pricedLeg = (leg: Pick<StoredLeg, 'odds' | 'isBanker' | 'eachWay'>) => ({
  odds: oddsOf(leg),
  isBanker: leg.isBanker,
  eachWay: leg.eachWay,
});

export function oddsOf({ odds }: Pick<StoredLeg, 'odds'>): Fraction {
  const read = readOdds(odds);
  if (read === null) throw new Error(`a bet without odds: ${odds}`);
  return read;
}

/** A chance as the board writes it. */
export const chanceOf = (text: string): Fraction => parseRate(text) ?? { numerator: 0n, denominator: 1n };
