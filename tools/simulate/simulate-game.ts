import type { WatchedDraw } from '@ikka/fair';
import type { InstantBet, InstantGame, JsonValue, SimulatedCase } from '@ikka/game-kit';
import { type CaseResult, type Expected, expectedOf, fitPrizes, resultOf } from './case-result.ts';
import { type Fit, fitTest } from './fit-test.ts';
import { processorSeconds } from './processor-seconds.ts';
import type { SimulatedGame } from './simulated-games.ts';

/** Fixed once and never chosen by its results, so that every run judges the same rounds. */
export const serverSeed = '5a3c96e10f4b28d7'.repeat(4);
/** In ten-thousandths of itself a payout is its multiplier. A slot's stake must divide into its coins as well. */
const stake = 10_000n;

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
  const results = cases.flatMap((one) => simulateCase(game, one, each, draws, fits));
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
  one: SimulatedCase,
  rounds: number,
  draws: Map<number, Float64Array>,
  fits: Fit[],
): CaseResult[] {
  const { name, choice, prizes, readings = [] } = one;
  const bet = betOf(game, stake, choice);
  const watch = (draw: WatchedDraw) => count(draws, draw);
  const clientSeed = `simulation ${game.code} ${name}`;
  const returns = new Map<number, number>();
  const read = readings.map((reading) => ({ ...reading, counts: new Map<number, number>() }));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed, clientSeed, nonce };
    const ended = playOn(game, one, { bet, outcome: bet.draw(seeds, watch) }, (grown) => grown.draw(seeds));
    const returned = ended.bet.settle(ended.outcome) - (ended.bet.stake - stake);
    countOne(returns, Number(returned));
    for (const { of, counts } of read) countOne(counts, of(ended.outcome, returned));
  }
  if (prizes !== null) fits.push(fitPrizes(name, returns, prizes));
  for (const { name: figure, counts, expected } of read) {
    if (typeof expected !== 'number') fits.push(fitPrizes(figure, counts, expected));
  }
  return [
    resultOf(name, returns, expectedOfBet(game, bet, prizes)),
    ...read.map(({ name: figure, counts, expected }) =>
      resultOf(
        figure,
        counts,
        typeof expected === 'number' ? { mean: expected, square: null } : expectedOf(expected),
      ),
    ),
  ];
}

function betOf(game: InstantGame, staked: bigint, choice: JsonValue): InstantBet {
  const bet = game.readBet(staked, choice);
  if ('refused' in bet) throw new TypeError(`${game.code} refuses ${JSON.stringify(choice)}`);
  return bet;
}

interface DrawnRound {
  readonly bet: InstantBet;
  readonly outcome: JsonValue;
}

/** The round as it is when its player has nothing left to choose. */
function playOn(
  game: InstantGame,
  { goOn, actOn }: SimulatedCase,
  opened: DrawnRound,
  draw: (bet: InstantBet) => JsonValue,
): DrawnRound {
  if (goOn !== undefined) return { ...opened, bet: betOf(game, stake, goOn(opened.outcome)) };
  let round = opened;
  while (actOn !== undefined) {
    const grown = actOn(round.bet, round.outcome);
    if (grown === null) break;
    const bet = betOf(game, grown.stake, grown.choice);
    round = { bet, outcome: draw(bet) };
  }
  return round;
}

/** What a stake of 1 returns by the rules: of a bet that is played to an end in one way. */
function expectedOfBet(game: InstantGame, bet: InstantBet, prizes: SimulatedCase['prizes']): Expected {
  const unit = Number(stake);
  const prospect = bet.prospect();
  if (prospect !== null) {
    const { mean, meanSquare } = prospect;
    return {
      mean: Number(mean.numerator) / Number(mean.denominator) / unit,
      square: Number(meanSquare.numerator) / Number(meanSquare.denominator) / unit ** 2,
    };
  }
  if (prizes !== null) return expectedOf(prizes);
  return { mean: Number(game.rtp.numerator) / Number(game.rtp.denominator), square: null };
}

function countOne(counts: Map<number, number>, value: number | null): void {
  if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
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
