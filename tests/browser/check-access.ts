import type { Page } from '@ikka/test-kit';
import axe from 'axe-core';

interface Found {
  id: string;
  impact: string;
  help: string;
  nodes: string[];
}

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
    .run(${within ? `[...document.querySelectorAll('[role="dialog"]')].at(-1)` : 'document'}, { resultTypes: ['violations'] })
    .then(({ violations }) => violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(({ html, any }) => html.slice(0, 200) + ' ' + (any[0]?.message ?? '')) })))`);
  return found.map(({ id, impact, help, nodes }) => `${impact} ${id}: ${help}\n  ${nodes.join('\n  ')}`);
}
