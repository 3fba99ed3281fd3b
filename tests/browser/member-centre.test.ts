import { calls } from '@ikka/contract';
import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { generate } from 'otplib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';

/** A real picture with enough in it to be a photograph's size. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 140 } } })
    .jpeg()
    .toBuffer();

let server: TestServer;
let browser: Browser;
let operator = '';

beforeAll(async () => {
  server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
  operator = await logInOperator(server);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/**
 * A member's way through the personal centre in a real browser against the whole product: what is wanted before a log-in
 * opens after it, guarded changes ask for a proof and go on by themselves, and codes come out of the outbox.
 */
describe.each<StoryLanguage>(['en', 'ur'])('the personal centre, in %s', (language) => {
  const t = textsOf(language);
  /** An account stands for one member only. */
  const ownIban = language === 'en' ? 'PK40MEZN0000001123456702' : 'PK03MEZN0000001123456786';
  const member = (key: string, values?: Record<string, string>) => t(`member:${key}`, values);
  const account = `centre${language}`;
  const email = `centre-${language}@example.pk`;
  let page: Page;
  let secret = '';
  const faults: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/index?centre=securityCenter&auth=register&lang=${language}`);
    await page.evaluate(`localStorage.setItem('ikka.language', '${language}')`);
  });
  afterAll(() => page?.context().close());

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  const row = (name: string) => page.getByRole('button').filter({ hasText: name });
  const screens = (name: string) => takeScreens(page, `${language}-centre-${name}`);
  const token = () => page.evaluate<string>("JSON.parse(localStorage.getItem('ikka.session')).token");
  const open = async (part: string) => {
    await page.goto(`${server.url}/index?centre=securityCenter&part=${part}`);
    await heading(member(`part.${part}`)).waitFor();
  };
  /** The newest code that the house has written to somebody, as the operator reads it where nothing is sent. */
  const codeFor = (to: string) =>
    vi.waitFor(
      async () => {
        const { list } = await must(
          clientOf(server, operator).call(calls.office.officeOutbox, { query: { pageSize: 100 } }),
        );
        const code = /\b\d{6}\b/.exec(list.find((message) => message.to === to)?.text ?? '')?.[0];
        if (code === undefined) throw new Error(`nothing was written to ${to}`);
        return code;
      },
      { timeout: 15_000, interval: 200 },
    );
  /** As after a while: the last proof is too long ago. */
  const growStale = async () => {
    await server.database.database.pool.query('UPDATE identity.session SET proven_at = NULL');
    const client = clientOf(server, await token());
    await vi.waitFor(
      async () => {
        const { freshUntil } = await must(client.call(calls.identity.stepUpWays));
        expect(freshUntil).toBeNull();
      },
      { timeout: 15_000, interval: 200 },
    );
  };
  const prove = async () => {
    await dialog(member('stepUp.title'))
      .getByLabel(member('stepUp.password'), { exact: true })
      .fill(password);
    await button(member('stepUp.submit')).click();
    await dialog(member('stepUp.title')).waitFor({ state: 'hidden' });
  };

  it('opens after the registration, for it was asked for before', async () => {
    await page.getByLabel(t('identity:field.username')).fill(account);
    await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
    await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await button(t('identity:register.submit')).last().click();
    await heading(t('shell:centre.securityCenter')).waitFor();
    await page.getByRole('heading', { name: member('score.weak') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'en' ? 'ltr' : 'rtl');
    await screens('security');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('sets a payment password, and the score rises', async () => {
    await row(member('paymentPassword.why')).click();
    await heading(member('part.paymentPassword')).waitFor();
    await page.getByLabel(member('paymentPassword.new'), { exact: true }).fill('718204');
    await page.getByLabel(member('paymentPassword.repeat'), { exact: true }).fill('718205');
    await button(t('common:action.save')).click();
    await page.getByText(t('identity:error.passwordsDiffer')).waitFor();
    await page.getByLabel(member('paymentPassword.new'), { exact: true }).fill('7182');
    await page.getByLabel(member('paymentPassword.repeat'), { exact: true }).fill('7182');
    await button(t('common:action.save')).click();
    await page.getByText(t('identity:error.pattern.6', { min: '6', max: '6' })).waitFor();
    await page.getByLabel(member('paymentPassword.new'), { exact: true }).fill('718204');
    await page.getByLabel(member('paymentPassword.repeat'), { exact: true }).fill('718204');
    expect(await accessFaults(page)).toEqual([]);
    await button(t('common:action.save')).click();
    await row(member('paymentPassword.why'))
      .filter({ hasText: member('state.on') })
      .waitFor();
    expect(await page.getByRole('meter').getAttribute('value')).toBe('29');
  });

  it('asks for a proof where the last one is too long ago, and adds the e-mail by its code', async () => {
    await growStale();
    await open('email');
    await page.getByLabel(member('contact.email'), { exact: true }).fill(email);
    await button(t('identity:code.send')).click();
    await dialog(member('stepUp.title')).getByText(member('stepUp.why.contact')).waitFor();
    await screens('step-up');
    expect(await accessFaults(page)).toEqual([]);
    // Escape closes the dialog alone; the centre stays.
    await page.keyboard.press('Escape');
    await dialog(member('stepUp.title')).waitFor({ state: 'hidden' });
    await heading(member('part.email')).waitFor();
    await button(t('identity:code.send')).click();
    await dialog(member('stepUp.title')).getByLabel(member('stepUp.password'), { exact: true }).fill('wrong');
    await button(member('stepUp.submit')).click();
    await page.getByText(t('refusals:password.wrong')).waitFor();
    await prove();
    await page.getByText(t('identity:code.sent')).waitFor();
    await page.getByLabel(t('identity:code.label'), { exact: true }).fill(await codeFor(email));
    await button(member('contact.submit')).click();
    await row(member('part.email'))
      .filter({ hasText: member('state.verified') })
      .waitFor();
  });

  it('sets up an authenticator, and keeps its recovery codes', async () => {
    await open('authenticator');
    await button(member('authenticator.begin')).click();
    await page.getByRole('img', { name: member('authenticator.qr') }).waitFor();
    secret = ((await page.locator('form bdi').first().textContent()) ?? '').replaceAll(' ', '');
    await screens('authenticator');
    expect(await accessFaults(page)).toEqual([]);
    await page.locator('input[inputmode=numeric]').first().focus();
    await page.keyboard.type(await generate({ secret }), { delay: 20 });
    await page.getByRole('list', { name: member('recovery.title') }).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await page.getByLabel(member('recovery.kept')).check();
    await button(member('recovery.done')).click();
    await page.getByText(member('authenticator.isSet')).waitFor();
  });

  it('adds a bank account by a proof of its own', async () => {
    await growStale();
    await open('payouts');
    await page.getByText(member('payouts.emptyTitle')).waitFor();
    await button(member('payouts.add')).click();
    await page.getByRole('combobox', { name: member('payouts.bank') }).fill('Meezan');
    await page.getByRole('option').first().click();
    await page.getByLabel(member('payouts.number.bank')).fill('PK00MEZN0001123456702');
    await page.getByLabel(member('payouts.holder')).fill('Asma Khan');
    expect(await accessFaults(page)).toEqual([]);
    await button(member('payouts.submit')).click();
    await dialog(member('stepUp.title')).getByText(member('stepUp.why.payouts')).waitFor();
    await prove();
    await page.getByText(t('refusals:payout.number_invalid')).waitFor();
    await page.getByLabel(member('payouts.number.bank')).fill(ownIban);
    await button(member('payouts.submit')).click();
    await page.getByText(member('payouts.usableFrom')).waitFor();
    await screens('payouts');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('names its device, and reads who was here', async () => {
    await open('devices');
    await page.getByText(member('devices.this')).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${member('devices.rename')}`) }).click();
    await page.keyboard.type('Lantern desk');
    await page.keyboard.press('Enter');
    await page.getByText('Lantern desk').first().waitFor();
    await page.getByText(member('sessions.this')).waitFor();
    await screens('devices');
    expect(await accessFaults(page)).toEqual([]);
    await open('loginLog');
    await page.getByText(member('loginLog.result.opened')).first().waitFor();
    expect(await accessFaults(page)).toEqual([]);
  });

  it('chooses a picture, uploads one, and fills in the profile', async () => {
    await page.goto(`${server.url}/index?centre=profile`);
    // Chosen once the server has said so, which is what is waited for.
    await page.getByRole('radio', { name: member('avatar.name.peacock') }).click({ force: true });
    const shown = page.getByRole('img', { name: member('avatar.current') });
    await vi.waitFor(async () => expect(await shown.getAttribute('src')).toContain('peacock'), 15_000);
    await page.getByLabel(member('avatar.upload')).setInputFiles({
      name: 'not-a-picture.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await page.getByText(member('picture.type')).waitFor();
    await page.getByLabel(member('avatar.upload')).setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(900, 600),
    });
    await dialog(member('avatar.cropTitle')).waitFor();
    await button(member('avatar.save')).and(page.locator(':enabled')).waitFor();
    await screens('avatar');
    expect(await accessFaults(page)).toEqual([]);
    await button(member('avatar.save')).click();
    await dialog(member('avatar.cropTitle')).waitFor({ state: 'hidden' });
    await vi.waitFor(async () => expect(await shown.getAttribute('src')).toContain('.webp'), 15_000);
    await page.getByLabel(member('profile.field.nickname')).fill('Asma');
    await button(t('common:action.save')).click();
    await page.getByText(member('profile.saved')).waitFor();
    await screens('profile');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('submits an identity document, and sees what became of it', async () => {
    await open('documents');
    const name = member('documents.kind.identityFront');
    await page.getByLabel(name, { exact: true }).setInputFiles({
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(1_200, 800),
    });
    await page.getByRole('img', { name: member('documents.previewOf', { name }) }).waitFor();
    await button(member('documents.submit')).click();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText(member('documents.state.submitted'), { exact: true }).waitFor();
    await card.getByRole('button', { name: member('documents.view') }).click();
    await dialog(name)
      .getByRole('img', { name: member('documents.previewOf', { name }) })
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(name).waitFor({ state: 'hidden' });
    await screens('documents');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('tells the house the language that was chosen', async () => {
    await page.goto(`${server.url}/index`);
    const other = language === 'en' ? 'اردو' : 'English';
    const told = page.waitForResponse((response) => response.url().endsWith('/wps/member/language'));
    await page.getByRole('button', { name: new RegExp(`^${t('common:language.label')}`) }).click();
    await page.getByRole('menuitem', { name: other }).click();
    expect((await told).status()).toBe(200);
    await page.evaluate(`localStorage.setItem('ikka.language', '${language}')`);
    await page.reload();
  });

  it('signs out after a question, and forgets everything but whose site it is', async () => {
    await page.goto(`${server.url}/index?centre=securityCenter`);
    await button(t('site:account.signOut')).click();
    await dialog(t('site:account.signOutTitle'))
      .getByRole('button', { name: t('common:action.cancel') })
      .click();
    await dialog(t('site:account.signOutTitle')).waitFor({ state: 'hidden' });
    await heading(t('shell:centre.securityCenter')).waitFor();
    await button(t('site:account.signOut')).click();
    await dialog(t('site:account.signOutTitle'))
      .getByRole('button', { name: t('site:account.signOut') })
      .click();
    await button(t('site:account.login')).first().waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/index');
    expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
    expect(await page.evaluate("localStorage.getItem('ikka.merchant')")).toBeTruthy();
  });

  it('leads a trial account to registration', async () => {
    await page.goto(`${server.url}/index?auth=login`);
    await button(t('identity:login.freePlay')).click();
    await page.getByRole('status', { name: t('site:account.balance') }).waitFor();
    await page.goto(`${server.url}/index?centre=securityCenter`);
    await dialog(t('doors:gate.in_need_true_account')).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await button(t('doors:gate.in_increase_submit')).click();
    await dialog(t('identity:register.title')).waitFor();
  });

  it('had no error in the page', () => {
    expect(faults).toEqual([]);
  });
});
