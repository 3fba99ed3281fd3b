import type { Locator, Page } from '@ikka/test-kit';
import { expect } from 'vitest';

/** What the page can be asked for by who has no pointer. */
export function byKeyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const hasFocus = async (target: Locator) => (await target.and(page.locator(':focus')).count()) === 1;

  /** Goes to a part of the page with the tab key. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let presses = 0; presses < 60; presses += 1) {
      if (await hasFocus(target)) return;
      await press('Tab');
    }
    throw new Error(`the tab key does not lead to ${target}`);
  }
  return {
    press,
    type,
    tabTo,
    hasFocus,
    /** Waits until the focus is there by itself. */
    focused: (target: Locator) => expect.poll(() => hasFocus(target), { timeout: 10_000 }).toBe(true),
    /** Writes into a field in place of whatever stands there. */
    async write(target: Locator, text: string): Promise<void> {
      await tabTo(target);
      await press('ControlOrMeta+a');
      await type(text);
    },
    async push(target: Locator): Promise<void> {
      await tabTo(target);
      await press('Enter');
    },
  };
}
