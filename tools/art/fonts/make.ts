import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { urduLetters } from './urdu-letters.ts';

/*
 * Cuts the faces of the first Urdu view down to the letters of Urdu and the weights of the theme, and a face of signs down to the
 * suits of cards, which the faces of letters have not. The result is committed; what it leaves out of a face of letters still
 * comes from the whole one, when somebody writes it.
 *   node tools/art/fonts/make.ts
 */
const require = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
const out = new URL('../../../packages/ui/src/fonts/', import.meta.url);
const letters = urduLetters
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
  )
  .join('');

interface Face {
  readonly from: string;
  readonly to: string;
  /** The letters that stay: those of Urdu unless said otherwise. */
  readonly keeps?: string;
  readonly variationAxes?: { readonly wght: { readonly min: number; readonly max: number } };
}

const faces: readonly Face[] = [
  {
    from: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-600-normal.woff2',
    to: 'noto-nastaliq-urdu-600.woff2',
  },
  {
    from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    to: 'noto-sans-urdu-wght.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2',
    to: 'card-suits.woff2',
    keeps: '♠♣♥♦',
  },
];

for (const { from, to, keeps = letters, variationAxes } of faces) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, keeps, {
    targetFormat: 'woff2',
    ...(variationAxes ? { variationAxes } : {}),
  });
  await writeFile(new URL(to, out), cut);
  console.log(`${to}: ${whole.byteLength} bytes cut to ${cut.byteLength}`);
}
