import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { type Browser, openBrowser } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The function as a browser reads it: it stands by itself. */
const followFormErrors = stripTypeScriptTypes(
  readFileSync(new URL('../../packages/ui/src/forms/follow-form-errors.ts', import.meta.url), 'utf8'),
).replace('export function', 'function');

/** A dialog that is lower than its form, as a telephone shows it. All heights are even, so that every edge falls on a device pixel. */
const dialog = `
  <style>input, button, p { display: block; box-sizing: border-box; margin: 0; block-size: 40px } label { display: block; line-height: 20px } p:empty { block-size: 0 }</style>
  <div role="dialog" style="block-size: 300px; overflow-y: auto">
    <form>
      <div style="block-size: 500px">Above</div>
      <p id="alert"></p>
      <label>Name <input id="name"></label>
      <div style="block-size: 500px">Between</div>
      <div><input id="terms" type="checkbox"><p id="unagreed"></p></div>
      <button style="margin-block-start: 700px">Send</button>
    </form>
    <input id="elsewhere">
  </div>`;

describe('what is wrong with a form that was sent', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  /** The page after its form was sent, with what its script does with that. */
  async function sent(answer: string) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.setContent(dialog);
    await page.evaluate(`${followFormErrors}; followFormErrors(document)`);
    await page.evaluate(`
      globalThis.part = (id) => document.getElementById(id);
      globalThis.isWrong = (id) => part(id).setAttribute('aria-invalid', 'true');
      document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault(); ${answer} });`);
    await page.getByRole('button').click();
    const focus = () => page.evaluate('document.activeElement.id || document.activeElement.tagName');
    const isInSight = (id: string) =>
      page.evaluate(`(() => {
        const [one, dialog] = [document.getElementById('${id}'), document.querySelector('[role=dialog]')]
          .map((element) => element.getBoundingClientRect());
        return one.height > 0 && one.top >= dialog.top && one.bottom <= dialog.bottom;
      })()`);
    return { page, focus, isInSight, close: () => context.close() };
  }

  it('is focused and in sight: the first field that is wrong', async () => {
    const { focus, isInSight, close } = await sent(`isWrong('name'); isWrong('terms');`);
    await expect.poll(focus).toBe('name');
    expect(await isInSight('name')).toBe(true);
    await close();
  });

  it('is so too where only its words say it, and they come with a later answer', async () => {
    const { page, focus, isInSight, close } = await sent('');
    expect(await focus()).toBe('BUTTON');
    await page.evaluate(
      `part('unagreed').className = 'mantine-Checkbox-error'; part('unagreed').textContent = 'Agree first.'`,
    );
    await expect.poll(focus).toBe('terms');
    expect(await isInSight('unagreed')).toBe(true);
    await close();
  });

  it('is in sight where it is about no field, and the focus stays', async () => {
    const { focus, isInSight, close } = await sent(
      `part('alert').setAttribute('role', 'alert'); part('alert').textContent = 'Not right.'`,
    );
    await expect.poll(() => isInSight('alert')).toBe(true);
    expect(await focus()).toBe('BUTTON');
    await close();
  });

  it('is told anew where the answer to another try finds the next thing', async () => {
    const { page, focus, close } = await sent(`isWrong(part('name').value === '' ? 'name' : 'terms');`);
    await expect.poll(focus).toBe('name');
    await page.keyboard.type('Asma');
    await page.evaluate(`part('name').removeAttribute('aria-invalid')`);
    await page.keyboard.press('Enter');
    await expect.poll(focus).toBe('terms');
    await close();
  });

  it('leaves whoever has gone on in peace', async () => {
    const { page, focus, close } = await sent('');
    await page.locator('#elsewhere').click();
    await page.evaluate(`isWrong('name')`);
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    expect(await focus()).toBe('elsewhere');
    await close();
  });
});
