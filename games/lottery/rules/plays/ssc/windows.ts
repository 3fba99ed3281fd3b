/** Neighbouring places of the five digits, by the name under which players know them. */
export interface Window {
  readonly code: string;
  readonly positions: readonly number[];
}

const from = (code: string, first: number, count: number): Window => ({
  code,
  positions: Array.from({ length: count }, (_, at) => first + at),
});

export const allFive = from('5X', 0, 5);
export const fours = [from('4XQ', 0, 4), from('4XH', 1, 4)];
export const threes = [from('3XQ', 0, 3), from('3XZ', 1, 3), from('3XH', 2, 3)];
export const twos = [from('2XQ', 0, 2), from('2XH', 3, 2)];

/** The five places from the ten-thousands on. */
export const placeNames = ['p1', 'p2', 'p3', 'p4', 'p5'];
