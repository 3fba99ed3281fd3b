import { calls } from '@ikka/contract';
import {
  type Browser,
  type BrowserContext,
  type Locator,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { changeSettings } from '../server/under-settings.ts';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { codePattern, otherCode, written } from './read-outbox.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';
const newPassword = 'mehfil-e-shab-77';
const patience = { timeout: 10_000 };
/** What the operator puts on the list of weak passwords while somebody already uses it. */
const weakOf = (language: StoryLanguage) => `chiragh-tale-99-${language}`;

let server: TestServer;
let browser: Browser;
let operator = '';

beforeAll(async () => {
  server = await startTestServer({
    settings: {
      'modules.switched_off': [],
      'identity.slider_captcha': false,
      'identity.sms_login': true,
      'identity.forced_password_change': true,
    },
  });
  operator = await logInOperator(server);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Logging in and coming back, by keyboard alone, in a real browser against the whole product. */
describe.each<StoryLanguage>(['en', 'ur'])('the log-in, in %s', (language) => {
  const t = textsOf(language);
  const said = (key: string, values?: Record<string, string>) => t(`identity:${key}`, values);
  const weak = weakOf(language);
  let context: BrowserContext;
  let page: Page;
  let keys: ReturnType<typeof byKeyboard>;
  let faults: string[] = [];

  beforeEach(async () => {
    faults = [];
    await openStranger();
  });
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  /** A browser that nobody has used yet. */
  async function openStranger(): Promise<void> {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    page = await context.newPage();
    keys = byKeyboard(page);
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
  }
  const sql = (text: string, values: unknown[]) => server.database.database.pool.query(text, values);
  const screens = (name: string) => takeScreens(page, `${language}-login-${name}`);
  const usable = async () => expect(await accessFaults(page)).toEqual([]);

  const member = (name: string, contact: { email?: string; mobile?: string } = {}, secret = password) =>
    memberOf(server, name, secret, contact);
  const codeFor = (to: string) => written(server, operator, to, codePattern);

  const dialog = (key: string) => page.getByRole('dialog', { name: said(key) });
  const loginDialog = () => dialog('login.title');
  const field = (within: Locator, key: string) => within.getByLabel(said(key), { exact: true });
  const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
  const balance = () => page.getByRole('status', { name: t('site:account.balance'), includeHidden: true });
  const isIn = () => balance().filter({ hasText: '0.00' }).waitFor();
  const press = (key: string) => keys.press(key);
  const type = (text: string) => keys.type(text);
  const focused = (target: Locator) => keys.focused(target);
  const tabTo = (target: Locator) => keys.tabTo(target);
  const write = (target: Locator, text: string) => keys.write(target, text);
  const push = (target: Locator) => keys.push(target);

  async function chooseTab(from: Locator, to: Locator): Promise<void> {
    await tabTo(from);
    await press(language === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => to.getAttribute('aria-selected'), patience).toBe('true');
  }
  async function openLogin(): Promise<void> {
    await page.goto(`${server.url}/index?auth=login`);
    await focused(field(loginDialog(), 'field.username'));
  }
  async function logIn(name: string, secret: string): Promise<void> {
    await write(field(loginDialog(), 'field.username'), name);
    await write(field(loginDialog(), 'field.password'), secret);
    await press('Enter');
  }
  async function signOut(name: string): Promise<void> {
    await push(page.getByRole('button', { name: t('site:account.menuOf', { name }) }));
    await page.getByRole('menuitem', { name: t('site:account.signOut') }).waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      if (await keys.hasFocus(page.getByRole('menuitem', { name: t('site:account.signOut') }))) break;
      await press('ArrowDown');
    }
    await press('Enter');
    await push(button(page.getByRole('dialog'), t('site:account.signOut')));
    await page.getByText(t('site:account.signedOut')).waitFor();
  }

  it('asks for what is missing, then refuses a wrong password until it shows a picture, which it believes nobody blindly', async () => {
    await member(`picture${language}`);
    await openLogin();
    const form = loginDialog();
    await press('Enter');
    await expect.poll(() => form.getByText(said('error.required')).count(), patience).toBe(2);
    await usable();
    await screens('form');
    for (let failures = 1; failures <= 2; failures += 1) {
      await logIn(`picture${language}`, `wrong-${failures}`);
      await form
        .getByRole('alert')
        .filter({ hasText: t('refusals:login.wrong_credentials') })
        .waitFor();
      await focused(field(form, 'field.password'));
      if (failures === 1) expect(await form.getByAltText(said('imageCode.alt')).count()).toBe(0);
    }
    const picture = form.getByAltText(said('imageCode.alt'));
    await picture.waitFor();
    await usable();
    await screens('picture');

    await write(field(form, 'field.password'), password);
    await press('Enter');
    await form.getByText(said('error.imageCode')).waitFor();
    await focused(field(form, 'imageCode.label'));

    const first = await picture.getAttribute('src');
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/wps/captcha')) asked.push(performance.now());
    });
    const refresh = form.getByRole('button', { name: said('imageCode.refresh') });
    await expect.poll(() => refresh.getAttribute('aria-disabled'), patience).toBe('false');
    await push(refresh);
    for (let presses = 0; presses < 5; presses += 1) await press('Enter');
    await expect.poll(() => picture.getAttribute('src'), patience).not.toBe(first);
    await expect.poll(() => refresh.getAttribute('aria-disabled'), patience).toBe('false');
    await press('Enter');
    await expect.poll(() => asked.length, patience).toBe(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(900);

    await write(field(form, 'imageCode.label'), 'zzzzz');
    await press('Enter');
    await form.getByText(said('imageCode.wrong')).waitFor();
    await expect.poll(() => field(form, 'imageCode.label').inputValue(), patience).toBe('');
    expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
  });

  it('logs in by a code that came by SMS', async () => {
    const mobile = language === 'en' ? '+923001234567' : '+923007654321';
    await member(`sms${language}`, { mobile });
    await openLogin();
    const form = loginDialog();
    const tab = (key: string) => form.getByRole('tab', { name: said(key) });
    await chooseTab(tab('login.tabUsername'), tab('login.tabSms'));
    const send = button(form, said('code.send'));
    // The country that the page takes by itself is a change of the field, which ends what was said of it.
    await form.getByText('+92').waitFor();
    await push(send);
    await form.getByText(said('error.required')).first().waitFor();
    await write(form.locator('input[type=tel]'), '0300');
    await push(send);
    const warning = dialog('code.failedTitle');
    await warning.getByText(t('refusals:contact.invalid')).waitFor();
    await usable();
    await screens('sms-refused');
    await push(button(warning, said('code.failedConfirm')));
    await focused(send);

    await write(form.locator('input[type=tel]'), mobile.replace('+92', '0'));
    await push(send);
    await form.getByText(said('code.sent')).waitFor();
    const code = await codeFor(mobile);
    await write(field(form, 'code.label'), otherCode(code));
    await press('Enter');
    await form.getByText(t('refusals:code.wrong')).waitFor();
    await focused(field(form, 'code.label'));
    await usable();
    await screens('sms');
    // The wait for another code outlives the dialog.
    await press('Escape');
    await form.waitFor({ state: 'detached' });
    await push(page.getByRole('button', { name: t('site:account.login'), exact: true }).first());
    await chooseTab(tab('login.tabUsername'), tab('login.tabSms'));
    await form.getByRole('button', { name: /^[01]:\d\d$/ }).waitFor();
    await write(form.locator('input[type=tel]'), mobile.replace('+92', '0'));
    await write(field(form, 'code.label'), code);
    await press('Enter');
    await isIn();
  });

  it('remembers the device, lets its member in with one press, and forgets', async () => {
    const name = await member(`again${language}`);
    await openLogin();
    await write(field(loginDialog(), 'field.username'), name);
    await write(field(loginDialog(), 'field.password'), password);
    await tabTo(field(loginDialog(), 'login.remember'));
    await press('Space');
    await push(button(loginDialog(), said('login.submit')));
    await isIn();
    expect(JSON.stringify(await context.storageState())).not.toContain(password);

    await signOut(name);
    await page.goto(`${server.url}/index?auth=login`);
    const card = dialog('remembered.title');
    await focused(button(card, said('remembered.enter', { name })));
    await usable();
    await screens('remembered');
    await press('Enter');
    await isIn();

    await signOut(name);
    await page.goto(`${server.url}/index?auth=login`);
    await push(button(card, said('remembered.password')));
    await focused(field(loginDialog(), 'field.password'));
    expect(await field(loginDialog(), 'field.username').inputValue()).toBe(name);
    await page.goto(`${server.url}/index?auth=login`);
    await push(button(card, said('remembered.forget')));
    await focused(field(loginDialog(), 'field.username'));
    await page.reload();
    await focused(field(loginDialog(), 'field.username'));
    expect(await page.getByText(said('remembered.subtitle')).count()).toBe(0);
  });

  it('asks a new device for a code by mail, counts the tries, and knows the device afterwards', async () => {
    const email = `step-${language}@example.pk`;
    const name = await member(`step${language}`, { email });
    await openLogin();
    await logIn(name, password);
    const step = dialog('secondStep.title');
    await step.getByText(said('secondStep.device')).waitFor();
    await focused(field(step, 'code.label'));
    await press('Enter');
    await step.getByText(said('error.required')).waitFor();
    await push(button(step, said('code.send')));
    const code = await codeFor(email);
    await write(field(step, 'code.label'), otherCode(code));
    await press('Enter');
    await step.getByText(said('secondStep.triesLeft_other', { count: '4' })).waitFor();
    await usable();
    await screens('second-step');
    // A click beside it does not throw the ticket away, and neither does Escape.
    await press('Escape');
    await write(field(step, 'code.label'), code);
    await press('Enter');
    await isIn();
    expect(await step.count()).toBe(0);

    await signOut(name);
    await openLogin();
    await logIn(name, password);
    await isIn();
  });

  it('begins anew where the second step has run out', async () => {
    const name = await member(`late${language}`, { email: `late-${language}@example.pk` });
    await openLogin();
    await logIn(name, password);
    const step = dialog('secondStep.title');
    await step.waitFor();
    await sql("UPDATE identity.login_ticket SET expires_at = created_at + interval '1 millisecond'", []);
    await write(field(step, 'code.label'), '123456');
    await press('Enter');
    const over = dialog('secondStep.overTitle');
    await usable();
    await push(button(over, said('secondStep.again')));
    await over.waitFor({ state: 'detached' });
    await loginDialog().waitFor();
  });

  it('mails a link, which leaves the address at once and sets a new password once', async () => {
    const email = `forgot-${language}@example.pk`;
    const name = await member(`forgot${language}`, { email });
    await openLogin();
    await push(button(loginDialog(), said('login.forgot')));
    const forgot = dialog('forgot.title');
    await focused(field(forgot, 'field.username'));
    await write(field(forgot, 'field.username'), name);
    await write(field(forgot, 'field.email'), 'nobody');
    await press('Enter');
    await forgot.getByText(said('error.email')).waitFor();
    await usable();
    await screens('forgot');
    await write(field(forgot, 'field.email'), email);
    await press('Enter');
    const sent = dialog('forgot.in_been_out');
    await usable();
    await screens('forgot-sent');
    await push(button(sent, t('common:action.confirm')));
    await focused(button(loginDialog(), said('login.forgot')));

    const link = await written(server, operator, email, /https?:\/\/\S+#token=\S+/);
    const { hash } = new URL(link);
    await page.goto(`${server.url}/reset-password${hash}`);
    const form = page.getByRole('main');
    await focused(field(form, 'field.newPassword'));
    expect(page.url()).toBe(`${server.url}/reset-password`);
    await type(newPassword);
    await write(field(form, 'field.confirmNewPassword'), `${newPassword}!`);
    await press('Enter');
    await form.getByText(said('error.passwordsDiffer')).waitFor();
    await usable();
    await screens('reset');
    await write(field(form, 'field.newPassword'), name);
    await write(field(form, 'field.confirmNewPassword'), name);
    await press('Enter');
    await form.getByText(t('refusals:password.weak')).waitFor();
    await write(field(form, 'field.newPassword'), newPassword);
    await write(field(form, 'field.confirmNewPassword'), newPassword);
    await press('Enter');
    await form.getByText(said('reset.doneTitle')).waitFor();
    await push(button(form, said('reset.toLogin')));
    await logIn(name, newPassword);
    await dialog('secondStep.title').waitFor();

    await page.goto(`${server.url}/index`);
    await page.goto(`${server.url}/reset-password${hash}`);
    await page.getByRole('main').getByText(said('reset.overTitle')).waitFor();
    await usable();
    await screens('reset-over');
    await push(button(page.getByRole('main'), said('reset.again')));
    await dialog('forgot.title').waitFor();
  });

  it('sets a new password by SMS and is in', async () => {
    const mobile = language === 'en' ? '+923331112223' : '+923334445556';
    const name = await member(`lost${language}`, { mobile });
    await page.goto(`${server.url}/index?modal=forgetPassModal`);
    const forgot = dialog('forgot.title');
    const tab = (key: string) => forgot.getByRole('tab', { name: said(key) });
    await chooseTab(tab('forgot.tabEmail'), tab('forgot.tabMobile'));
    await write(forgot.locator('input[type=tel]'), mobile.replace('+92', '0'));
    await push(button(forgot, said('code.send')));
    const code = await codeFor(mobile);
    await write(field(forgot, 'code.label'), code);
    await write(field(forgot, 'field.newPassword'), 'short');
    await press('Enter');
    await focused(field(forgot, 'field.newPassword'));
    await usable();
    await screens('forgot-mobile');
    await write(field(forgot, 'field.newPassword'), newPassword);
    await press('Enter');
    await isIn();
    await page.waitForURL(`${server.url}/index`);
    const answer = clientOf(server, null).call(calls.identity.login, {
      body: { type: 'username', username: name, password },
    });
    expect(await answer).toMatchObject({ code: 'login.wrong_credentials' });
  });

  it('insists on another password where the present one is easy to guess', async () => {
    const name = await member(`weak${language}`, {}, weak);
    await changeSettings(clientOf(server, operator), { 'identity.weak_passwords': [weak] });
    await openLogin();
    await logIn(name, weak);
    const change = dialog('changePassword.forcedTitle');
    await focused(field(change, 'field.newPassword'));
    await press('Escape');
    await page.reload();
    await focused(field(change, 'field.newPassword'));
    await usable();
    await screens('forced');
    await push(button(change, said('changePassword.signOut')));
    const leaving = page.getByRole('dialog', { name: t('site:account.signOutTitle') });
    await push(button(leaving, t('common:action.cancel')));
    await leaving.waitFor({ state: 'detached' });
    await write(field(change, 'field.newPassword'), weak);
    await write(field(change, 'field.confirmNewPassword'), weak);
    await press('Enter');
    await change
      .getByText(t('refusals:password.weak'))
      .or(change.getByText(t('refusals:password.unchanged')))
      .waitFor();
    await write(field(change, 'field.newPassword'), newPassword);
    await write(field(change, 'field.confirmNewPassword'), newPassword);
    await press('Enter');
    await page.getByText(said('changePassword.done')).waitFor();
    await change.waitFor({ state: 'detached' });
    await isIn();
    expect(await page.getByText(t('site:session.password_changed')).count()).toBe(0);

    // Long after the log-in the present password is asked for, too.
    await sql('UPDATE identity.session SET proven_at = NULL', []);
    const token = await page.evaluate<string>("JSON.parse(localStorage.getItem('ikka.session')).token");
    await vi.waitFor(
      async () => {
        const ways = await must(clientOf(server, token).call(calls.identity.stepUpWays));
        expect(ways.freshUntil).toBeNull();
      },
      { timeout: 15_000, interval: 200 },
    );
    await page.goto(`${server.url}/index?centre=securityCenter`);
    await push(page.getByRole('button').filter({ hasText: t('member:password.changed') }));
    const own = dialog('changePassword.title');
    await focused(field(own, 'changePassword.old'));
    await write(field(own, 'changePassword.old'), password);
    await write(field(own, 'field.newPassword'), password);
    await write(field(own, 'field.confirmNewPassword'), password);
    await press('Enter');
    await own.getByText(t('refusals:password.wrong')).waitFor();
    await focused(field(own, 'changePassword.old'));
    await usable();
    await screens('change');
    await write(field(own, 'changePassword.old'), newPassword);
    await press('Enter');
    await page.getByText(said('changePassword.done')).waitFor();
    await page.waitForURL(`${server.url}/index`);
    await isIn();
  });

  it('says at once that the line is dead, and sends nothing later by itself', async () => {
    const name = await member(`line${language}`);
    await openLogin();
    await write(field(loginDialog(), 'field.username'), name);
    await write(field(loginDialog(), 'field.password'), password);
    await context.setOffline(true);
    await press('Enter');
    await loginDialog()
      .getByRole('alert')
      .filter({ hasText: t('common:network.unreachable') })
      .waitFor();
    await context.setOffline(false);
    await expect.poll(() => page.evaluate('navigator.onLine'), patience).toBe(true);
    expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
    await press('Enter');
    await isIn();
  });
});
