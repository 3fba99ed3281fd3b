/** Where a rule is broken on purpose: [rule, path, why]. One that is no longer needed fails too. */
export const exceptions: readonly (readonly [rule: string, path: string, why: string])[] = [
  [
    'physical-props',
    'apps/site/src/features/identity/SliderCaptcha.tsx',
    'the place of the piece within the picture, which does not turn round with the language',
  ],
  [
    'float-money',
    'apps/office/src/features/books/share-of.ts',
    'the length of a bar; the figure beside it is the exact text',
  ],
];
