export const formNames = ['LEOPARD', 'STRAIGHT', 'PAIR', 'HALF_STRAIGHT', 'MISC'] as const;
export type Form = (typeof formNames)[number];

/** Of the 1,000 ways in which three digits come. */
export const formWays: Readonly<Record<Form, number>> = {
  LEOPARD: 10,
  STRAIGHT: 60,
  PAIR: 270,
  HALF_STRAIGHT: 360,
  MISC: 300,
};

/** The form of three digits; 9 and 0 are neighbours, so that 890 and 901 are straights. */
export function formOf(three: readonly number[]): Form {
  const digits = [...new Set(three)];
  if (digits.length === 1) return 'LEOPARD';
  if (digits.length === 2) return 'PAIR';
  const neighbours = digits.filter((digit) => digits.includes((digit + 1) % 10)).length;
  if (neighbours === 2) return 'STRAIGHT';
  return neighbours === 1 ? 'HALF_STRAIGHT' : 'MISC';
}
