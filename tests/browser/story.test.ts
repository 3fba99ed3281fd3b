import { calls } from '@ikka/contract';
import { formatMoney } from '@ikka/i18n';
import {
  type Browser,
  freePort,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must, openPlay } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { underSettings } from '../server/under-settings.ts';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { goWithin } from './go-within.ts';
import { type Member, memberOf } from './member-of.ts';
import { solveSlider } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { startVendorsBeside, type VendorsBeside } from './vendors-beside.ts';
import { openVisit, QUIET_PAGE, speakIn, type Visit } from './visit.ts';

let vendors: VendorsBeside;
let server: TestServer;
let browser: Browser;
/** The operator's own page, as calls. */
let desk: ReturnType<typeof clientOf>;

beforeAll(async () => {
  const port = await freePort();
  vendors = await startVendorsBeside(port);
  server = await startTestServer({
    port,
    env: vendors.serverEnv,
    paymentSandbox: true,
    settings: {
      'play.minimum_spin_ms': 0,
      'cashier.withdraw_turnover': '0',
      'member.payout_wait_hours': 0,
    },
  });
  desk = clientOf(server, await logInOperator(server));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await vendors?.close();
});

/**
 * The product's main story in a real browser against the whole product: a guest opens the site, registers, deposits at
 * the provider's page, plays with ledger money, finds the round in the record, reveals its seeds and verifies it; he moves money
 * to an outside vendor and back in two tabs; he withdraws, is paid, says that a part arrived, and reads how the dispute is settled.
 * He begins in Urdu and changes the language on his way: each step is told in one language, and the whole story is told once.
 */
