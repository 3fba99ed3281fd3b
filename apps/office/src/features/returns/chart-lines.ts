import type { DayRow } from './return-words.ts';

export const chartSize = { width: 720, height: 240, start: 108, end: 12, top: 12, bottom: 30 } as const;

export interface ChartLines {
  /** Corners of the band, one way along its upper end and back along its lower one; empty where there is none. */
  readonly band: string;
  readonly measured: string;
  readonly due: string;
  /** What the scale names, from the top: a share, and its height in the picture. */
  readonly marks: readonly { readonly share: number; readonly y: number }[];
  /** Where the last day lies. */
  readonly last: { readonly x: number; readonly y: number };
}

/** At least so much of the scale is shown on both sides of what was due, and the band no further than this. */
const [SPAN_LEAST, SPAN_MOST] = [0.005, 0.25];

/**
 * What was returned, day by day, in the picture's own units. The scale is as wide as the last day's band, so that the first
 * days, of which little can be known, do not press all others flat; what lies outside is drawn at the edge.
 */
export function chartLines(days: readonly DayRow[]): ChartLines {
  const { width, height, start, end, top, bottom } = chartSize;
  const last = days.at(-1)?.soFar;
  const number = (share: string | null | undefined) => (share == null ? null : Number(share));
  const middle = number(last?.due) ?? number(last?.measured) ?? 1;
  const reach = [number(last?.from), number(last?.to), number(last?.measured)].map((share) =>
    share === null ? 0 : Math.abs(share - middle),
  );
  const span = Math.min(SPAN_MOST, Math.max(SPAN_LEAST, ...reach) * 1.25);
  const [low, high] = [Math.max(0, middle - span), middle + span];
  const yOf = (share: number) => {
    const held = Math.min(high, Math.max(low, share));
    return round(top + ((high - held) / (high - low)) * (height - top - bottom));
  };
  const step = days.length < 2 ? 0 : (width - start - end) / (days.length - 1);
  const xOf = (at: number) => round(start + at * step);
  const line = (of: (day: DayRow) => string | null) =>
    days.flatMap((day, at) => {
      const share = number(of(day));
      return share === null ? [] : [`${xOf(at)},${yOf(share)}`];
    });
  const upper = line(({ soFar }) => soFar.to);
  const lower = line(({ soFar }) => soFar.from);
  return {
    band: [...upper, ...lower.toReversed()].join(' '),
    measured: line(({ soFar }) => soFar.measured).join(' '),
    due: line(({ soFar }) => soFar.due).join(' '),
    marks: [high, middle, low].map((share) => ({ share, y: yOf(share) })),
    last: { x: xOf(Math.max(0, days.length - 1)), y: yOf(number(last?.measured) ?? middle) },
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
