import { type Fraction, fraction } from '@ikka/money';

/** [W2] The wheels, by their risk and the number of their segments. */
export const wheels = ['low-10', 'medium-10', 'high-10', 'high-20', 'high-30', 'high-50'] as const;
export type WheelName = (typeof wheels)[number];

/** A wheel of which one segment pays all. */
const single = (segments: number, pays: number): readonly number[] =>
  Array.from({ length: segments }, (_, at) => (at === segments - 1 ? pays : 0));

/** [W3] What each segment pays, in tenths of the stake, in the order in which they stand on the wheel. */
const tenths: Readonly<Record<WheelName, readonly number[]>> = {
  'low-10': [15, 12, 12, 12, 0, 12, 12, 12, 12, 0],
  'medium-10': [0, 19, 0, 15, 0, 20, 0, 15, 0, 30],
  'high-10': single(10, 99),
  'high-20': single(20, 198),
  'high-30': single(30, 297),
  'high-50': single(50, 495),
};

/** [W3] What each segment pays for one, in ten-thousandths. */
export function segmentMultipliers(wheel: WheelName): readonly number[] {
  return tenths[wheel].map((pays) => pays * 1_000);
}

/** [W4] The return of every wheel. */
export const rtp: Fraction = fraction(99n, 100n);
