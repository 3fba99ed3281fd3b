import type { Locator, Page } from '@ikka/test-kit';
import { expect } from 'vitest';

/** What is asked of an element: these suites are typed without a page's own library. */
interface Part {
  readonly isConnected: boolean;
  readonly ownerDocument: { readonly activeElement: unknown };
}

/** `gone` where the page has drawn the part anew since it was found. */
function whereFocusIs(element: unknown): 'here' | 'elsewhere' | 'gone' {
  const part = element as Part;
  if (!part.isConnected) return 'gone';
  return part.ownerDocument.activeElement === part ? 'here' : 'elsewhere';
}

/** What the page can be asked for by who has no pointer. */
export function byKeyboard(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const hasFocus = async (target: Locator) => (await target.and(page.locator(':focus')).count()) === 1;

  /**
   * Goes to a part of the page with the tab key, round and round while what is above it goes away. The part is looked for
   * once: a search by role and name is dear.
   */
  async function tabTo(target: Locator): Promise<void> {
    let part = await target.elementHandle();
    for (const until = performance.now() + 10_000; performance.now() < until; ) {
      const focus = await part?.evaluate(whereFocusIs);
      if (focus === 'here') return;
      if (focus === 'elsewhere') await press('Tab');
      else part = await target.elementHandle();
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
