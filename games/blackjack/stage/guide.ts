import type { ArcadeGuide, Choice, Prize, SeveralStakes } from '@ikka/stage-kit';
import {
  type Act,
  actsOf,
  type BlackjackChoice,
  courseOf,
  greatestPayout,
  insuranceOf,
  pairPays,
  pairsRtp,
  pairWays,
  plus3Pays,
  plus3Rtp,
  plus3Ways,
  readChoice,
  readOpening,
  rtp,
  tellRound,
} from '../rules/index.ts';
import { readShown } from './read-shown.ts';

/** The keys of the acts, by their place on the keyboard: letters of their English names, but for those that change the stake (A, S). */
const keys: Readonly<Record<Act, string>> = {
  hit: 'KeyH',
  stand: 'KeyT',
  double: 'KeyD',
  split: 'KeyP',
  insure: 'KeyI',
  decline: 'KeyN',
};

const openingOf = (stake: bigint, choice: Choice) => ({
  main: String(stake),
  pairs: String(choice.pairs ?? '0'),
  plus3: String(choice.plus3 ?? '0'),
});

const readStakes = (value: unknown): BlackjackChoice | undefined => readChoice(value) ?? readOpening(value);

const stakes: SeveralStakes = {
  place(stake, choice) {
    const bet = openingOf(stake, choice);
    return { stake: stake + BigInt(bet.pairs) + BigInt(bet.plus3), bet };
  },
  stakeOf(bet) {
    const read = readStakes(bet);
    return read && BigInt(read.main);
  },
  // Of a stake that is tried out: its side bets are no greater than it.
  greatest(stake, choice) {
    const { main, pairs, plus3 } = openingOf(stake, choice);
    const within = (side: string) => (BigInt(side) > stake ? main : side);
    return greatestPayout({ main, pairs: within(pairs), plus3: within(plus3) });
  },
};

/** The side bets as they are chosen: of a round, or of what was chosen before. */
function readSides(value: unknown): Choice | undefined {
  const read = readStakes(value);
  if (read) return { pairs: read.pairs, plus3: read.plus3 };
  const { pairs, plus3 } = (value ?? {}) as { pairs?: unknown; plus3?: unknown };
  const isAmount = (amount: unknown): amount is string =>
    typeof amount === 'string' && /^\d{1,16}$/.test(amount);
  return isAmount(pairs) && isAmount(plus3) ? { pairs, plus3 } : undefined;
}

/** What a side bet pays, the greatest first. */
function prizesOf<Name extends string>(
  of: string,
  pays: Readonly<Record<Name, number>>,
  ways: Readonly<Record<NoInfer<Name> | 'all', number>>,
): Prize[] {
  return (Object.keys(pays) as Name[]).map((name) => ({
    name,
    of,
    multiplier: (pays[name] + 1) * 10_000,
    chance: ways[name] / ways.all,
  }));
}

/** [BJ3] A natural to which the dealer has none: two of 416 cards, then two of the 414 left. */
const naturalChance = ((2 * 32 * 128) / (416 * 415)) * (1 - (2 * 31 * 127) / (414 * 413));
const asNumber = (share: typeof rtp): number => Number(share.numerator) / Number(share.denominator);

/** What the page around needs to know of blackjack, from the rules themselves. */
export const guide: ArcadeGuide = {
  kind: 'arcade',
  texts: 'blackjack',
  rtp: { least: Math.min(asNumber(pairsRtp), asNumber(plus3Rtp)), greatest: asNumber(rtp) },
  first: { pairs: '0', plus3: '0' },
  fields: [
    { kind: 'amount', name: 'pairs' },
    { kind: 'amount', name: 'plus3' },
  ],
  readChoice: readSides,
  prizes: () => [
    { name: 'blackjack', multiplier: 25_000, chance: naturalChance },
    ...prizesOf('plus3', plus3Pays, plus3Ways),
    ...prizesOf('pairs', pairPays, pairWays),
  ],
  tell: tellRound,
  steps: {
    stakes,
    options(round) {
      const choice = readChoice(round.choice);
      const cards = readShown(round.shown);
      const course = choice && cards && courseOf(choice.acts, cards);
      if (!course) throw new TypeError('not a round of this game');
      const added = (act: Act) => (act === 'insure' ? insuranceOf(choice) : BigInt(choice.main));
      return actsOf(choice, course).map((act) => ({
        name: act,
        act: () => ({ act }),
        prize: null,
        key: keys[act],
        ...(act === 'insure' || act === 'double' || act === 'split' ? { stake: added(act) } : {}),
      }));
    },
  },
};
