import type { MantineColorsTuple } from '@mantine/core';

/** The night: grounds and lines of the dark theme, from text (0) to the deepest sky (9). */
export const night: MantineColorsTuple = [
  '#f3eee3',
  '#d5d2e6',
  '#a9a7c9',
  '#7d7ba6',
  '#3a3d74',
  '#2a2d5c',
  '#1e2149',
  '#12142f',
  '#0d0f26',
  '#080a1b',
];

/** Paper: grounds and lines of the light theme, from the whitest sheet (0) to ink (9). */
export const paper: MantineColorsTuple = [
  '#fffdf8',
  '#fbf6ec',
  '#f3ebdb',
  '#e6dac2',
  '#cdbd9f',
  '#847a6c',
  '#645c55',
  '#4a4446',
  '#322e38',
  '#1c1a2b',
];

/** Lantern gold: what can be won or pressed at night. */
export const gold: MantineColorsTuple = [
  '#fff7e0',
  '#ffedc0',
  '#ffdf95',
  '#ffd069',
  '#f9bd45',
  '#eba52c',
  '#cf871a',
  '#9c6110',
  '#7a4a0d',
  '#57340a',
];

/** Glazed tile: what can be pressed by day. */
export const tile: MantineColorsTuple = [
  '#e4f6f3',
  '#c6e9e4',
  '#98d6ce',
  '#66bfb5',
  '#3ba79c',
  '#1f8d84',
  '#12756e',
  '#0c615d',
  '#0a4d4b',
  '#083a39',
];

/** The sky above the bazaar: heroes, info. */
export const indigo: MantineColorsTuple = [
  '#eceeff',
  '#d5d9fb',
  '#b0b7f2',
  '#8a93e8',
  '#6b75dd',
  '#545dce',
  '#434ab3',
  '#363c92',
  '#2a2f72',
  '#1d2152',
];

/** Money in. */
export const emerald: MantineColorsTuple = [
  '#e2fbef',
  '#c0f3da',
  '#8ee6bd',
  '#5bd79f',
  '#38c788',
  '#1fae72',
  '#138f5d',
  '#0d734c',
  '#0a5a3c',
  '#07412c',
];

/** Money out and warnings. */
export const coral: MantineColorsTuple = [
  '#fff0ec',
  '#ffdcd3',
  '#ffbcab',
  '#ff9a82',
  '#fb7b60',
  '#ec5f43',
  '#cf452a',
  '#ab3620',
  '#862a1a',
  '#621f13',
];
