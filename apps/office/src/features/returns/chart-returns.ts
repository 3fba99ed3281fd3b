import type { DayRow } from './return-words.ts';

/** A day in a chart, for the eye alone; null where there is nothing to draw. */
export interface ChartReturn extends Record<string, unknown> {
  readonly day: string;
  readonly measured: number | null;
  readonly due: number | null;
  readonly band: readonly [number, number] | null;
}

export interface ChartReturns {
  readonly days: readonly ChartReturn[];
  /** The lower end of the scale, its middle and its upper end. */
  readonly scale: readonly [number, number, number];
}

/** At least so much of the scale is shown on both sides of what was due, and the band no further than this. */
const [SPAN_LEAST, SPAN_MOST] = [0.005, 0.25];

/**
 * What was returned in all up to each day. The scale is as wide as the last day's band, so that the first days, of which little can
 * be known, do not press all others flat.
 */
export function chartReturns(rows: readonly DayRow[]): ChartReturns {
  const days = rows.map(({ day, soFar }) => {
    const [from, to] = [number(soFar.from), number(soFar.to)];
    return {
      day,
      measured: number(soFar.measured),
      due: number(soFar.due),
      band: from === null || to === null ? null : ([from, to] as const),
    };
  });
  const last = days.at(-1);
  const middle = last?.due ?? last?.measured ?? 1;
  const reach = [last?.band?.[0], last?.band?.[1], last?.measured].map((share) =>
    share == null ? 0 : Math.abs(share - middle),
  );
  const span = Math.min(SPAN_MOST, Math.max(SPAN_LEAST, ...reach) * 1.25);
  return { days, scale: [Math.max(0, middle - span), middle, middle + span] };
}

const number = (share: string | null): number | null => (share === null ? null : Number(share));
