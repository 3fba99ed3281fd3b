import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { countCycle } from './count-cycle.ts';
import {
  COINS_PER_STAKE,
  FREE_SPIN_MULTIPLIER,
  FREE_SPINS_PER_TRIGGER,
  GREATEST_STAKES,
  linePays,
  meanSquare,
  rtp,
  STOP_COUNT,
  scatterPays,
  strips,
} from './sheet.ts';

const CYCLE = 33_554_432;
const counts = countCycle();

/** Every combination of scatters and line coins that occurs, with the coins of the paid spin and its frequency. */
const situations = counts.flatMap((row, scatters) => {
  const scatterCoins = scatterPays[scatters as 3 | 4 | 5] ?? 0;
  return Array.from(row.entries())
    .filter(([, stops]) => stops > 0)
    .map(([lineCoins, stops]) => ({
      scatters,
      lineCoins,
      coins: lineCoins + scatterCoins * COINS_PER_STAKE,
      stops,
    }));
});
type Situation = (typeof situations)[number];

const sum = (value: (situation: Situation) => number): number =>
  situations.reduce((total, situation) => total + value(situation) * situation.stops, 0);
const share = (stops: number): Fraction => fraction(BigInt(stops), BigInt(CYCLE));
const returnOf = (coins: number): Fraction => fraction(BigInt(coins), BigInt(CYCLE * COINS_PER_STAKE));
const isTrigger = ({ scatters }: Situation): boolean => scatters >= 3;

describe('the full cycle of the paid spin', () => {
  it('[K12] has 33,554,432 stops, each counted once', () => {
    expect(sum(() => 1)).toBe(CYCLE);
  });

  it('[K12] pays 648,122,050 coins in sum, at most 2,110 at once', () => {
    expect(sum(({ coins }) => coins)).toBe(648_122_050);
    expect(Math.max(...situations.map(({ coins }) => coins))).toBe(2110);
  });

  it('[K12] wins in 15,635,838 stops; at least the stake and ten stakes as published', () => {
    expect(sum(({ coins }) => (coins > 0 ? 1 : 0))).toBe(15_635_838);
    expect(sum(({ coins }) => (coins >= 25 ? 1 : 0)) / CYCLE).toBeCloseTo(0.2358901501, 10);
    expect(sum(({ coins }) => (coins >= 250 ? 1 : 0)) / CYCLE).toBeCloseTo(0.0065440536, 10);
  });

  it('[K6] shows 0 to 5 scatters as often as published', () => {
    const stops = [0, 1, 2, 3, 4, 5].map((count) => sum(({ scatters }) => (scatters === count ? 1 : 0)));
    expect(stops).toEqual([18_389_306, 11_853_054, 2_936_772, 353_916, 20_898, 486]);
  });

  it('[K12] returns 12491885/16777216 on lines, which the product of the strips gives as well', () => {
    const lineReturn = fraction(12_491_885n, 16_777_216n);
    expect(returnOf(sum(({ lineCoins }) => lineCoins))).toEqual(lineReturn);
    expect(fraction(analyticLineCoins(), BigInt(CYCLE))).toEqual(lineReturn);
  });

  it('[K12] returns 117639/4194304 on scatters and starts the feature 93825 times in 8388608', () => {
    expect(returnOf(sum(({ coins, lineCoins }) => coins - lineCoins))).toEqual(
      fraction(117_639n, 4_194_304n),
    );
    expect(share(sum((situation) => (isTrigger(situation) ? 1 : 0)))).toEqual(fraction(93_825n, 8_388_608n));
  });
});

