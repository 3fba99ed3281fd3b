import { calls } from '@ikka/contract';
import {
  type Browser,
  type BrowserContext,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay } from '../server/client-of.ts';
import { textsOf } from './texts.ts';
import { QUIET_PAGE } from './visit.ts';

const password = 'lantern-7-bazaar';
const t = textsOf('en');

/** One member with a game in one tab and the site in another: whatever moves his money, both show the same, without a reload. */
describe('the balance in every tab', () => {
  let server: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let token: string;
  let game: Page;
  let site: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ paymentSandbox: true, settings: { 'identity.slider_captcha': false } });
    browser = await openBrowser();
    const body = {
      username: 'twotabs',
      password,
      confirmPassword: password,
      agreeTerms: true,
      ageConfirmed: true,
    };
    ({ token } = await must(clientOf(server, null).call(calls.identity.register, { body })));
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    const known = JSON.stringify({ token, account: body.username });
    await context.addInitScript(
      `localStorage.setItem('ikka.language', 'en'); localStorage.setItem('ikka.session', ${JSON.stringify(known)})`,
    );
    [game, site] = [await tabAt('/game?gameId=mines&vassalage=IKKA_ARCADE'), await tabAt(QUIET_PAGE)];
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const tabAt = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}${path}`);
    return page;
  };
  /** What the game shows, in the smallest units. */
  const inGame = (balance: string) =>
    game.frameLocator('iframe').locator(`[data-play][data-balance="${balance}"]`).waitFor();
  const onSite = (figure: string) =>
    site
      .getByRole('status', { name: t('site:account.balance') })
      .filter({ hasText: figure })
      .waitFor();

  const deposit = async (amount: string) => {
    const wish = { body: { method: 'sandbox', amount } } as const;
    const key = { idempotencyKey: uuidv7() };
    const { redirectUrl } = await must(clientOf(server, token).call(calls.cashier.createDeposit, wish, key));
    const provider = await context.newPage();
    await provider.goto(redirectUrl ?? '');
    await provider.locator('button[value=confirm], button[name=confirm], form button').first().click();
    return provider;
  };

  it('is nothing at first', async () => {
    await Promise.all([inGame('0'), onSite('0.00')]);
  });

  it('is what a deposit makes it, in the game too', async () => {
    const provider = await deposit('2500.00');
    await Promise.all([inGame('250000'), onSite('2,500.00')]);
    await provider.close();
  });

  it('is what can be spent: a stake that is on is told apart', async () => {
    const play = clientOf(
      server,
      await openPlay(server, token, { gameId: 'mines', vassalage: 'IKKA_ARCADE' }),
    );
    const body = { stake: '100.00', bet: { mines: 3 } };
    await must(play.call(calls.play.openRound, { body }, { idempotencyKey: uuidv7() }));
    await Promise.all([inGame('240000'), onSite('2,400.00')]);
    const held = site.getByText(t('site:account.held'));
    await held.filter({ hasText: '100.00' }).waitFor();
    await takeScreens(site, 'one-balance-held');
  });

  it('had no error in its pages', () => {
    expect(faults).toEqual([]);
  });
});
