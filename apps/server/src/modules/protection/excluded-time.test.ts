import { expect, it } from 'vitest';
import { excludedMs } from './excluded-time.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const span = (begins: number, ends: number | null, lifted: number | null = null) => ({
  beginsAt: at(begins),
  endsAt: ends === null ? null : at(ends),
  liftedAt: lifted === null ? null : at(lifted),
});
const hour = 3_600_000;

it.each([
  ['none', [], 0],
  ['one within', [span(3, 5)], 2],
  ['one that began before and one that goes on', [span(-5, 1), span(8, 90)], 3],
  ['two that overlap count once', [span(2, 5), span(4, 6)], 4],
  ['one within another', [span(2, 9), span(3, 4)], 7],
  ['lifted before its end', [span(2, 9, 3)], 1],
  ['for good', [span(6, null)], 4],
  ['all of it before or after', [span(-9, -1), span(11, 12)], 0],
] as const)('[P12] excluded time of a stretch: %s', (_what, spans, hours) => {
  expect(excludedMs(spans, at(0), at(10))).toBe(hours * hour);
});
