import type { Page, TestServer } from '@ikka/test-kit';

/**
 * Moves the slider's piece as a hand would: to the place that the server keeps, with an uneven pace. Where that place
 * is, the test reads from the database, for the page does not know it.
 */
export async function solveSlider(page: Page, server: TestServer): Promise<void> {
  const knob = page.locator('[class*=captcha-control] [class*=button], [class*=control-button]').first();
  await knob.waitFor();
  const { rows } = await server.database.database.pool.query<{ piece_x: number }>(
    'SELECT piece_x FROM identity.slider_puzzle WHERE checked_at IS NULL ORDER BY created_at DESC LIMIT 1',
  );
  const target = rows[0]?.piece_x;
  const box = await knob.boundingBox();
  const picture = await page.locator('[class*=captcha] img').first().boundingBox();
  if (target === undefined || box === null || picture === null)
    throw new Error('there is no puzzle on the page');
  const piece = await page.locator('[class*=captcha] img').last().boundingBox();
  if (piece === null) throw new Error('the puzzle has no piece');
  // Knob and piece each travel the picture's width less their own: the piece a little slower or faster than the hand.
  const scale = picture.width / 320;
  const pace = (picture.width - piece.width) / (picture.width - box.width);
  const way = (target * scale) / pace;
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const steps = 24;
  for (let step = 1; step <= steps; step += 1) {
    const eased = 1 - (1 - step / steps) ** 2;
    await page.mouse.move(start.x + way * eased, start.y + (step % 3));
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)))');
  }
  const judged = page.waitForResponse(
    (response) => response.url().endsWith('/wps/captcha/geetest') && response.request().method() === 'POST',
  );
  await page.mouse.up();
  const verdict = await (await judged).text();
  if (!verdict.includes('ticket')) throw new Error(`the slider was not believed: ${verdict}`);
}

/** Moves the piece with the arrow keys, as who has no pointer does, and lets go with Enter. */
export async function solveSliderByKeys(page: Page, server: TestServer): Promise<void> {
  const handle = page.getByRole('slider');
  await handle.waitFor();
  const { rows } = await server.database.database.pool.query<{ piece_x: number }>(
    'SELECT piece_x FROM identity.slider_puzzle WHERE checked_at IS NULL ORDER BY created_at DESC LIMIT 1',
  );
  const [knob, picture, piece] = await Promise.all([
    handle.boundingBox(),
    page.locator('[class*=captcha] img').first().boundingBox(),
    page.locator('[class*=captcha] img').last().boundingBox(),
  ]);
  const target = rows[0]?.piece_x;
  if (!knob || !picture || !piece || target === undefined) throw new Error('there is no puzzle on the page');
  // The knob travels a little further than the piece: as far as the picture is wide, less its own width.
  const pace = (picture.width - piece.width) / (picture.width - knob.width);
  await handle.focus();
  const presses = Math.round((target * picture.width) / 320 / pace / 2);
  for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowRight');
  const judged = page.waitForResponse(
    (response) => response.url().endsWith('/wps/captcha/geetest') && response.request().method() === 'POST',
  );
  await page.keyboard.press('Enter');
  const verdict = await (await judged).text();
  if (!verdict.includes('ticket')) throw new Error(`the slider was not believed: ${verdict}`);
}
