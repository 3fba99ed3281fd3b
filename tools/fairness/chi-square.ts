/**
 * The probability that a chi-square variable of `dof` degrees of freedom is at least `statistic`: the upper
 * regularised incomplete gamma function Q(dof / 2, statistic / 2), by its power series below the mean and by Lentz's
 * continued fraction above it (Abramowitz and Stegun 6.5.29 and 6.5.31).
 */
export function chiSquarePValue(statistic: number, dof: number): number {
  const a = dof / 2;
  const x = statistic / 2;
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerBySeries(a, x) : upperByContinuedFraction(a, x);
}

/** Both tails of a standard normal variable: how likely it is to lie at least as far from 0 as `z`. */
export function normalPValue(z: number): number {
  return chiSquarePValue(z * z, 1);
}

const PRECISION = 1e-14;

function lowerBySeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * scale(a, x);
}

function upperByContinuedFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let i = 1; ; i += 1) {
    const factor = -i * (i - a);
    b += 2;
    d = 1 / nonZero(factor * d + b);
    c = nonZero(b + factor / c);
    fraction *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) return fraction * scale(a, x);
  }
  function nonZero(value: number): number {
    return Math.abs(value) < tiny ? tiny : value;
  }
}

/** x^a e^-x / Γ(a) */
function scale(a: number, x: number): number {
  return Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** Stirling's series, after the recurrence has moved the argument to where eight digits behind its terms vanish. */
function logGamma(value: number): number {
  let z = value;
  let shift = 0;
  for (; z < 20; z += 1) shift -= Math.log(z);
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z;
  return shift + (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series;
}
