export const diceFormNames = ['TRIPLE', 'STRAIGHT', 'PAIR', 'MIXED'] as const;
export type DiceForm = (typeof diceFormNames)[number];

/** Of the 216 throws of three dice. */
export const diceFormWays: Readonly<Record<DiceForm, number>> = {
  TRIPLE: 6,
  STRAIGHT: 24,
  PAIR: 90,
  MIXED: 96,
};

/** The form of a throw; a straight is 123, 234, 345 or 456 in any order. */
export function diceFormOf(thrown: readonly string[]): DiceForm {
  const faces = [...new Set(thrown)].sort().map(Number);
  if (faces.length === 1) return 'TRIPLE';
  if (faces.length === 2) return 'PAIR';
  return (faces[2] ?? 0) - (faces[0] ?? 0) === 2 ? 'STRAIGHT' : 'MIXED';
}
