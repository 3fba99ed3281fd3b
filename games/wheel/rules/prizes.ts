import type { WheelChoice } from './choice.ts';
import { segmentMultipliers } from './sheet.ts';

/** [W3] What a wheel can win, the greatest first, with the number of its segments that win it. */
export function prizeSegments({ wheel }: WheelChoice): ReadonlyMap<number, number> {
  const segments = new Map<number, number>();
  for (const multiplier of segmentMultipliers(wheel)) {
    segments.set(multiplier, (segments.get(multiplier) ?? 0) + 1);
  }
  return new Map([...segments].sort(([a], [b]) => b - a));
}
