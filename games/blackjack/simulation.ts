import type { GrownRound, Prizes, Reading, SimulatedCase } from '@ikka/game-kit';
import {
  type BlackjackChoice,
  type BlackjackOutcome,
  cardValue,
  pairPays,
  pairWays,
  plus3Pays,
  plus3Ways,
  sidesOf,
  stakedBy,
} from './rules/index.ts';
import { basicAct, gains } from './strategy/index.ts';

const unit = 10_000;
const opening: BlackjackChoice = { main: String(unit), pairs: '0', plus3: '0', acts: [] };
const cardsOf = (outcome: unknown) => (outcome as BlackjackOutcome).cards;

function actOn(choice: BlackjackChoice, outcome: BlackjackOutcome): GrownRound | null {
  const act = basicAct(choice, outcome);
  if (act === null) return null;
  const grown = { ...choice, acts: [...choice.acts, act] };
  return { choice: grown, stake: stakedBy(grown) };
}

/** What a side bet pays for one, its stake included, by what was dealt. */
const prizeOf = (pays: number): number => (pays + 1) * unit;

/** The prizes of a side bet: for each of its kinds what it pays to one, and in how many of all ways it comes. */
function sidePrizes<Kind extends string>(
  pays: Readonly<Record<Kind, number>>,
  ways: Readonly<Record<NoInfer<Kind> | 'all', number>>,
): Prizes {
  const kinds = Object.entries(pays) as [Kind, number][];
  const won = kinds.map(([kind, paid]) => [prizeOf(paid), ways[kind]] as const);
  const lost = ways.all - won.reduce((sum, [, part]) => sum + part, 0);
  return new Map([...won, [0, lost]]);
}

const reading = (name: string, prizes: Prizes, of: Reading['of']): Reading => ({
  name,
  expected: prizes,
  of,
});

/** An ace and a ten of the player's, and none of the dealer's among the cards that are left. */
const paidBlackjack = ((2 * 32 * 128) / (416 * 415)) * (1 - (2 * 31 * 127) / (414 * 413));
/** Nothing else returns it: doubled and split hands return whole stakes. */
const blackjackReturns = 25_000n;

const sides: readonly Reading[] = [
  reading('perfect pairs', sidePrizes(pairPays, pairWays), (outcome) => {
    const { pair } = sidesOf(cardsOf(outcome));
    return pair === null ? 0 : prizeOf(pairPays[pair]);
  }),
  reading('21+3', sidePrizes(plus3Pays, plus3Ways), (outcome) => {
    const { plus3 } = sidesOf(cardsOf(outcome));
    return plus3 === null ? 0 : prizeOf(plus3Pays[plus3]);
  }),
  reading(
    'blackjacks paid',
    new Map([
      [unit, paidBlackjack],
      [0, 1 - paidBlackjack],
    ]),
    (_outcome, returned) => (returned === blackjackReturns ? unit : 0),
  ),
];

/** The rounds with one open card. */
const against = ([up, gain]: readonly [number, number]): Reading => ({
  name: `open ${up}`,
  of: (outcome, returned) => (cardValue(cardsOf(outcome)[1] ?? 0) === up ? Number(returned) : null),
  expected: 1 + gain,
});

/** Blackjack by one who plays basic strategy, and its side bets by what was dealt. */
export const cases: readonly SimulatedCase[] = [
  {
    name: 'basic strategy',
    choice: opening,
    actOn: ({ choice }, outcome) => actOn(choice as BlackjackChoice, outcome as BlackjackOutcome),
    prizes: null,
    readings: [...sides, ...[...gains].map(against)],
  },
];
