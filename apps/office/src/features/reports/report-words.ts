import type { CallValue, calls } from '@ikka/contract';

export type Days = CallValue<typeof calls.officeReports.officeDays>;
export type Day = Days['days'][number];
type Line = Day['lines'][number];

/** The lines that a list of days has columns for; the others are told together. */
export const columnLines = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonuses'] as const;

const digitsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Adds decimal amounts of one currency without ever rounding. */
export function sumOf(amounts: readonly string[]): string {
  const digits = digitsOf(amounts[0] ?? '0.00');
  const units = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n);
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return units < 0n ? `-${whole}` : whole;
}

/** What a line of the day made. */
export const netOf = (day: Day, line: Line['line']): string =>
  day.lines.find((one) => one.line === line)?.net ?? '0.00';

/** What the lines without a column made together. */
export const restOf = (day: Day): string =>
  sumOf(day.lines.filter(({ line }) => !columnLines.some((one) => one === line)).map(({ net }) => net));
