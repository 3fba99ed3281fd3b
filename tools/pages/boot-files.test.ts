import { describe, expect, it } from 'vitest';
import { handToBoot } from './boot-files.ts';

const page = (head: string) => `<head>
    <link rel="stylesheet" href="/boot.css" />
    <script src="/boot.js"></script>
    ${head}
  </head>`;
const application = `<script type="module" crossorigin src="/assets/react.js"></script>
    <script type="module" crossorigin src="/assets/first.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/first.css">`;
const faces = { en: [/^fraunces/], ur: [/^nastaliq/, /^sans/] };
const files = [
  'assets/sans-1.woff2',
  'assets/fraunces-2.woff2',
  'assets/nastaliq-3.woff2',
  'assets/first.js',
];

describe('what boot.js fetches', () => {
  it('are the application’s styles and scripts in their order, and the first faces of each language', () => {
    const handed = handToBoot(page(application), files, faces);
    expect(handed).toContain(
      '<script src="/boot.js" data-styles="/assets/first.css" data-scripts="/assets/react.js /assets/first.js" ' +
        'data-en="/assets/fraunces-2.woff2" data-ur="/assets/sans-1.woff2 /assets/nastaliq-3.woff2"></script>',
    );
    expect(handed).toContain('<link rel="stylesheet" href="/boot.css" />');
    expect(handed.match(/<(script|link)/g)).toHaveLength(2);
  });

  it.each([
    ['no boot.js', application, files],
    ['no application', page(''), files],
    ['a face that was not built', page(application), files.slice(1)],
  ])('refuses a page with %s', (_what, html, built) => {
    expect(() => handToBoot(html, built, faces)).toThrow();
  });
});
