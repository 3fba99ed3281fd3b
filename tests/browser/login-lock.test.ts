import { calls } from '@ikka/contract';
import { type Browser, openBrowser, startTestServer, type TestServer, takeScreens } from '@ikka/test-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { changeSettings } from '../server/under-settings.ts';
import { accessFaults } from './check-access.ts';
import { memberOf } from './member-of.ts';
import { codePattern, otherCode, written } from './read-outbox.ts';
import { solveSliderByKeys } from './solve-slider.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, partsOf, QUIET_PAGE, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';
const lockAfter = 3;
const nameOf = (language: StoryLanguage) => `locked${language}`;
const emailOf = (language: StoryLanguage) => `locked-${language}@example.pk`;

let server: TestServer;
let browser: Browser;
let operator = '';
let visits: Record<StoryLanguage, Visit>;

beforeAll(async () => {
  // The picture would stand in the way of the third failure, and nobody but a person can read it.
  server = await startTestServer({
    settings: {
      'modules.switched_off': ['CAPTCHA3', 'LOGINIPVERF3', 'GEETEST3'],
      'identity.lock_after_failures': lockAfter,
      'identity.lock_seconds': 600,
    },
  });
  operator = await logInOperator(server);
  for (const language of ['en', 'ur'] as const)
    await memberOf(server, nameOf(language), password, { email: emailOf(language) });
  // One of the two has failed elsewhere already; the slider waits for who comes now.
  const body = { type: 'username', username: nameOf('ur'), password: 'not-this-one-9' } as const;
  for (let failures = 1; failures <= lockAfter; failures += 1)
    await clientOf(server, null).call(calls.identity.login, { body });
  const switchedOff = ['CAPTCHA3', 'LOGINIPVERF3'];
  await changeSettings(clientOf(server, operator), { 'modules.switched_off': switchedOff });
  browser = await openBrowser();
  visits = {
    en: await openVisit(browser, server, 'en'),
    ur: await openVisit(browser, server, 'ur'),
  };
});
afterEach(() => {
  expect([...visits.en.faults, ...visits.ur.faults]).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

function ownerIn(language: StoryLanguage) {
  const t = textsOf(language);
  const visit = visits[language];
  const parts = partsOf(visit.page, t);
  const form = parts.dialog('login.title');
  return {
    ...visit,
    ...parts,
    t,
    form,
    name: parts.field(form, 'field.username'),
    secret: parts.field(form, 'field.password'),
    screens: (shown: string) => takeScreens(visit.page, `${language}-login-${shown}`),
    usable: async () => expect(await accessFaults(visit.page, 'dialog')).toEqual([]),
    wrong: form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') }),
    locked: form.getByRole('alert').filter({ hasText: t('identity:login.locked') }),
  };
}

/** The slider before every log-in and the lock after too many, by keyboard alone, against the whole product. */
describe('a log-in', () => {
  it('takes each solved slider once, and is locked after too many failures', async () => {
    const { page, keys, said, form, name, secret, wrong, ...owner } = ownerIn('en');
    await owner.go(`${QUIET_PAGE}?auth=login`);
    await keys.focused(name);
    await keys.write(name, nameOf('en'));
    for (let failures = 1; failures <= lockAfter; failures += 1) {
      await solveSliderByKeys(page, server);
      await keys.write(secret, `wrong-${failures}`);
      await keys.press('Enter');
      await wrong.waitFor();
      await keys.focused(secret);
      // A ticket is good for one try: the slider has to be solved anew.
      await keys.press('Enter');
      await form.getByText(said('error.captcha')).waitFor();
    }
  });
});

describe('the slider and the lock', () => {
  const language: StoryLanguage = 'en';
  it('let nobody past, and open for the owner', async () => {
    const { page, keys, t, said, form, name, secret, field, button, ...owner } = ownerIn(language);
    const email = emailOf(language);
    await owner.clear();
    await owner.go(`${QUIET_PAGE}?auth=login`);
    await keys.focused(name);
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await keys.type(nameOf(language));
    await keys.write(secret, password);
    await keys.press('Enter');
    await form.getByText(said('error.captcha')).waitFor();
    await keys.focused(form.getByRole('slider'));
    await owner.usable();
    await owner.screens('slider');
    await solveSliderByKeys(page, server);
    await keys.tabTo(secret);
    await keys.press('Enter');
    await owner.locked.waitFor();
    await form
      .getByRole('timer')
      .filter({ hasText: /\d:\d\d/ })
      .waitFor();
    await owner.usable();
    await owner.screens('locked');

    await keys.push(button(form, said('login.unlockOffer')));
    const unlock = owner.dialog('unlock.title');
    const code = field(unlock, 'code.label');
    await keys.focused(code);
    await keys.choose(
      unlock.getByRole('radio', { name: said('unlock.sms') }),
      'ArrowDown',
      unlock.getByRole('radio', { checked: true }),
    );
    await keys.push(button(unlock, said('code.send')));
    const sent = await written(server, operator, email, codePattern);
    await keys.write(code, otherCode(sent));
    await keys.press('Enter');
    await unlock.getByText(t('refusals:code.wrong')).waitFor();
    await owner.usable();
    await owner.screens('unlock');
    await keys.write(code, sent);
    await keys.press('Enter');
    await page.getByText(said('unlock.done')).waitFor();
    await keys.focused(secret);

    await solveSliderByKeys(page, server);
    await keys.tabTo(secret);
    await keys.press('Enter');
    await owner.isIn();
  });
});
