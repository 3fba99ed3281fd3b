import { type Luck, measureOf } from '@ikka/game-kit';
import {
  type BlackjackChoice,
  pairPays,
  pairsRtp,
  pairWays,
  plus3Pays,
  plus3Rtp,
  plus3Ways,
  sidesOf,
} from '../rules/index.ts';
import { barredBy, firstWorth, held, pointsOf, VALUES } from './guide.ts';
import { countOf, fullShoe } from './shoe-counts.ts';

/** [BJ3] What a blackjack that is paid returns of one staked. */
export const NATURAL_WORTH = 2.5;

export const isNaturalOf = (first: number, second: number): boolean =>
  first !== second && pointsOf(held([first, second])) === 21;

/** What one staked is worth once the first three cards lie, before the dealer looked. */
function dealtWorth(first: number, second: number, up: number): number {
  const barred = barredBy(up);
  const natural = barred === 0 ? 0 : (barred === 10 ? 4 : 1) / 13;
  if (isNaturalOf(first, second)) return natural + (1 - natural) * NATURAL_WORTH;
  return (1 - natural) * firstWorth(first, second, up);
}

/** What worth comes to over all draws: mean, variance, and how far one can come from the mean. */
interface Spread extends Omit<Luck, 'gain'> {
  readonly mean: number;
}

/** The spread over every three cards of the shoe, of one staked. */
function spreadOfDeals(): Spread {
  const shoe = fullShoe();
  const all = countOf(shoe);
  const ways: (readonly [chance: number, worth: number])[] = [];
  for (const first of VALUES) {
    for (const second of VALUES) {
      for (const up of VALUES) {
        const seconds = (shoe[second] ?? 0) - Number(second === first);
        const ups = (shoe[up] ?? 0) - Number(up === first) - Number(up === second);
        const chance = ((shoe[first] ?? 0) / all) * (seconds / (all - 1)) * (ups / (all - 2));
        ways.push([chance, dealtWorth(first, second, up)]);
      }
    }
  }
  return spreadOf(ways);
}

function spreadOf(ways: readonly (readonly [chance: number, worth: number])[]): Spread {
  const mean = ways.reduce((sum, [chance, worth]) => sum + chance * worth, 0);
  const variance = ways.reduce((sum, [chance, worth]) => sum + chance * (worth - mean) ** 2, 0);
  const worths = ways.map(([, worth]) => worth);
  return { mean, variance, rise: Math.max(...worths) - mean, fall: mean - Math.min(...worths) };
}

/** The spread of a side bet by what each of its wins pays to one, and how many of all ways come to it. */
function spreadOfSide<Win extends string>(
  pays: Readonly<Record<Win, number>>,
  counts: Readonly<Record<NoInfer<Win> | 'all', number>>,
): Spread {
  const won = (Object.keys(pays) as Win[]).map((win) => [counts[win] / counts.all, pays[win] + 1] as const);
  const lost = 1 - won.reduce((sum, [chance]) => sum + chance, 0);
  return spreadOf([...won, [lost, 0]]);
}

let known: { readonly main: Spread; readonly pairs: Spread; readonly plus3: Spread } | undefined;
const spreads = () => {
  known ??= {
    main: spreadOfDeals(),
    pairs: spreadOfSide(pairPays, pairWays),
    plus3: spreadOfSide(plus3Pays, plus3Ways),
  };
  return known;
};

/** What one staked on the hand is worth before the deal, by the guide: near the sheet's return by basic strategy. */
export const meanOfDeals = (): number => spreads().main.mean;

/**
 * The luck of the first three cards: they move what the hand is worth, and decide both side bets. The deviations of the three add up
 * to that of all at most, whatever they have to do with one another.
 */
export function luckOfDeal(
  choice: BlackjackChoice,
  cards: readonly number[],
  values: readonly number[],
): Luck {
  const [first = 0, up = 0, second = 0] = values;
  const { pair, plus3 } = sidesOf(cards);
  const share = ({ numerator, denominator }: typeof pairsRtp) => Number(numerator) / Number(denominator);
  const { main, pairs, plus3: three } = spreads();
  const parts = [
    { stake: measureOf(BigInt(choice.main)), spread: main, gain: dealtWorth(first, second, up) - main.mean },
    {
      stake: measureOf(BigInt(choice.pairs)),
      spread: pairs,
      gain: (pair === null ? 0 : pairPays[pair] + 1) - share(pairsRtp),
    },
    {
      stake: measureOf(BigInt(choice.plus3)),
      spread: three,
      gain: (plus3 === null ? 0 : plus3Pays[plus3] + 1) - share(plus3Rtp),
    },
  ];
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((all, part) => all + part.stake * of(part), 0);
  return {
    gain: sum(({ gain }) => gain),
    variance: sum(({ spread }) => Math.sqrt(spread.variance)) ** 2,
    rise: sum(({ spread }) => spread.rise),
    fall: sum(({ spread }) => spread.fall),
  };
}
