/** The points of a line through `values` in a box, the first at its start; a line that is level lies in the middle. */
export function linePoints(values: readonly bigint[], width: number, height: number): string {
  const [lowest, highest] = extremes(values);
  const span = Number(highest - lowest);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values
    .map((value, at) => {
      const share = span === 0 ? 0.5 : Number(highest - value) / span;
      return `${round(at * step)},${round(share * height)}`;
    })
    .join(' ');
}

export function extremes(values: readonly bigint[]): readonly [lowest: bigint, highest: bigint] {
  const rising = values.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
  return [rising[0] ?? 0n, rising.at(-1) ?? 0n];
}

const round = (value: number) => Math.round(value * 10) / 10;
