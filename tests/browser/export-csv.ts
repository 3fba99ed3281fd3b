import { readFileSync } from 'node:fs';
import type { Page } from '@ikka/test-kit';
import type { textsOf } from './texts.ts';

/** Exports the last list of an open page of the office as a CSV file: what it is called, and its lines. */
export async function exportCsv(
  page: Page,
  t: ReturnType<typeof textsOf>,
): Promise<{ name: string; lines: string[] }> {
  await page
    .getByRole('button', { name: t('office:export.take'), exact: true })
    .last()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('office:export.csv') }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), lines: file.trimEnd().split('\r\n') };
}
