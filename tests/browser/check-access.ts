import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@ikka/test-kit';

const require = createRequire(import.meta.url);
/** axe as small as it comes: every page that is loaded has to take it in anew. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  help: string;
  nodes: string[];
}

/** Rules whose findings are minor or moderate by axe's own word: they cost a fifth of a look, and nobody reads them here. */
const unread = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** No paths to what passed, no style sheets fetched once more for a rule about turned phones, which no style of ours turns. */
const options = `{
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
  rules: ${JSON.stringify(Object.fromEntries([...unread, 'css-orientation-lock'].map((id) => [id, { enabled: false }])))},
}`;

/**
 * To find icon fonts axe draws text on a canvas and reads it back, which takes a fifth of its run. We have no icon fonts, so while it
 * runs its canvas (detached, and of the size that a new one has) is one on which every text looks like plain letters. Returns what
 * puts the browser's own back.
 */
const withoutIconFonts = `(() => {
  const { getContext } = HTMLCanvasElement.prototype;
  const plain = {
    canvas: {},
    measureText: ({ length }) => ({ width: 30 * length }),
    fillText() {},
    clearRect() {},
    getImageData: () => ({ data: new Uint8ClampedArray(4).fill(255) }),
  };
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    const isNew = !this.isConnected && this.width === 300 && this.height === 150;
    return options?.willReadFrequently && isNew ? plain : getContext.call(this, kind, options);
  };
  return () => (HTMLCanvasElement.prototype.getContext = getContext);
})()`;

/**
 * Mantine names a dialog by its title in an effect, a moment after the dialog is drawn: on a loaded machine a look can fall between
 * the two. Waits a second for the names of all dialogs; one that has none by then is axe's to report.
 */
const dialogsNamed = `new Promise((done) => {
  const until = performance.now() + 1_000;
  const look = () => document.querySelector('[role="dialog"]:not([aria-labelledby], [aria-label])') === null
    || performance.now() > until ? done() : setTimeout(look, 20);
  look();
})`;

/**
 * What axe finds serious or critical in the page as it stands; `[]` where everybody can use it. Of a dialog look `within`
 * it alone: what its veil dims cannot be reached, and has other colours. Of several it is the one that opened last.
 */
export async function accessFaults(page: Page, within?: 'dialog'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  // What still fades in has other colours than it will have.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished)).then(() => undefined)',
  );
  await page.evaluate(dialogsNamed);
  const found = await page.evaluate<Found[]>(`((putBack) => axe
    .run(${within ? `[...document.querySelectorAll('[role="dialog"]')].at(-1)` : 'document'}, ${options})
    .then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(({ html, any }) => html.slice(0, 200) + ' ' + (any[0]?.message ?? '')) })))
    .finally(putBack))(${withoutIconFonts})`);
  return found.map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n  ${nodes.join('\n  ')}`);
}
