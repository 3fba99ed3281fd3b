import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { changeSettings } from '../server/under-settings.ts';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { codePattern, otherCode, written } from './read-outbox.ts';
import { solveSliderByKeys } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';
const languages: readonly StoryLanguage[] = ['en', 'ur'];
const nameOf = (language: StoryLanguage) => `locked${language}`;
const emailOf = (language: StoryLanguage) => `locked-${language}@example.pk`;

let server: TestServer;
let browser: Browser;
let operator = '';

beforeAll(async () => {
  // The picture would stand in the way of the third failure, and nobody but a person can read it.
  server = await startTestServer({
    settings: {
      'modules.switched_off': ['CAPTCHA3', 'LOGINIPVERF3', 'GEETEST3'],
      'identity.lock_after_failures': 3,
      'identity.lock_seconds': 600,
    },
  });
  operator = await logInOperator(server);
  for (const language of languages)
    await memberOf(server, nameOf(language), password, { email: emailOf(language) });
  const switchedOff = ['CAPTCHA3', 'LOGINIPVERF3'];
  await changeSettings(clientOf(server, operator), { 'modules.switched_off': switchedOff });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The slider before every log-in and the lock after too many, by keyboard alone, against the whole product. */
describe.each(languages)('the slider and the lock, in %s', (language) => {
  const t = textsOf(language);
  const said = (key: string) => t(`identity:${key}`);
  const email = emailOf(language);
  const name = nameOf(language);
  let page: Page;
  const faults: string[] = [];

  afterAll(() => page?.context().close());

  it('lets nobody past the slider, locks after failures, and opens for its owner', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    await context.addInitScript(`localStorage.setItem('ikka.language', '${language}')`);
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    const { press, focused, write, push, tabTo } = byKeyboard(page);
    const screens = (shown: string) => takeScreens(page, `${language}-login-${shown}`);
    const usable = async () => expect(await accessFaults(page)).toEqual([]);
    await page.goto(`${server.url}/index?auth=login`);
    const form = page.getByRole('dialog', { name: said('login.title') });
    const secret = form.getByLabel(said('field.password'), { exact: true });
    await focused(form.getByLabel(said('field.username'), { exact: true }));

    await write(form.getByLabel(said('field.username'), { exact: true }), name);
    await write(secret, 'wrong-0');
    await press('Enter');
    await form.getByText(said('error.captcha')).waitFor();
    await focused(form.getByRole('slider'));
    await usable();
    await screens('slider');

    for (let failures = 1; failures <= 3; failures += 1) {
      await solveSliderByKeys(page, server);
      await write(secret, `wrong-${failures}`);
      await press('Enter');
      await form
        .getByRole('alert')
        .filter({ hasText: t('refusals:login.wrong_credentials') })
        .waitFor();
      await focused(secret);
      // A ticket is good for one try: the slider has to be solved anew.
      await press('Enter');
      await form.getByText(said('error.captcha')).waitFor();
    }
    await solveSliderByKeys(page, server);
    await write(secret, password);
    await press('Enter');
    await form
      .getByRole('alert')
      .filter({ hasText: said('login.locked') })
      .waitFor();
    await form
      .getByRole('timer')
      .filter({ hasText: /\d:\d\d/ })
      .waitFor();
    await usable();
    await screens('locked');

    await push(form.getByRole('button', { name: said('login.unlockOffer') }));
    const unlock = page.getByRole('dialog', { name: said('unlock.title') });
    const code = unlock.getByLabel(said('code.label'), { exact: true });
    await focused(code);
    await tabTo(unlock.getByRole('radio', { name: said('unlock.sms') }));
    await press('ArrowDown');
    await push(unlock.getByRole('button', { name: said('code.send'), exact: true }));
    const sent = await written(server, operator, email, codePattern);
    await write(code, otherCode(sent));
    await press('Enter');
    await unlock.getByText(t('refusals:code.wrong')).waitFor();
    await usable();
    await screens('unlock');
    await write(code, sent);
    await press('Enter');
    await page.getByText(said('unlock.done')).waitFor();
    await focused(secret);

    await solveSliderByKeys(page, server);
    await write(secret, password);
    await press('Enter');
    await page
      .getByRole('status', { name: t('site:account.balance'), includeHidden: true })
      .filter({ hasText: '0.00' })
      .waitFor();
    expect(faults).toEqual([]);
  });
});
