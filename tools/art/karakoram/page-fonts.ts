import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The bytes of a file of an installed package, as an address that a page can use without a server. */
export function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(require.resolve(file)).toString('base64')}`;
}

/** The two display faces of the product, for the letters and plates that are drawn here. */
export function fontFaces(): string {
  const latin = dataUrl('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', 'font/woff2');
  const urdu = dataUrl(
    '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff2',
    'font/woff2',
  );
  return `
    @font-face { font-family: Display; src: url(${latin}); font-weight: 100 900; }
    @font-face { font-family: Nastaliq; src: url(${urdu}); font-weight: 700; }`;
}
