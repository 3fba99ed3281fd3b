import type { Page } from '@ikka/test-kit';

/** Goes to another address of the application that is open, as one of its links does: nothing is loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`);
}