describe('from guest to a settled withdrawal, in both languages', () => {
  let language: StoryLanguage = 'ur';
  const t = (...of: Parameters<ReturnType<typeof textsOf>>) => textsOf(language)(...of);
  const account = 'story';
  const password = 'lantern-7-bazaar';
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    // Its pictures are looked at: they have every dot.
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 1,
      colorScheme: 'dark',
    });
    page = await context.newPage();
    page.setDefaultTimeout(40_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(`${server.url}/`);
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const screens = (name: string) => takeScreens(page, `${language}-${name}`, { always: true });
  /** At every width and in both themes; the stage, which the processor draws, is spared that. */
  const everyScreen = (name: string) => takeScreens(page, `${language}-${name}`, { every: true });
  const speaks = async (next: StoryLanguage) => {
    await speakIn(page, next);
    language = next;
  };
  /** In both languages; the page goes on in the second one. */
  const everyScreenInBoth = async (name: string) => {
    await everyScreen(name);
    await speaks(language === 'en' ? 'ur' : 'en');
    await everyScreen(name);
  };
  const office = calls.officeWithdrawals;
  const transfer = calls.vendorWallets.walletTransfer.path;
  let withdrawal = '';
  /** The member himself, as calls: what the page does not show, and what has suites of its own. */
  const member = async () => {
    const session = await page.evaluate<string>("localStorage.getItem('ikka.session')");
    return clientOf(server, (JSON.parse(session) as { token: string }).token);
  };
  const owned = async () => Number((await must((await member()).call(calls.wallet.balance))).sumBalance);
  const addWallet = async () => {
    const body = { kind: 'jazzcash', number: '03001234567', holderName: 'Asma Khan' } as const;
    await must((await member()).call(calls.member.addPayoutAccount, { body }));
  };
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  /** The vendor that keeps wallets, what a page shows of the member's there, and that it says what was moved. */
  const bazaar = () => (language === 'en' ? 'Bazaar' : 'بازار');
  const money = (amount: string) => formatMoney(amount, 'PKR');
  const walletIn = (of: Page, amount: string) =>
    of
      .getByRole('listitem')
      .filter({ has: of.getByText(bazaar(), { exact: true }) })
      .getByText(money(amount), { exact: true });
  const movedIn = (of: Page, amount: string) =>
    of.getByText(t('wallets:moved.in.done', { amount: money(amount), vendor: `\u2068${bazaar()}\u2069` }));
  const amountOf = (of: Page) => of.getByLabel(t('wallets:amount'), { exact: true });
  const sendIn = (of: Page) => of.getByRole('button', { name: t('wallets:send'), exact: true });

  it('opens in Urdu, and speaks the language that is chosen', async () => {
    await page.waitForURL('**/index');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await everyScreen('home');
    const chooses = async (from: string, to: string, lang: StoryLanguage) => {
      await button(from).click();
      await page.getByRole('menuitem', { name: to }).click();
      // Not by waitForFunction: what looks again in a page of its own accord, the page's policy refuses.
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
      language = lang;
    };
    await chooses('زبان: اردو', 'English', 'en');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await everyScreen('home');
    await chooses('Language: English', 'اردو', 'ur');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  it('registers', async () => {
    await button(t('site:account.register')).first().click();
    await page.getByLabel(t('identity:field.username')).fill(account);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await screens('register');
    await solveSlider(page, server);
    await button(t('identity:register.submit')).last().click();
    await balance().filter({ hasText: '0.00' }).waitFor();
  });

  it('is asked for an e-mail before the first deposit, once', async () => {
    await button(t('site:account.deposit')).first().click();
    const ask = page.getByTestId('first-email');
    await ask.getByRole('button', { name: t('member:firstEmail.add') }).click();
    await ask.getByLabel(t('member:contact.email'), { exact: true }).waitFor();
    await screens('first-deposit');
    await ask.getByRole('button', { name: t('member:firstEmail.later') }).click();
    await ask.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByTestId('first-limit').waitFor();
    expect(await ask.count()).toBe(0);
  });

  it('deposits at the provider’s page', async () => {
    await page.getByLabel(t('cashier:amount')).fill('2500');
    await screens('deposit');
    await button(t('cashier:submit')).click();
    const pay = page.getByRole('link', { name: t('cashier:status.pay') });
    await pay.waitFor();
    const [provider] = await Promise.all([page.context().waitForEvent('page'), pay.click()]);
    await provider.locator('button[value=confirm], button[name=confirm], form button').first().click();
    await page.getByText(t('cashier:status.paid')).waitFor();
    await screens('paid');
    await provider.close();
    await balance().filter({ hasText: '2,500.00' }).waitFor();
  });

  it('plays with that money in the game’s frame', async () => {
    await speaks('en');
    await goWithin(page, '/index');
    await button(`${t('site:lobby.play')}: Karakoram 25`)
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    const stage = frame.locator('[data-stage-state]');
    await frame.locator('[data-testid=spin]:enabled').waitFor({ timeout: 60_000 });
    await screens('game');
    // At full pace it would be shown for seconds, and free spins for most of a minute; the processor draws all of it.
    await frame.getByTestId('quick').click();
    await frame.getByTestId('spin').click();
    await frame.locator('[data-last-round]:not([data-last-round=""])').waitFor({ timeout: 60_000 });
    await frame.locator('[data-stage-state=idle]').waitFor({ timeout: 60_000 });
    const payout = Number(await stage.getAttribute('data-last-payout'));
    const expected = (2_500 - 25 + payout).toLocaleString('en', { minimumFractionDigits: 2 });
    await frame.getByText(expected).first().waitFor();
    await screens('played');
  });

  it('finds the round in the record, with replay and postings', async () => {
    await goWithin(page, `${QUIET_PAGE}?centre=personalHistoryCopy`);
    const rounds = page.getByRole('row').filter({ has: page.getByRole('button') });
    await rounds.first().waitFor();
    expect(await rounds.count()).toBe(1);
    await page.getByRole('row', { name: t('records:onPage') }).waitFor();
    await everyScreenInBoth('record');
    await rounds.first().click();
    await page.getByText(t('records:detail.postings'), { exact: true }).waitFor();
    await page.getByText(t('records:detail.matches')).waitFor();
    await screens('round');
    // Escape closes what lies uppermost alone: the drawer, not the member centre under it.
    await page.keyboard.press('Escape');
    await page.getByText(t('records:detail.postings'), { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: t('records:onPage') }).waitFor();
    await rounds.first().click();
    await page.getByText(t('records:detail.matches')).waitFor();
  });

  it('reveals the seeds and verifies the round in the browser', async () => {
    await button(t('records:detail.reveal')).click();
    await page.getByRole('link', { name: t('records:detail.verify') }).click();
    await page.getByText(t('fair:result.commitmentGood')).waitFor();
    await page.getByText(t('fair:result.payoutGood')).waitFor();
    await everyScreenInBoth('fair');
    const nonce = page.getByLabel(t('fair:form.nonce'));
    const played = await nonce.inputValue();
    await nonce.fill('99');
    await page.getByText(t('fair:result.changed')).waitFor();
    expect(await page.getByText(t('fair:result.commitmentGood')).count()).toBe(0);
    await nonce.fill(played);
    await page.getByText(t('fair:result.commitmentGood')).waitFor();
  });

  it('moves money to a vendor’s wallet and back by keyboard alone', async () => {
    await goWithin(page, `${QUIET_PAGE}?centre=transferFund`);
    const keys = byKeyboard(page);
    await keys.write(amountOf(page), '500');
    await keys.press('Enter');
    await movedIn(page, '500.00').waitFor();
    await walletIn(page, '500.00').waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await screens('wallet-moved');
    await keys.push(button(t('wallets:bringBack')), 'Shift+Tab');
    await walletIn(page, '0.00').waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
  });

  it('moves it once whatever two tabs, a double click and a lost answer make of it', async () => {
    await speaks('ur');
    const openTab = async () => {
      const tab = await page.context().newPage();
      tab.setDefaultTimeout(40_000);
      await tab.goto(`${server.url}${QUIET_PAGE}?centre=transferFund`);
      await walletIn(tab, '0.00').waitFor();
      return tab;
    };
    const [one, other] = await Promise.all([openTab(), openTab()]);
    await amountOf(one).fill('100');
    await sendIn(one).dblclick();
    await Promise.all([page, other].map((tab) => walletIn(tab, '100.00').waitFor()));

    await Promise.all([amountOf(one).fill('20'), amountOf(other).fill('20')]);
    const said = Promise.all([one, other].map((tab) => tab.waitForResponse(`**${transfer}`)));
    await Promise.all([sendIn(one).click(), sendIn(other).click()]);
    const moved = (await said).filter((answer) => answer.ok()).length;
    expect(moved).toBeGreaterThan(0);
    const both = 100 + 20 * moved;
    await Promise.all([page, one, other].map((tab) => walletIn(tab, `${both}.00`).waitFor()));

    // Of the first the answer is lost, and the page reads what became of it; the second never arrives.
    const keys: (string | undefined)[] = [];
    await other.route(`**${transfer}`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.continue();
      if (keys.length === 1) await route.fetch();
      return route.abort();
    });
    await amountOf(other).fill('7.50');
    await sendIn(other).click();
    await movedIn(other, '7.50').waitFor();
    await amountOf(other).fill('2');
    await sendIn(other).click();
    await other.getByText(t('wallets:notSeen')).waitFor();
    await sendIn(other).click();
    await movedIn(other, '2.00').waitFor();
    expect(keys).toEqual([keys[0], keys[1], keys[1]]);
    expect(keys[1]).not.toBe(keys[0]);
    await Promise.all([page, one, other].map((tab) => walletIn(tab, `${both + 9}.50`).waitFor()));
    await button(t('wallets:bringBack')).click();
    await walletIn(other, '0.00').waitFor();
    await Promise.all([one.close(), other.close()]);
  });

  /** The withdrawal as the operator's page shows it. */
  const seen = async () => {
    const { version } = await must(desk.call(office.officeWithdrawal, { params: { id: withdrawal } }));
    return { seen: version };
  };

  it('withdraws, and is told when it is paid', async () => {
    await addWallet();
    await goWithin(page, `${QUIET_PAGE}?centre=withdraw`);
    await page.getByLabel(t('withdrawals:amount'), { exact: true }).fill('500');
    await page
      .locator('form')
      .getByRole('button', { name: t('withdrawals:submit'), exact: true })
      .click();
    await page.getByText(t('withdrawals:stage.submitted')).waitFor();
    withdrawal = new URL(page.url()).searchParams.get('withdrawal') ?? '';
    const params = { id: withdrawal };
    for (const deed of [
      office.officeTakeWithdrawal,
      office.officeApproveWithdrawal,
      office.officeBeginPayment,
    ]) {
      await must(desk.call(deed, { params, query: await seen() }));
    }
    const body = { reference: 'JC 4711' };
    await must(desk.call(office.officePayWithdrawal, { params, query: await seen(), body }));
    await page.getByText(t('withdrawals:stage.paid')).waitFor();
  });

  it('says that a part arrived, with a picture, and reads how the dispute is settled', async () => {
    const params = { id: withdrawal };
    const before = await owned();
    await speaks('en');
    await button(t('withdrawals:confirm.partly')).click();
    await page.getByLabel(t('withdrawals:confirm.arrived')).fill('350');
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2f6f5e' } })
      .png()
      .toBuffer();
    const picture = { name: 'statement.png', mimeType: 'image/png', buffer };
    await page.locator('input[type=file]').setInputFiles(picture);
    await page.getByRole('img', { name: t('withdrawals:confirm.pictureOf', { no: '1' }) }).waitFor();
    await screens('partly');
    await button(t('withdrawals:confirm.send')).click();
    await page.getByText(t('withdrawals:stage.disputed')).waitFor();
    const taken = await must(desk.call(office.officeTakeWithdrawal, { params, query: await seen() }));
    expect(taken.dispute).toMatchObject({ kind: 'partly', received: '350.00', remainder: '150.00' });
    const proof = taken.dispute?.proofIds[0] ?? '';
    const shown = await desk.download(office.officeWithdrawalProof, { params: { ...params, proof } });
    expect(shown).toMatchObject({ ok: true, value: { type: 'image/webp' } });
    const body = { returned: '150.00', reason: 'The bank sent it back.' };
    await must(desk.call(office.officeResolveWithdrawal, { params, query: { seen: taken.version }, body }));
    await page.getByText(t('withdrawals:stage.resolved')).waitFor();
    await page.getByText(body.reason).waitFor();
    expect(await owned()).toBe(before + 150);
    const shownSum = (before + 150).toLocaleString('en', { minimumFractionDigits: 2 });
    await balance().filter({ hasText: shownSum }).waitFor();
    await screens('settled');
  });

  it('reads what his withdrawals come to', async () => {
    await button(t('withdrawals:back')).click();
    const sums = page.getByLabel(t('accountRecord:sums'));
    // What was known of the list before stands there until it is read anew.
    await expect
      .poll(() => sums.locator('dd').allInnerTexts())
      .toEqual([expect.stringContaining('350.00'), expect.stringContaining('0.00')]);
    await screens('withdrawals');
  });

  it('had no error in the page or its console', () => {
    expect(faults).toEqual([]);
  });
});

