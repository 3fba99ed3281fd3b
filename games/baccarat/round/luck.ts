import { openStream, type StreamSeeds } from '@ikka/fair';
import {
  type Luck,
  type LuckWay,
  luckOfDraw,
  measureOf,
  type SharedBets,
  type SharedLuck,
} from '@ikka/game-kit';
import {
  type BaccaratChoice,
  type BaccaratOutcome,
  drawShoe,
  readChoice,
  readOutcome,
  returnOn,
  type Spot,
  type SpotStakes,
  seenBefore,
  settleStakes,
  stakesBySpot,
  type TableDefinition,
  tables,
  type Variant,
} from '../rules/index.ts';
import { coupChances } from './coup-chances.ts';
import { type PairKind, pairChances } from './pair-chances.ts';

type Cards = Pick<BaccaratOutcome, 'player' | 'banker'>;

/** Spots that look at the first two cards of a side alone; all others at points and at how many cards there are. */
const pairSpots: ReadonlySet<Spot> = new Set(['playerPair', 'bankerPair', 'eitherPair', 'perfectPair']);

/** Cards that pay as all of their kind do. */
const cardOfPoints = (points: number): number => (points === 0 ? 32 : points === 1 ? 48 : (points - 2) * 4);
const handOfPoints = (points: number, cards: number): number[] =>
  [cardOfPoints(points), cardOfPoints(0), cardOfPoints(0)].slice(0, cards);
const handOfPair: Readonly<Record<PairKind, readonly number[]>> = {
  none: [0, 4],
  pair: [0, 1],
  perfect: [0, 52],
};

/**
 * [B1, B8] A coup is one draw for all who bet on it. Bets on it were closed before its first card, and what players knew by then are
 * the cards that were turned up before it: of all others every order is as likely, so that the mean over them is exact, whatever
 * was counted. What is due is that mean; over fresh shoes it is the sheet's.
 */
const luckAt = ({ id, variant }: Pick<TableDefinition, 'id' | 'variant'>): SharedLuck => ({
  code: id,
  version: '1.0.0',
  drawnWith: (choice) => String(choiceOf(choice).coup),
  luckOf(bets: readonly SharedBets[], seeds: StreamSeeds) {
    const own = bets.map(({ choice, outcome, count }) => {
      const drawn = readOutcome(outcome);
      if (drawn === undefined) throw new TypeError('not a coup of baccarat 1.0.0');
      return { choice: choiceOf(choice), outcome: drawn, count };
    });
    const [first] = own;
    if (first === undefined) return luckOfDraw([[1, 0]], 0);
    const shoe = drawShoe(openStream(seeds));
    const seen = new Set(seenBefore(shoe, first.choice.coup));
    const paid = own.reduce(
      (sum, { choice, outcome, count }) => sum + count * measureOf(settleStakes(choice, outcome, variant)),
      0,
    );
    return luckOfCoup(
      own,
      shoe.filter((card) => !seen.has(card)),
      variant,
      paid,
    );
  },
});

function choiceOf(value: unknown): BaccaratChoice {
  const choice = readChoice(value);
  if (choice === undefined) throw new TypeError('not a bet of baccarat 1.0.0');
  return choice;
}

/** What bets of these stakes are paid on some of the spots together. */
type Bets = readonly { readonly choice: { readonly stakes: SpotStakes }; readonly count: number }[];

/**
 * The luck of a coup that paid so much, of cards that were not seen. What hangs on pairs and what hangs on points vary together: their
 * deviations add up to that of both at most.
 */
export function luckOfCoup(bets: Bets, unseen: readonly number[], variant: Variant, paid: number): Luck {
  const stakes = (isOfPairs: boolean) =>
    bets.flatMap(({ choice, count }) =>
      stakesBySpot(choice.stakes)
        .filter(({ spot }) => pairSpots.has(spot) === isOfPairs)
        .map((staked) => ({ ...staked, count })),
    );
  const payer = (isOfPairs: boolean) => {
    const staked = stakes(isOfPairs);
    return (cards: Cards) =>
      staked.reduce(
        (sum, { spot, stake, count }) => sum + count * measureOf(returnOn(spot, stake, cards, variant)),
        0,
      );
  };
  const [byPoints, byPairs] = [payer(false), payer(true)];
  const points = stakes(false).length === 0 ? [] : coupChances(unseen);
  const pairs = stakes(true).length === 0 ? [] : pairChances(unseen);
  const pointWays = points.map(
    (way): LuckWay => [
      way.chance,
      byPoints({
        player: handOfPoints(way.playerPoints, way.playerCards),
        banker: handOfPoints(way.bankerPoints, way.bankerCards),
      }),
    ],
  );
  const pairWays = pairs.map(
    ({ player, banker, chance }): LuckWay => [
      chance,
      byPairs({ player: handOfPair[player], banker: handOfPair[banker] }),
    ],
  );
  // Of a payout of nothing a part's luck is its mean, the other way round.
  const parts = [pointWays, pairWays].map((ways) => luckOfDraw(ways.length === 0 ? [[1, 0]] : ways, 0));
  const sum = (of: (part: Luck) => number) => parts.reduce((all, part) => all + of(part), 0);
  return {
    gain: paid + sum(({ gain }) => gain),
    variance: sum(({ variance }) => Math.sqrt(variance)) ** 2,
    rise: sum(({ rise }) => rise),
    fall: sum(({ fall }) => fall),
  };
}

/** Every table of the house. */
export const baccaratLuck: readonly SharedLuck[] = tables.map(luckAt);
