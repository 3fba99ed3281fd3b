import type { Page, TestServer } from '@ikka/test-kit';
import { expect } from 'vitest';

/** Where the piece of the puzzle on the page belongs, once it can be moved: the page itself does not know it. */
async function targetOf(page: Page, server: TestServer): Promise<number> {
  const id = await page.locator('[data-puzzle]').getAttribute('data-puzzle');
  const { rows } = await server.database.database.pool.query<{ piece_x: number }>(
    'SELECT piece_x FROM identity.slider_puzzle WHERE id = $1',
    [id],
  );
  const target = rows[0]?.piece_x;
  if (target === undefined) throw new Error('there is no puzzle on the page');
  return target;
}

/** Until the page has taken the verdict up: it shows a solved puzzle, or none any more. */
const taken = (page: Page) =>
  expect
    .poll(async () => {
      const isSolved = (await page.locator('.rc-slider-captcha-button-success').count()) > 0;
      return isSolved || (await page.locator('.rc-slider-captcha-button').count()) === 0;
    })
    .toBe(true);

/** Lets the page draw so many times: a hand's pace, whatever the machine's. */
const drawn = (page: Page, frames: number) =>
  page.evaluate(`(async () => {
    for (let frame = 0; frame < ${frames}; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  })()`);

/**
 * Moves the slider's piece as a hand would: to the place that the server keeps, with an uneven pace. Where that place
 * is, the test reads from the database.
 */
export async function solveSlider(page: Page, server: TestServer): Promise<void> {
  const knob = page.locator('[class*=captcha-control] [class*=button], [class*=control-button]').first();
  await knob.waitFor();
  const target = await targetOf(page, server);
  const box = await knob.boundingBox();
  const picture = await page.locator('[class*=captcha] img').first().boundingBox();
  if (box === null || picture === null) throw new Error('the puzzle is not drawn');
  const piece = await page.locator('[class*=captcha] img').last().boundingBox();
  if (piece === null) throw new Error('the puzzle has no piece');
  // Knob and piece each travel the picture's width less their own: the piece a little slower or faster than the hand.
  const scale = picture.width / 320;
  const pace = (picture.width - piece.width) / (picture.width - box.width);
  const way = (target * scale) / pace;
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const steps = 12;
  for (let step = 1; step <= steps; step += 1) {
    const eased = 1 - (1 - step / steps) ** 2;
    await page.mouse.move(start.x + way * eased, start.y + (step % 3));
    await drawn(page, 1);
  }
  const judged = page.waitForResponse(
    (response) => response.url().endsWith('/wps/captcha/geetest') && response.request().method() === 'POST',
  );
  await page.mouse.up();
  const verdict = await (await judged).text();
  if (!verdict.includes('ticket')) throw new Error(`the slider was not believed: ${verdict}`);
  await taken(page);
}

/** Moves the piece with page and arrow keys, as who has no pointer does, and lets go with Enter. */
export async function solveSliderByKeys(page: Page, server: TestServer): Promise<void> {
  const handle = page.getByRole('slider');
  await handle.waitFor();
  const target = await targetOf(page, server);
  const [knob, picture, piece] = await Promise.all([
    handle.boundingBox(),
    page.locator('[class*=captcha] img').first().boundingBox(),
    page.locator('[class*=captcha] img').last().boundingBox(),
  ]);
  if (!knob || !picture || !piece) throw new Error('the puzzle is not drawn');
  // The knob travels a little further than the piece: as far as the picture is wide, less its own width.
  const pace = (picture.width - piece.width) / (picture.width - knob.width);
  await handle.focus();
  // Far with the page key, which moves as much as twelve arrows, then nearer: never by jumps alone.
  const arrows = Math.round((target * picture.width) / 320 / pace / 2);
  const pages = Math.max(0, Math.floor((arrows - 4) / 12));
  const way = [
    ...Array<string>(pages).fill('PageUp'),
    ...Array<string>(arrows - pages * 12).fill('ArrowRight'),
  ];
  for (const [index, key] of way.entries()) {
    await page.keyboard.press(key);
    // A key that is held waits before it repeats. Without that the way is a script's: too quick and too even.
    if (index === 0) await drawn(page, 20);
  }
  const judged = page.waitForResponse(
    (response) => response.url().endsWith('/wps/captcha/geetest') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Enter');
  const verdict = await (await judged).text();
  if (!verdict.includes('ticket')) throw new Error(`the slider was not believed: ${verdict}`);
  await taken(page);
}
