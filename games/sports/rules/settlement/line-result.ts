import type { LegResult } from './leg-result.ts';

/** A handicap or total in quarters: `-0.75` is -3. Null for a text that is none. */
export function readLine(text: string): number | null {
  const parts = /^(-?)(\d{1,3})(?:\.(25|5|75))?$/.exec(text);
  if (parts === null) return null;
  const [, sign = '', whole = '', rest = ''] = parts;
  const quarters = Number(whole) * 4 + ({ '': 0, '25': 1, '5': 2, '75': 3 }[rest] ?? 0);
  return sign === '-' ? -quarters : quarters;
}

/** Writes a line as the wire has it: -3 as `-0.75`. */
export function printLine(quarters: number): string {
  const magnitude = Math.abs(quarters);
  const rest = ['', '.25', '.5', '.75'][magnitude % 4] ?? '';
  return `${quarters < 0 ? '-' : ''}${Math.floor(magnitude / 4)}${rest}`;
}

/**
 * What a distance past a line is worth (SP6), in quarters of a goal. Between two half lines a half of the stake lies on each of
 * them: three quarters up are a half on 0.5 and a half on 1.
 */
export function lineResult(quarters: number): LegResult {
  if (quarters % 2 === 0) return quarters > 0 ? 'win' : quarters === 0 ? 'push' : 'lose';
  if (quarters === 1) return 'half_win';
  if (quarters === -1) return 'half_lose';
  return quarters > 0 ? 'win' : 'lose';
}
