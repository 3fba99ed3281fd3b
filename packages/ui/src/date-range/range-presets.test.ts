import { expect, it } from 'vitest';
import { presetDays } from './range-presets.ts';

const now = new Date('2026-03-01T20:00:00.000Z');

it.each([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-02-01', '2026-03-02'],
] as const)('%s is %s to %s in the zone of the site', (preset, from, to) => {
  expect(presetDays(preset, now)).toEqual({ from, to });
});