/** One member with a game in one tab and the site in another: whatever moves his money, both show the same, without a reload. */
describe('the balance in every tab', () => {
  const t = textsOf('en');
  let member: Member;
  let visit: Visit;
  let game: Page;

  beforeAll(async () => {
    member = await underSettings(desk, { 'identity.slider_captcha': false }, () =>
      memberOf(server, 'twotabs', 'lantern-7-bazaar'),
    );
    visit = await openVisit(browser, server, 'en');
    await visit.enter(member);
    game = await visit.context.newPage();
    await game.goto(`${server.url}/game?gameId=mines&vassalage=IKKA_ARCADE`);
  });
  afterAll(() => visit?.context.close());

  /** What the game shows, in the smallest units. */
  const inGame = (balance: string) =>
    game.frameLocator('iframe').locator(`[data-play][data-balance="${balance}"]`).waitFor();
  const onSite = (figure: string) =>
    visit.page
      .getByRole('status', { name: t('site:account.balance') })
      .filter({ hasText: figure })
      .waitFor();

  it('is nothing at first', async () => {
    await Promise.all([inGame('0'), onSite('0.00')]);
  });

  it('is what a deposit makes it, in the game too', async () => {
    const wish = { body: { method: 'sandbox', amount: '2500.00' } } as const;
    const key = { idempotencyKey: uuidv7() };
    const { redirectUrl } = await must(
      clientOf(server, member.token).call(calls.cashier.createDeposit, wish, key),
    );
    // As the provider's page sends it, which the story before this one has seen.
    const paid = await fetch(redirectUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ action: 'confirm' }),
    });
    expect(paid.ok).toBe(true);
    await Promise.all([inGame('250000'), onSite('2,500.00')]);
  });

  it('is what can be spent: a stake that is on is told apart', async () => {
    const play = clientOf(
      server,
      await openPlay(server, member.token, { gameId: 'mines', vassalage: 'IKKA_ARCADE' }),
    );
    const body = { stake: '100.00', bet: { mines: 3 } };
    await must(play.call(calls.play.openRound, { body }, { idempotencyKey: uuidv7() }));
    await Promise.all([inGame('240000'), onSite('2,400.00')]);
    const held = visit.page.getByText(t('site:account.held'));
    await held.filter({ hasText: '100.00' }).waitFor();
    await takeScreens(visit.page, 'one-balance-held');
  });

  it('had no error in its pages', () => {
    expect(visit.faults).toEqual([]);
  });
});
