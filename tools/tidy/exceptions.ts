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
  ['float-money', 'apps/office/src/features/catalogue/game-draft.ts', 'how many coins a stake is, a count'],
  [
    'float-money',
    'apps/server/src/modules/catalogue/office-routes.ts',
    'how many coins a stake is, a count kept as a bigint',
  ],
  [
    'float-money',
    'apps/server/src/modules/returns/judge.ts',
    'shares and deviations by which a game is judged; no amount is made of them',
  ],
  [
    'float-money',
    'apps/server/src/modules/integrity/pairs/counts-of-hand.ts',
    'results in stakes by which play is judged; no amount is made of them',
  ],
  [
    'hard-colour',
    'apps/site/src/features/lobby/SpotlightCard.module.css',
    'text upon a picture that is night in both themes',
  ],
  [
    'hard-colour',
    'apps/site/src/features/lobby/GameCard.module.css',
    'a veil upon a picture that is the same in both themes',
  ],
  [
    'hard-colour',
    'apps/site/src/features/game/GamePage.module.css',
    'the night around a stage before it has loaded',
  ],
  ['hard-colour', 'apps/site/src/parts/rounds/SlotReels.module.css', 'the reels as the stage drew them'],
];