describe('the whole round', () => {
  const paidSpin = returnOf(sum(({ coins }) => coins));
  const trigger = share(sum((situation) => (isTrigger(situation) ? 1 : 0)));
  const spins = BigInt(FREE_SPINS_PER_TRIGGER);
  const multiplier = BigInt(FREE_SPIN_MULTIPLIER);
  // One free spin with all that it retriggers is worth m = multiplier × paid spin + 10 × P(trigger) × m.
  const freeSpin = fraction(
    multiplier * paidSpin.numerator * trigger.denominator,
    paidSpin.denominator * (trigger.denominator - spins * trigger.numerator),
  );
  const freeSpins = fraction(
    spins * trigger.numerator * freeSpin.numerator,
    trigger.denominator * freeSpin.denominator,
  );

  it('[K9] returns 6081005134125/31249066360832 by free spins, each worth 1.7398413606 stakes', () => {
    expect(freeSpins).toEqual(fraction(6_081_005_134_125n, 31_249_066_360_832n));
    expect(toNumber(freeSpin)).toBeCloseTo(1.7398413606, 10);
  });

  it('[K12] returns 60449423270189/62498132721664 in all, the figure that is shown to players', () => {
    const total = fraction(
      paidSpin.numerator * freeSpins.denominator + freeSpins.numerator * paidSpin.denominator,
      paidSpin.denominator * freeSpins.denominator,
    );
    expect(total).toEqual(fraction(60_449_423_270_189n, 62_498_132_721_664n));
    expect(rtp).toEqual(total);
    expect(toNumber(rtp)).toBeCloseTo(0.967219669416, 12);
  });

  it('[K12] deviates by 1.902420 stakes in the paid spin and 3.206224 in all: volatility index 5.2742', () => {
    const mean = toNumber(paidSpin);
    const variance = sum(({ coins }) => (coins / 25) ** 2) / CYCLE - mean ** 2;
    expect(Math.sqrt(variance)).toBeCloseTo(1.90242, 6);
    const p = toNumber(trigger);
    const m = toNumber(freeSpin);
    const awardedVariance = 100 * p * (1 - p);
    const paidWithTrigger = sum((s) => (isTrigger(s) ? s.coins / 25 : 0)) / CYCLE;
    const covariance = 10 * (paidWithTrigger - mean * p);
    const freeSpinVariance =
      (4 * variance + 2 * m * 2 * covariance + m ** 2 * awardedVariance) / (1 - 10 * p);
    const total = variance + 10 * p * freeSpinVariance + m ** 2 * awardedVariance + 2 * m * covariance;
    expect(Math.sqrt(total)).toBeCloseTo(3.206224, 6);
    expect(1.645 * Math.sqrt(total)).toBeCloseTo(5.2742, 4);
    expect(toNumber(meanSquare) - toNumber(rtp) ** 2).toBeCloseTo(total, 12);
  });

  // A round is X = c + sum of 10·T free spins, each F = 2c + sum of 10·T free spins. With x = E[F^2]:
  // x = 4·E[c^2] + 2·2·10·m·E[c·T] + p·(10·x + 90·m^2), and E[X^2] = E[c^2] + 2·10·m·E[c·T] + p·(10·x + 90·m^2).
  it('[K12] has the mean square that the sheet names, exactly', () => {
    const per = (n: number, squared: boolean) => fraction(BigInt(n), BigInt(CYCLE * (squared ? 625 : 25)));
    const square = per(
      sum(({ coins }) => coins * coins),
      true,
    );
    const paidWithTrigger = per(
      sum((s) => (isTrigger(s) ? s.coins : 0)),
      false,
    );
    const mixed = times(fraction(10n, 1n), times(freeSpin, paidWithTrigger));
    const pairs = times(times(fraction(90n, 1n), trigger), times(freeSpin, freeSpin));
    const own = plus(plus(times(fraction(4n, 1n), square), times(fraction(4n, 1n), mixed)), pairs);
    const spin = times(own, fraction(trigger.denominator, trigger.denominator - 10n * trigger.numerator));
    const fed = plus(times(times(fraction(10n, 1n), trigger), spin), pairs);
    expect(plus(plus(square, times(fraction(2n, 1n), mixed)), fed)).toEqual(meanSquare);
  });

  // Chernoff's bound: P(X > n) <= E[e^(lX)]·e^(-ln) for every l. E[e^(lF)] is the least fixed point of a + b·y^10.
  it('[K12] returns more than 1,000 stakes less than once in 10^19 rounds', () => {
    const l = 0.046;
    const grown = (times: number, wanted: boolean) =>
      sum((s) => (isTrigger(s) === wanted ? Math.exp((l * times * s.coins) / 25) : 0)) / CYCLE;
    const [rest, fed] = [grown(2, false), grown(2, true)];
    let spin = 1;
    for (let turn = 0; turn < 5_000; turn += 1) spin = rest + fed * spin ** 10;
    expect(rest + fed * spin ** 10).toBeCloseTo(spin, 12);
    const round = grown(1, false) + grown(1, true) * spin ** 10;
    expect(round * Math.exp(-l * Number(GREATEST_STAKES))).toBeLessThan(1e-19);
  });
});

/** Coins of one line over the cycle: for each symbol and run, the product of how many positions match, or end the run. */
function analyticLineCoins(): bigint {
  let coins = 0n;
  for (const [symbol, pays] of Object.entries(linePays)) {
    const matching = strips.map((strip) => strip.filter((shown) => shown === symbol || shown === 'W').length);
    for (const run of [3, 4, 5] as const) {
      const ways = matching.map((count, reel) => {
        if (reel < run) return count;
        return reel === run ? STOP_COUNT - count : STOP_COUNT;
      });
      coins += ways.reduce((product, count) => product * BigInt(count), BigInt(pays[run]));
    }
  }
  return coins;
}

function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

function toNumber({ numerator, denominator }: Fraction): number {
  return Number(numerator) / Number(denominator);
}
