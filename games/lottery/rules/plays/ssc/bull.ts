export const bullNames = [
  'NO_BULL',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'B9',
  'BULL_BULL',
] as const;
export type Bull = (typeof bullNames)[number];

/** Of the 100,000 ways in which five digits come. */
export const bullWays: Readonly<Record<Bull, number>> = {
  NO_BULL: 35_649,
  B1: 6_375,
  B2: 6_505,
  B3: 6_375,
  B4: 6_505,
  B5: 6_375,
  B6: 6_505,
  B7: 6_375,
  B8: 6_505,
  B9: 6_375,
  BULL_BULL: 6_456,
};

/** Three of the five digits that make whole tens are a bull; the last figure of the other two says which, none standing for ten. */
export function bullOf(five: readonly number[]): Bull {
  const total = five.reduce((sum, digit) => sum + digit, 0);
  for (let first = 0; first < 5; first += 1) {
    for (let second = first + 1; second < 5; second += 1) {
      const beside = (five[first] ?? 0) + (five[second] ?? 0);
      if ((total - beside) % 10 === 0) return bullNames[beside % 10 === 0 ? 10 : beside % 10] ?? 'NO_BULL';
    }
  }
  return 'NO_BULL';
}
