import type { Winner } from '../coup.ts';
import { runsOf } from './big-road.ts';
import { type Colour, type DerivedRoad, derivedColours, derivedRoads } from './derived-road.ts';

/** [B22] The colour that each derived road would take next if this side won now; null where a road has not begun. */
export function predict(
  winners: readonly Winner[],
  next: Exclude<Winner, 'tie'>,
): Readonly<Record<DerivedRoad, Colour | null>> {
  const [before, after] = [runsOf(winners), runsOf([...winners, next])];
  const colourOf = (road: DerivedRoad): Colour | null => {
    const colours = derivedColours(after, derivedRoads[road]);
    return colours.length > derivedColours(before, derivedRoads[road]).length
      ? (colours.at(-1) ?? null)
      : null;
  };
  return { bigEye: colourOf('bigEye'), small: colourOf('small'), cockroach: colourOf('cockroach') };
}
