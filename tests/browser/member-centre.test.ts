import { calls } from '@ikka/contract';
import { type Browser, openBrowser, startTestServer, type TestServer, takeScreens } from '@ikka/test-kit';
import { generate } from 'otplib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { codePattern, otherCode, written } from './read-outbox.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';
/** An account at the bank stands for one member only. */
const ibans = { en: 'PK40MEZN0000001123456702', ur: 'PK03MEZN0000001123456786' } as const;
const mobiles = { en: '+923001234567', ur: '+923007654321' } as const;

/** A real picture with enough in it to be a photograph's size. */
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 40, g: 90, b: 140 } } })
    .jpeg()
    .toBuffer();

let server: TestServer;
let browser: Browser;
let operator = '';
/** One page: its first member chooses Urdu on it, in which the others go on. */
let visit: Visit;

beforeAll(async () => {
  server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
  operator = await logInOperator(server);
  browser = await openBrowser();
  visit = await openVisit(browser, server, 'en');
});
afterEach(() => {
  expect(visit.faults).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function memberIn(language: StoryLanguage) {
  const t = textsOf(language);
  const member = (key: string, values?: Record<string, string>) => t(`member:${key}`, values);
  const { page, keys } = visit;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const token = () => page.evaluate<string>("JSON.parse(localStorage.getItem('ikka.session')).token");
  const stepUp = dialog(member('stepUp.title'));
  return {
    ...visit,
    t,
    member,
    dialog,
    button,
    heading,
    field,
    stepUp,
    isIn: partsOf(page, t).isIn,
    row: (name: string) => page.getByRole('button').filter({ hasText: name }),
    screens: (name: string) => takeScreens(page, `${language}-centre-${name}`),
    usable: async () => expect(await accessFaults(page, 'dialog')).toEqual([]),
    async open(part: string) {
      await visit.go(`${QUIET_PAGE}?centre=securityCenter&part=${part}`);
      await keys.focused(heading(member(`part.${part}`)));
    },
    /** As after a while: the last proof is too long ago. */
    async growStale() {
      await server.database.database.pool.query('UPDATE identity.session SET proven_at = NULL');
      const client = clientOf(server, await token());
      await vi.waitFor(
        async () => {
          const { freshUntil } = await must(client.call(calls.identity.stepUpWays));
          expect(freshUntil).toBeNull();
        },
        { timeout: 15_000, interval: 100 },
      );
    },
    async prove(secret = password) {
      await keys.write(stepUp.getByLabel(member('stepUp.password'), { exact: true }), secret);
      await keys.push(button(member('stepUp.submit')));
    },
    codeFor: (to: string) => written(server, operator, to, codePattern),
  };
}

/** What is wanted before a log-in opens after it, and what somebody who has just come chooses. */
describe('the personal centre', () => {
  it('opens after the registration, for it was asked for before', async () => {
    const { page, t, field, ...guest } = memberIn('en');
    await guest.go(`${QUIET_PAGE}?centre=securityCenter&auth=register`);
    await field(t('identity:field.username')).fill('newcomer');
    await field(t('identity:field.password')).fill(password);
    await field(t('identity:field.confirmPassword')).fill(password);
    await page.getByLabel(t('identity:register.age', { age: '18' })).check();
    await guest.button(t('identity:register.submit')).last().click();
    await guest.heading(t('shell:centre.securityCenter')).waitFor();
    await page.getByRole('heading', { name: t('member:score.weak') }).waitFor();
  });

  it('tells the house the language that was chosen', async () => {
    const { page, t, ...own } = memberIn('en');
    await own.clear();
    const told = page.waitForResponse((response) => response.url().endsWith('/wps/member/language'));
    await page.getByRole('button', { name: new RegExp(`^${t('common:language.label')}`) }).click();
    await page.getByRole('menuitem', { name: 'اردو' }).click();
    expect((await told).status()).toBe(200);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  });
});

/**
 * A member's way through the personal centre by keyboard alone, in a real browser against the whole product: guarded
 * changes ask for a proof and go on by themselves, and codes come out of the outbox.
 */
describe('the personal centre, from its page', () => {
  const language: StoryLanguage = 'ur';
  const email = `centre-${language}@example.pk`;

  beforeAll(async () => {
    await visit.leave();
    await visit.enter(await memberOf(server, `centre${language}`, password));
  });

  it('gives the focus back to what opened it', async () => {
    const { keys, t, ...own } = memberIn(language);
    await own.clear();
    const deposit = own.button(t('site:account.deposit')).first();
    await keys.push(deposit);
    await own.heading(t('shell:centre.depositv2')).waitFor();
    await keys.press('Escape');
    await keys.focused(deposit);
  });

  it('says how well the account is protected', async () => {
    const { page, t, member, ...own } = memberIn(language);
    await own.go(`${QUIET_PAGE}?centre=securityCenter`);
    await own.heading(t('shell:centre.securityCenter')).waitFor();
    await page.getByRole('heading', { name: member('score.weak') }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await own.screens('security');
    await own.usable();
  });

  it('sets a payment password, and the score rises', async () => {
    const { page, keys, t, member, field, ...own } = memberIn(language);
    await keys.push(own.row(member('paymentPassword.why')));
    await own.heading(member('part.paymentPassword')).waitFor();
    const save = async (first: string, second: string) => {
      await keys.write(field(member('paymentPassword.new')), first);
      await keys.write(field(member('paymentPassword.repeat')), second);
      await keys.press('Enter');
    };
    await save('718204', '718205');
    await page.getByText(t('identity:error.passwordsDiffer')).waitFor();
    await save('7182', '7182');
    await page.getByText(t('identity:error.pattern.6', { min: '6', max: '6' })).waitFor();
    await own.usable();
    await own.screens('payment-password');
    await save('718204', '718204');
    await own
      .row(member('paymentPassword.why'))
      .filter({ hasText: member('state.on') })
      .waitFor();
    expect(await page.getByRole('meter').getAttribute('value')).toBe('29');
  });

  it('asks for a proof where the last one is too long ago, and adds the e-mail by its code', async () => {
    const { page, keys, t, member, field, button, stepUp, ...own } = memberIn(language);
    await own.growStale();
    await own.open('email');
    const send = button(t('identity:code.send'));
    await keys.write(field(member('contact.email')), email);
    await keys.push(send);
    await stepUp.getByText(member('stepUp.why.contact')).waitFor();
    await stepUp.getByLabel(member('stepUp.password'), { exact: true }).waitFor();
    await own.screens('step-up');
    await own.usable();
    // Escape closes the dialog alone; the centre stays, and the hand where it was.
    await keys.press('Escape');
    await stepUp.waitFor({ state: 'hidden' });
    await keys.focused(send);
    await keys.push(send);
    await own.prove('wrong');
    await page.getByText(t('refusals:password.wrong')).waitFor();
    await own.prove();
    await stepUp.waitFor({ state: 'hidden' });
    await page.getByText(t('identity:code.sent')).waitFor();
    await keys.press('Enter');
    await keys.write(field(t('identity:code.label')), await own.codeFor(email));
    await own.usable();
    await own.screens('email');
    await keys.push(button(member('contact.submit')));
    await own
      .row(member('part.email'))
      .filter({ hasText: member('state.verified') })
      .waitFor();
  });

  it('adds a mobile number by its code', async () => {
    const { page, keys, t, member, field, button, ...own } = memberIn(language);
    const mobile = mobiles[language];
    await own.open('mobile');
    const number = page.locator('input[type=tel]');
    await page.getByText('+92', { exact: true }).waitFor();
    await keys.tabTo(field(t('identity:code.label')));
    await keys.press('Enter');
    await page.getByText(t('identity:error.required')).waitFor();
    await own.usable();
    await keys.write(number, mobile.replace('+92', '0'));
    await keys.push(button(t('identity:code.send')));
    await page.getByText(t('identity:code.sent')).waitFor();
    const code = await own.codeFor(mobile);
    await keys.write(field(t('identity:code.label')), otherCode(code));
    await keys.press('Enter');
    await page.getByText(t('refusals:code.wrong')).waitFor();
    await own.usable();
    await own.screens('mobile');
    await keys.write(field(t('identity:code.label')), code);
    await keys.press('Enter');
    await own
      .row(member('part.mobile'))
      .filter({ hasText: member('state.verified') })
      .waitFor();
  });

  it('sets up an authenticator, and keeps its recovery codes', async () => {
    const { page, keys, member, button, ...own } = memberIn(language);
    await own.open('authenticator');
    await keys.push(button(member('authenticator.begin')));
    await page.getByRole('img', { name: member('authenticator.qr') }).waitFor();
    const secret = ((await page.locator('form bdi').first().textContent()) ?? '').replaceAll(' ', '');
    await own.screens('authenticator');
    await own.usable();
    await keys.tabTo(page.locator('input[inputmode=numeric]').first());
    await keys.type(await generate({ secret }));
    await page.getByRole('list', { name: member('recovery.title') }).waitFor();
    await own.usable();
    await keys.tabTo(page.getByLabel(member('recovery.kept')));
    await keys.press('Space');
    await keys.push(button(member('recovery.done')));
    await page.getByText(member('authenticator.isSet')).waitFor();
  });

  it('adds a bank account by a proof of its own', async () => {
    const { page, keys, member, button, stepUp, ...own } = memberIn(language);
    await own.growStale();
    await own.open('payouts');
    await page.getByText(member('payouts.emptyTitle')).waitFor();
    await keys.push(button(member('payouts.add')));
    await keys.write(page.getByRole('combobox', { name: member('payouts.bank') }), 'Meezan');
    await page.getByRole('option').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('option').waitFor();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    const number = page.getByLabel(member('payouts.number.bank'));
    await keys.write(number, 'PK00MEZN0001123456702');
    await keys.write(page.getByLabel(member('payouts.holder')), 'Asma Khan');
    await own.usable();
    await keys.push(button(member('payouts.submit')));
    await stepUp.getByText(member('stepUp.why.payouts')).waitFor();
    await own.prove();
    await stepUp.waitFor({ state: 'hidden' });
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
    await page.getByText(member('payouts.expected.bank')).waitFor();
    await own.screens('payout-form');
    await keys.write(number, ibans[language]);
    await keys.press('Enter');
    await page.getByText(member('payouts.usableFrom')).waitFor();
    await own.screens('payouts');
    await own.usable();
  });

  it('names its device, and reads who was here', async () => {
    const { page, keys, member, ...own } = memberIn(language);
    await own.open('devices');
    await page.getByText(member('sessions.this')).waitFor();
    await keys.push(page.getByRole('button', { name: new RegExp(`^${member('devices.rename')}`) }).first());
    await keys.type('Lantern desk');
    await keys.press('Enter');
    await page.getByText('Lantern desk').first().waitFor();
    await own.screens('devices');
    await own.usable();
    await own.open('loginLog');
    await page.getByText(member('loginLog.result.opened')).first().waitFor();
    await own.usable();
  });

  it('chooses a picture, uploads one, and fills in the profile', async () => {
    const { page, keys, t, member, dialog, button, ...own } = memberIn(language);
    await own.go(`${QUIET_PAGE}?centre=profile`);
    const peacock = page.getByRole('radio', { name: member('avatar.name.peacock') });
    const shown = page.getByRole('img', { name: member('avatar.current') });
    await keys.tabTo(page.getByRole('radio', { checked: true }));
    await keys.stepTo(peacock, 'ArrowDown');
    // Each that the arrows pass is chosen, too; while one is on its way the next has to be asked for.
    const isPeacock = async () =>
      ((await shown.getAttribute('src'))?.includes('peacock') ?? false) || (await keys.press('Space'));
    await expect.poll(isPeacock).toBe(true);
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
    await own.screens('avatar');
    await own.usable();
    await keys.push(button(member('avatar.save')));
    await dialog(member('avatar.cropTitle')).waitFor({ state: 'hidden' });
    await expect.poll(() => shown.getAttribute('src')).toContain('.webp');
    await keys.write(page.getByLabel(member('profile.field.nickname')), 'Asma');
    await keys.push(button(t('common:action.save')));
    await page.getByText(member('profile.saved')).waitFor();
    await own.screens('profile');
    await own.usable();
  });

  it('submits an identity document, and sees what became of it', async () => {
    const { page, keys, member, dialog, button, ...own } = memberIn(language);
    await own.open('documents');
    const name = member('documents.kind.identityFront');
    await page.getByLabel(name, { exact: true }).setInputFiles({
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(1_200, 800),
    });
    await page.getByRole('img', { name: member('documents.previewOf', { name }) }).waitFor();
    await keys.push(button(member('documents.submit')));
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText(member('documents.state.submitted'), { exact: true }).waitFor();
    await own.usable();
    await keys.push(card.getByRole('button', { name: member('documents.view') }));
    await dialog(name)
      .getByRole('img', { name: member('documents.previewOf', { name }) })
      .waitFor();
    await keys.press('Escape');
    await dialog(name).waitFor({ state: 'hidden' });
    await own.screens('documents');
  });
});

/** What happens on the way is the same in every language. */
describe('a member', () => {
  it('signs out after a question, and forgets everything but whose site it is', async () => {
    const { page, keys, t, ...own } = memberIn('ur');
    await own.go(`${QUIET_PAGE}?centre=securityCenter`);
    const ask = own.dialog(t('site:account.signOutTitle'));
    const answer = (name: string) => ask.getByRole('button', { name, exact: true });
    await keys.push(own.button(t('site:account.signOut')));
    await keys.push(answer(t('common:action.cancel')));
    await ask.waitFor({ state: 'hidden' });
    await own.heading(t('shell:centre.securityCenter')).waitFor();
    await keys.push(own.button(t('site:account.signOut')));
    await keys.tabTo(answer(t('site:account.signOut')));
    await own.usable();
    await keys.press('Enter');
    await own.button(t('site:account.login')).first().waitFor();
    await expect.poll(() => page.url()).toBe(`${server.url}/index`);
    expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
    expect(await page.evaluate("localStorage.getItem('ikka.merchant')")).toBeTruthy();
  });

  it('leads a trial account to registration', async () => {
    const { page, keys, t, button, dialog, ...own } = memberIn('ur');
    await own.go(`${QUIET_PAGE}?auth=login`);
    await keys.push(button(t('identity:login.freePlay')));
    await keys.push(button(t('protection:age.confirm')));
    await page.getByRole('status', { name: t('site:account.balance'), includeHidden: true }).waitFor();
    await own.go(`${QUIET_PAGE}?centre=securityCenter`);
    const gate = dialog(t('doors:gate.in_need_true_account'));
    await gate.waitFor();
    await own.usable();
    await keys.push(button(t('doors:gate.in_increase_submit')));
    await dialog(t('identity:register.title')).waitFor();
  });
});
