import type { Run } from './big-road.ts';

/** [B20] The colours of derived roads say whether the shoe is regular, not who won. */
export type Colour = 'red' | 'blue';

/** [B20] How many runs each derived road looks back: Big Eye Boy, Small Road, Cockroach Road. */
export const derivedRoads = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof derivedRoads;

/** [B20] The colours of the derived road that looks `back` runs back, in the order in which they came. */
export function derivedColours(runs: readonly Run[], back: number): Colour[] {
  const lengthOf = (run: number) => runs[run]?.ties.length ?? 0;
  return runs.flatMap((run, at) =>
    run.ties.flatMap((_, row): Colour[] => {
      if (row === 0) {
        if (at < back + 1) return [];
        return [lengthOf(at - 1) === lengthOf(at - 1 - back) ? 'red' : 'blue'];
      }
      if (at < back) return [];
      return [lengthOf(at - back) === row ? 'blue' : 'red'];
    }),
  );
}

/** [B20] Colours as they are drawn: the same goes on downwards, another one begins anew. */
export function colourRuns(
  colours: readonly Colour[],
): { readonly colour: Colour; readonly length: number }[] {
  const runs: { colour: Colour; length: number }[] = [];
  for (const colour of colours) {
    const last = runs.at(-1);
    if (last?.colour === colour) last.length += 1;
    else runs.push({ colour, length: 1 });
  }
  return runs;
}
