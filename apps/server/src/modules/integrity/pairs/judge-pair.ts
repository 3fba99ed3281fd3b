import type { PairSign } from '@ikka/contract';

/** Results hand by hand, in stakes of the rooms: how many, their sum, and the sum of their squares. */
export interface Results {
  readonly hands: number;
  readonly net: number;
  readonly squares: number;
}

/** What somebody did while he and one other alone were left in a hand. */
export interface DuelCount {
  readonly acts: number;
  readonly raises: number;
}

/** Two members against each other, and each of them against everybody else. `net` is the first's. */
export interface PairFigures {
  readonly pair: Results;
  readonly first: { readonly others: Results; readonly duels: DuelCount; readonly otherDuels: DuelCount };
  readonly second: PairFigures['first'];
  /** The part of the net that moved in hands in which no card was shown, of the whole; 0 to 1. */
  readonly quietShare: number;
  readonly sharedNetworkHands: number;
  readonly hasSharedBrowser: boolean;
  readonly hasSharedPayout: boolean;
}

export interface Judgement {
  /** How far the net is from what was to be expected, in deviations; above zero where the first won more. */
  readonly z: number;
  readonly expected: number;
  readonly points: number;
  readonly signs: readonly PairSign[];
}

/** How a player does against others says something only after so many results, or acts. */
const othersLeast = 50;
/** Nobody wins more than this of others in the long run, in stakes a hand: what goes beyond is no skill. */
const skillMost = 0.5;
const deviationsLeast = 3;
const quietFrom = 0.6;
const networkFrom = 0.1;

/** The most points of each sign; a case opens at `integrity.case_points`. */
const pointsOf = {
  transfer: 60,
  soft_play: 30,
  conceded: 10,
  shared_network: 15,
  shared_browser: 25,
  shared_payout: 40,
} as const satisfies Record<PairSign, number>;
const transferPointsEach = 15;
const softPointsEach = 10;

/**
 * [IG3] How far what the first won of the second lies from what was to be expected, in deviations. Expected is nothing, or, where both
 * have played enough against others, the difference between how each does against them, as far as that can be skill. The variance is
 * that of the hands themselves, a sum of squares, with that of the expectation.
 */
export function transferZ({ pair, first, second }: Pick<PairFigures, 'pair' | 'first' | 'second'>): {
  readonly z: number;
  readonly expected: number;
} {
  const known = [first.others, second.others].every(({ hands }) => hands >= othersLeast);
  const rate = ({ hands, net }: Results) => net / hands;
  const edge = known ? rate(first.others) - rate(second.others) : 0;
  const expected = pair.hands * Math.max(-skillMost, Math.min(skillMost, edge));
  const spread = known
    ? [first.others, second.others].reduce(
        (sum, { hands, squares }) => sum + squares * (pair.hands / hands) ** 2,
        0,
      )
    : 0;
  const variance = pair.squares + spread;
  return { z: variance === 0 ? 0 : (pair.net - expected) / Math.sqrt(variance), expected };
}

/**
 * [IG4] How much less the two raise against each other than they do against others once two are left, in deviations of a binomial
 * count. Above zero is softer.
 */
export function softPlayZ(players: readonly Pick<PairFigures['first'], 'duels' | 'otherDuels'>[]): number {
  let missing = 0;
  let variance = 0;
  for (const { duels, otherDuels } of players) {
    if (otherDuels.acts < othersLeast) continue;
    const rate = otherDuels.raises / otherDuels.acts;
    missing += duels.acts * rate - duels.raises;
    variance += duels.acts * rate * (1 - rate) * (1 + duels.acts / otherDuels.acts);
  }
  return variance === 0 ? 0 : missing / Math.sqrt(variance);
}

/** [IG5] What speaks for two members playing together, in points. */
export function judgePair(figures: PairFigures): Judgement {
  const { z, expected } = transferZ(figures);
  const soft = softPlayZ([figures.first, figures.second]);
  const beyond = (deviations: number, each: number) =>
    Math.max(0, Math.round((deviations - deviationsLeast) * each));
  const isMoved = Math.abs(z) >= deviationsLeast;
  const found: Record<PairSign, number> = {
    transfer: beyond(Math.abs(z), transferPointsEach),
    soft_play: beyond(soft, softPointsEach),
    conceded: isMoved && figures.quietShare >= quietFrom ? pointsOf.conceded : 0,
    shared_network:
      figures.sharedNetworkHands >= figures.pair.hands * networkFrom && figures.sharedNetworkHands > 0
        ? pointsOf.shared_network
        : 0,
    shared_browser: figures.hasSharedBrowser ? pointsOf.shared_browser : 0,
    shared_payout: figures.hasSharedPayout ? pointsOf.shared_payout : 0,
  };
  const signs = (Object.keys(pointsOf) as PairSign[]).filter((sign) => found[sign] > 0);
  const points = signs.reduce((sum, sign) => sum + Math.min(found[sign], pointsOf[sign]), 0);
  return { z, expected, points, signs };
}
