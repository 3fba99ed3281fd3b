import { chiSquarePValue, normalPValue } from './chi-square.ts';

/** What a test says of a sequence: its statistic, and how likely chance alone gives one at least as large. */
export type TestResult = {
  readonly test: string;
  readonly statistic: number;
  readonly p: number;
};

/** Outcomes 0 … cells - 1 that should be uniform and independent. */
export type Sample = {
  readonly values: ArrayLike<number>;
  readonly cells: number;
};

/** At most so many cells of pairs, so that each pair is expected often enough to be counted. */
const PAIR_CLASSES_MAX = 64;

/** Every result is equally likely. */
export function frequencyTest({ values, cells }: Sample): TestResult {
  const counts = new Float64Array(cells);
  for (let i = 0; i < values.length; i += 1) add(counts, values[i] as number);
  return chiSquareTest(`frequency of ${cells}`, counts, () => values.length / cells, cells - 1);
}

/**
 * A result says nothing of the next: pairs that do not overlap, counted in a square table. Many results are put
 * into classes of neighbours first; the expectation takes each class by its true size.
 */
export function pairsTest({ values, cells }: Sample): TestResult {
  const classes = Math.min(cells, PAIR_CLASSES_MAX);
  const classOf = (value: number) => Math.floor((value * classes) / cells);
  const sizes = new Float64Array(classes);
  for (let value = 0; value < cells; value += 1) add(sizes, classOf(value));
  const counts = new Float64Array(classes * classes);
  const pairs = Math.floor(values.length / 2);
  for (let i = 0; i < pairs; i += 1) {
    add(counts, classOf(values[2 * i] as number) * classes + classOf(values[2 * i + 1] as number));
  }
  const share = (index: number) => (sizes[index] as number) / cells;
  const expected = (cell: number) => pairs * share(Math.floor(cell / classes)) * share(cell % classes);
  return chiSquareTest(`pairs in ${classes} × ${classes}`, counts, expected, counts.length - 1);
}

/** Low and high results alternate as often as chance would have it (Wald and Wolfowitz). */
export function runsTest({ values, cells }: Sample): TestResult {
  const isLow = (index: number) => (values[index] as number) < cells / 2;
  let low = 0;
  let runs = 1;
  for (let i = 0; i < values.length; i += 1) {
    if (isLow(i)) low += 1;
    if (i > 0 && isLow(i) !== isLow(i - 1)) runs += 1;
  }
  const total = values.length;
  const product = 2 * low * (total - low);
  const mean = product / total + 1;
  const variance = (product * (product - total)) / (total * total * (total - 1));
  const z = (runs - mean) / Math.sqrt(variance);
  return { test: 'runs of low and high', statistic: z, p: normalPValue(z) };
}

/** Neighbours do not lean the same way: the correlation at distance 1, which is near normal with variance 1 / n. */
export function correlationTest({ values, cells }: Sample): TestResult {
  const mean = (cells - 1) / 2;
  const variance = (cells * cells - 1) / 12;
  let sum = 0;
  for (let i = 1; i < values.length; i += 1) {
    sum += ((values[i] as number) - mean) * ((values[i - 1] as number) - mean);
  }
  const z = sum / (variance * Math.sqrt(values.length - 1));
  return { test: 'correlation of neighbours', statistic: z, p: normalPValue(z) };
}

/** All four tests of a sequence. */
export function testSequence(sample: Sample): TestResult[] {
  return [frequencyTest(sample), pairsTest(sample), runsTest(sample), correlationTest(sample)];
}

/**
 * Every card is equally likely at every position of a shuffled deck. Rows and columns of the table have fixed sums,
 * so that (n - 1)/n of the statistic has (n - 1)^2 degrees of freedom.
 */
export function positionsTest(decks: readonly (readonly number[])[], size: number): TestResult {
  const counts = new Float64Array(size * size);
  for (const deck of decks)
    for (const [position, card] of deck.entries()) add(counts, position * size + card);
  const raw = chiSquare(counts, () => decks.length / size);
  const statistic = (raw * (size - 1)) / size;
  return {
    test: `cards by position, ${size} × ${size}`,
    statistic,
    p: chiSquarePValue(statistic, (size - 1) ** 2),
  };
}

/** The second card says nothing of the first, but that it is another one. */
export function firstTwoCardsTest(decks: readonly (readonly number[])[], size: number): TestResult {
  const counts = new Float64Array(size * (size - 1));
  for (const [first = 0, second = 0] of decks)
    add(counts, first * (size - 1) + second - (second > first ? 1 : 0));
  const expected = () => decks.length / counts.length;
  return chiSquareTest('first two cards', counts, expected, counts.length - 1);
}

function chiSquareTest(
  test: string,
  counts: Float64Array,
  expected: (cell: number) => number,
  dof: number,
): TestResult {
  const statistic = chiSquare(counts, expected);
  return { test, statistic, p: chiSquarePValue(statistic, dof) };
}

function chiSquare(counts: Float64Array, expected: (cell: number) => number): number {
  return counts.reduce((sum, count, cell) => sum + (count - expected(cell)) ** 2 / expected(cell), 0);
}

function add(counts: Float64Array, cell: number): void {
  counts[cell] = (counts[cell] as number) + 1;
}
