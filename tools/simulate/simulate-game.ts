import type { WatchedDraw } from '@ikka/fair';
import type { InstantBet, InstantGame, JsonValue } from '@ikka/game-kit';
import type { SimulatedGame } from './cases.ts';
import { fitTest } from './fit-test.ts';
import { processorSeconds } from './processor-seconds.ts';
import type { SimulatedCase } from './simulated-case.ts';

/** Fixed once and never chosen by its results, so that every run judges the same rounds. */
export const serverSeed = '5a3c96e10f4b28d7'.repeat(4);
/** In ten-thousandths of itself a payout is its multiplier. A slot's stake must divide into its coins as well. */
const stake = 10_000n;

/** What so many rounds of one way to bet returned, against what its rules say. Returns are for a stake of 1. */
export interface CaseResult {
  readonly name: string;
  readonly rounds: number;
  readonly expected: number;
  readonly measured: number;
  /** The standard deviation of the measured return, from the exact variance of one round. */
  readonly error: number;
}

/** How well something fits what it should be: the p-value of a chi-square test. */
export interface Fit {
  readonly name: string;
  readonly cells: number;
  readonly p: number;
}

export interface GameResult {
  readonly code: string;
  readonly version: string;
  readonly rounds: number;
  /** Of the processor's time, so that a busy machine says the same as a quiet one. */
  readonly seconds: number;
  readonly cases: readonly CaseResult[];
  /** The numbers as they were taken from the stream, and the prizes that they led to. */
  readonly fits: readonly Fit[];
}

/** Plays rounds of a game with the rules and the draws that players get, divided among its ways to bet. */
export function simulateGame({ game, cases }: SimulatedGame, rounds: number): GameResult {
  const draws = new Map<number, Float64Array>();
  const fits: Fit[] = [];
  const each = Math.ceil(rounds / cases.length);
  const seconds = processorSeconds();
  const results = cases.map((one) => simulateCase(game, one, each, draws, fits));
  const spent = seconds();
  for (const [below, counts] of [...draws].sort(([a], [b]) => b - a)) {
    const name = below === WORD_CELLS ? 'whole words by their first 12 bits' : `below(${below})`;
    fits.push({
      name,
      ...fitTest(
        counts,
        Array.from(counts, () => 1 / counts.length),
      ),
    });
  }
  return {
    code: game.code,
    version: game.version,
    rounds: each * cases.length,
    seconds: spent,
    cases: results,
    fits,
  };
}

/** Words that are taken as they are, are counted by their highest bits. */
const WORD_CELLS = -4_096;

function simulateCase(
  game: InstantGame,
  { name, choice, goOn, prizes }: SimulatedCase,
  rounds: number,
  draws: Map<number, Float64Array>,
  fits: Fit[],
): CaseResult {
  const betOf = (chosen: JsonValue) => {
    const bet = game.readBet(stake, chosen);
    if ('refused' in bet) throw new TypeError(`${game.code} refuses ${name}`);
    return bet;
  };
  const bet = betOf(choice);
  const { mean, square } = returnsOf(bet, prizes);
  const watch = (draw: WatchedDraw) => count(draws, draw);
  const clientSeed = `simulation ${game.code} ${name}`;
  const paid = new Map<bigint, number>();
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const outcome = bet.draw({ serverSeed, clientSeed, nonce }, watch);
    const payout = (goOn === undefined ? bet : betOf(goOn(outcome))).settle(outcome);
    paid.set(payout, (paid.get(payout) ?? 0) + 1);
  }
  if (prizes !== null) fits.push({ name: `prizes of ${name}`, ...fitPrizes(paid, prizes) });
  const unit = Number(stake);
  let total = 0n;
  for (const [payout, times] of paid) total += payout * BigInt(times);
  return {
    name,
    rounds,
    expected: mean,
    measured: Number(total) / unit / rounds,
    error: Math.sqrt((square - mean ** 2) / rounds),
  };
}

/** What a stake of 1 returns by the rules, and its square, on the average: of a bet that is played to an end in one way. */
function returnsOf(bet: InstantBet, prizes: SimulatedCase['prizes']): { mean: number; square: number } {
  const unit = Number(stake);
  const prospect = bet.prospect();
  if (prospect !== null) {
    const { mean, meanSquare } = prospect;
    return {
      mean: Number(mean.numerator) / Number(mean.denominator) / unit,
      square: Number(meanSquare.numerator) / Number(meanSquare.denominator) / unit ** 2,
    };
  }
  const whole = [...(prizes?.values() ?? [])].reduce((sum, part) => sum + part, 0);
  const all = [...(prizes ?? [])].map(([multiplier, part]) => [multiplier / unit, part / whole] as const);
  return {
    mean: all.reduce((sum, [pays, chance]) => sum + pays * chance, 0),
    square: all.reduce((sum, [pays, chance]) => sum + pays ** 2 * chance, 0),
  };
}

function count(draws: Map<number, Float64Array>, { word, below, value }: WatchedDraw): void {
  const kind = below ?? WORD_CELLS;
  let counts = draws.get(kind);
  if (counts === undefined) {
    counts = new Float64Array(Math.abs(kind));
    draws.set(kind, counts);
  }
  const cell = below === null ? Math.floor(word / 2 ** (word > 2 ** 32 ? 40 : 20)) : value;
  counts[cell] = (counts[cell] as number) + 1;
}

function fitPrizes(paid: ReadonlyMap<bigint, number>, prizes: ReadonlyMap<number, number>) {
  const all = [...prizes.values()].reduce((sum, part) => sum + part, 0);
  const known = [...prizes].map(([multiplier]) => paid.get(BigInt(multiplier)) ?? 0);
  const counted = known.reduce((sum, times) => sum + times, 0);
  const rounds = [...paid.values()].reduce((sum, times) => sum + times, 0);
  if (counted !== rounds) throw new Error('a round paid what the game has no prize for');
  return fitTest(
    known,
    [...prizes.values()].map((part) => part / all),
  );
}
