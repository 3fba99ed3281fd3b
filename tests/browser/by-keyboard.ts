import type { Locator, Page } from '@ikka/test-kit';
import { expect } from 'vitest';

/** What is asked of an element: these suites are typed without a page's own library. */
interface Part {
  readonly isConnected: boolean;
  readonly ownerDocument: { readonly activeElement: unknown };
}

/**
 * `gone` where the page has drawn the part anew since it was found. `afterAll` lets the page draw once before: on a loaded
 * machine a key that was pressed may still be on its way, and lead further. Its timers run too: a dialog looks a moment after the
 * key whether the focus left it from a field of a day, and who is two keys further by then is taken back.
 */
async function whereFocusIs(element: unknown, afterAll: boolean): Promise<'here' | 'elsewhere' | 'gone'> {
  const { requestAnimationFrame, setTimeout } = globalThis as unknown as {
    requestAnimationFrame: (next: () => void) => void;
    setTimeout: (next: () => void) => void;
  };
  if (afterAll) await new Promise<void>((next) => requestAnimationFrame(() => setTimeout(next)));
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
  async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    let part = await target.elementHandle();
    for (const until = performance.now() + 10_000; performance.now() < until; ) {
      const focus = await part?.evaluate(whereFocusIs, false);
      if (focus === 'elsewhere') await press(key);
      else if (focus !== 'here') part = await target.elementHandle();
      else if (part && (await part.evaluate(whereFocusIs, true)) === 'here') return part;
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
    /**
     * Writes into a field in place of whatever stands there: a key for the first letter, and the rest at once, as a keyboard
     * does that completes words. A field of a day is written with `type`.
     */
    async write(target: Locator, text: string): Promise<void> {
      await tabTo(target);
      await press('ControlOrMeta+a');
      await type(text.slice(0, 1));
      if (text.length > 1) await page.keyboard.insertText(text.slice(1));
    },
    /** Empties a field, until the page shows it empty. */
    async clear(target: Locator): Promise<void> {
      await expect
        .poll(async () => {
          await tabTo(target);
          await press('ControlOrMeta+a');
          await press('Delete');
          return target.inputValue();
        })
        .toBe('');
    },
    /** Presses a button, once it says that it can be pressed. */
    async push(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
      const part = await tabTo(target, key);
      const canBePressed = () => part.isEnabled().catch(() => target.isEnabled());
      await expect.poll(canBePressed, { timeout: 10_000 }).toBe(true);
      await press('Enter');
    },
    /** Goes step by step to one of a list, a menu or a tree: to where the page keeps the focus. */
    async stepTo(target: Locator, key: string): Promise<void> {
      const part = await target.elementHandle();
      for (const until = performance.now() + 10_000; performance.now() < until; ) {
        if ((await part?.evaluate(whereFocusIs, true)) === 'here') return;
        await press(key);
      }
      throw new Error(`${key} does not lead to ${target}`);
    },
    /** Goes on to another of a row of tabs or radio buttons, which take the arrow keys. */
    async choose(from: Locator, key: string, to: Locator): Promise<void> {
      await tabTo(from);
      await press(key);
      await expect.poll(() => hasFocus(to), { timeout: 10_000 }).toBe(true);
    },
  };
}
