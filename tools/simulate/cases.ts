import { blackjack } from '@ikka/blackjack/round';
import { dice } from '@ikka/dice/round';
import { winningRolls } from '@ikka/dice/rules';
import type { InstantGame, JsonValue } from '@ikka/game-kit';
import { hiLo } from '@ikka/hi-lo/round';
import { jacksOrBetter } from '@ikka/jacks-or-better/round';
import { karakoram25 } from '@ikka/karakoram-25/round';
import { keno40 } from '@ikka/keno-40/round';
import { hitPrizes, risks as kenoRisks, PICKS_MAX } from '@ikka/keno-40/rules';
import { limbo } from '@ikka/limbo/round';
import { mines } from '@ikka/mines/round';
import { chanceOf, multiplierOf } from '@ikka/mines/rules';
import { plinko } from '@ikka/plinko/round';
import { risks as plinkoRisks, prizePaths, ROWS_MAX, ROWS_MIN } from '@ikka/plinko/rules';
import { wheel } from '@ikka/wheel/round';
import { prizeSegments, wheels } from '@ikka/wheel/rules';
import { blackjackCases } from './blackjack-cases.ts';
import { hiLoCases } from './hi-lo-cases.ts';
import { pokerCases } from './poker-cases.ts';
import type { SimulatedCase } from './simulated-case.ts';

export interface SimulatedGame {
  readonly game: InstantGame;
  readonly cases: readonly SimulatedCase[];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The house's instant games, each with the ways to bet among which its simulated rounds are divided. */
export const simulatedGames: readonly SimulatedGame[] = [
  { game: karakoram25, cases: [{ name: 'spin', choice: null, prizes: null }] },
  {
    game: dice,
    cases: (['over', 'under'] as const).flatMap((side) =>
      [200, 1_000, 2_500, 5_000, 5_050, 7_500, 9_000, 9_800].map((target) => ({
        name: `${side} ${target / 100}`,
        choice: { side, target },
        prizes: winOrLose(dice, { side, target }, winningRolls({ side, target }) / 10_001),
      })),
    ),
  },
  {
    game: limbo,
    cases: [101, 110, 119, 150, 200, 500, 1_000, 10_000].map((target) => ({
      name: `${target / 100}`,
      choice: { target },
      prizes: winOrLose(limbo, { target }, (Math.floor((99 * 2 ** 32) / target) + 1) / 2 ** 32),
    })),
  },
  {
    game: plinko,
    cases: plinkoRisks.flatMap((risk) =>
      range(ROWS_MIN, ROWS_MAX).map((rows) => ({
        name: `${risk} ${rows}`,
        choice: { rows, risk },
        prizes: prizePaths({ rows, risk }),
      })),
    ),
  },
  {
    game: wheel,
    cases: wheels.map((name) => ({
      name,
      choice: { wheel: name },
      prizes: prizeSegments({ wheel: name }),
    })),
  },
  {
    game: keno40,
    cases: kenoRisks.flatMap((risk) =>
      range(1, PICKS_MAX).map((count) => {
        // Spread over the drum, so that no part of it is left out.
        const picks = range(0, count - 1).map((at) => 1 + ((at * 7 + count * 3) % 40));
        const choice = { picks: picks.sort((a, b) => a - b), risk };
        const prizes = new Map<number, number>();
        for (const { multiplier, ways } of hitPrizes(choice))
          prizes.set(multiplier, (prizes.get(multiplier) ?? 0) + ways);
        return { name: `${risk} ${count}`, choice, prizes };
      }),
    ),
  },
  {
    game: mines,
    cases: [
      opened(1, 1),
      opened(1, 12),
      opened(3, 1),
      opened(3, 5),
      opened(5, 3),
      opened(10, 2),
      opened(24, 1),
    ],
  },
  { game: hiLo, cases: hiLoCases },
  { game: blackjack, cases: blackjackCases },
  { game: jacksOrBetter, cases: pokerCases },
];

/** So many tiles opened among so many mines, and then cashed out. */
function opened(count: number, picks: number): SimulatedCase {
  const { numerator, denominator } = chanceOf(count, picks);
  const chance = Number(numerator) / Number(denominator);
  return {
    name: `${count} mines, ${picks} picks`,
    choice: { mines: count, picks: range(0, picks - 1).map((at) => (at * 7 + count) % 25) },
    prizes: new Map([
      [multiplierOf(count, picks), chance],
      [0, 1 - chance],
    ]),
  };
}

/** A bet with one prize: what it pays is asked of the rules, by the greatest payout of a stake of one. */
function winOrLose(game: InstantGame, choice: JsonValue, chance: number): ReadonlyMap<number, number> {
  const bet = game.readBet(10_000n, choice);
  if ('refused' in bet) throw new TypeError(`${game.code} refuses ${JSON.stringify(choice)}`);
  return new Map([
    [Number(bet.prospect()?.greatest), chance],
    [0, 1 - chance],
  ]);
}
