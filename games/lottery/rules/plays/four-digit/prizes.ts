/** The rows of a board with the numbers in each. */
export const rows = { first: 1, second: 1, third: 1, special: 10, consolation: 10 } as const;
export type Row = keyof typeof rows;
export type Side = 'BIG' | 'SMALL';

/** Small is a bet on the first three rows alone, for more. */
export const rowsOf: Readonly<Record<Side, readonly Row[]>> = {
  BIG: ['first', 'second', 'third', 'special', 'consolation'],
  SMALL: ['first', 'second', 'third'],
};

/** What a number pays for one in each row. */
export const straightPrizes: Readonly<Record<Side, readonly string[]>> = {
  BIG: ['2500', '1000', '500', '180', '60'],
  SMALL: ['3500', '2000', '1000'],
};

/** The same where one stake covers all orders of the digits, by how many there are. */
export const boxPrizes: Readonly<Record<Side, Readonly<Record<number, readonly string[]>>>> = {
  BIG: {
    24: ['105', '42', '21', '8', '3'],
    12: ['209', '84', '42', '15', '5'],
    6: ['417', '167', '84', '30', '10'],
    4: ['625', '250', '125', '45', '15'],
  },
  SMALL: {
    24: ['146', '84', '42'],
    12: ['292', '167', '84'],
    6: ['584', '334', '167'],
    4: ['875', '500', '250'],
  },
};
