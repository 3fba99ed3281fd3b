import type { Locator, Page } from '@ikka/test-kit';

/** Whether the whole of a part stands inside the window as it is scrolled now. */
export async function isInSight(page: Page, part: Locator): Promise<boolean> {
  const [box, size] = [await part.boundingBox(), page.viewportSize()];
  return box !== null && size !== null && box.y >= 0 && box.y + box.height <= size.height;
}
