export { DateRange } from './DateRange.tsx';
export { type Days, presetDays, type RangePreset } from './range-presets.ts';
