import type { Page } from '@ikka/test-kit';
import axe from 'axe-core';

interface Found {
  id: string;
  impact: string;
  help: string;
  nodes: string[];
}

/** No paths to what passed, no style sheets fetched once more for a rule about turned phones, which no style of ours turns. */
const options = `{
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
  preload: false,
  rules: { 'css-orientation-lock': { enabled: false } },
}`;

/**
 * What axe finds serious or critical in the page as it stands; `[]` where everybody can use it. Of a dialog look `within`
 * it alone: what its veil dims cannot be reached, and has other colours. Of several it is the one that opened last.
 */
export async function accessFaults(page: Page, within?: 'dialog'): Promise<string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  // What still fades in has other colours than it will have.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished)).then(() => undefined)',
  );
  const found = await page.evaluate<Found[]>(`axe
    .run(${within ? `[...document.querySelectorAll('[role="dialog"]')].at(-1)` : 'document'}, ${options})
    .then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(({ html, any }) => html.slice(0, 200) + ' ' + (any[0]?.message ?? '')) })))`);
  return found.map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n  ${nodes.join('\n  ')}`);
}
