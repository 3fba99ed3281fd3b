import { calls } from '@ikka/contract';
import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { exportCsv } from './export-csv.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-7-bazaar';
const reason = 'Called from the known number, papers compared.';

let server: TestServer;
let browser: Browser;
let operator: string;
const faults: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    settings: {
      'identity.slider_captcha': false,
      'identity.captcha_after_failures': 1_000,
      'identity.lock_seconds': 3_600,
      'modules.switched_off': ['LOGINIPVERF3'],
    },
  });
  operator = await logInOperator(server);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The customer service at work in a real browser: a member who is locked out, with a number that is not his any more. */
describe('the protection of a member', () => {
  const language: StoryLanguage = 'ur';
  const t = textsOf(language);
  const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  const username = `guarded${language}`;
  const email = `guarded-${language}@mail.example`;
  const number = '3017654321';
  let page: Page;
  let memberToken: string;

  beforeAll(async () => {
    memberToken = await register();
    const { rows } = await server.database.database.pool.query<{ id: string }>(
      `UPDATE identity.account SET email = $2, email_key = $2,
         email_verified_at = registered_at, mobile_num = $3, mobile_key = '+92' || $3,
         mobile_verified_at = registered_at WHERE name = $1 RETURNING id`,
      [username, email, number],
    );
    for (let failure = 0; failure < 5; failure++) await logIn('wrong');
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await context.addInitScript(`localStorage.setItem('ikka.office.session', ${JSON.stringify(operator)})`);
    await page.goto(`${server.url}/office/members/${rows[0]?.id}?lang=${language}`);
  });
  afterAll(() => page?.context().close());

  const register = async () => {
    const answer = clientOf(server, null).call(calls.identity.register, {
      body: { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true },
    });
    return (await must(answer)).token;
  };
  const logIn = (typed: string) =>
    clientOf(server, null).call(calls.identity.login, {
      body: { type: 'username', username, password: typed },
    });
  const screens = (name: string) => takeScreens(page, `${language}-office-${name}`);
  const ask = async (kind: string, opener: string, values: Record<string, string> = {}) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(office(`protection.ask.${kind}.title`, { account: username })).waitFor();
    await dialog.getByRole('button', { name: office(`protection.ask.${kind}.action`), exact: true }).click();
    await dialog.getByText(t('office:reason.short', { count: '3' })).waitFor();
    await dialog.getByLabel(office('reason.label')).fill(reason);
    return {
      dialog,
      async confirm() {
        const action = office(`protection.ask.${kind}.action`);
        await dialog.getByRole('button', { name: action, exact: true }).click();
        await page
          .getByText(office(`protection.ask.${kind}.done`, { account: username, ...values }))
          .waitFor();
        await dialog.waitFor({ state: 'hidden' });
      },
    };
  };

  it('shows what is set up and what is locked', async () => {
    await page.getByRole('tab', { name: office('members.tabProtection') }).click();
    await page.getByText(office('protection.lockedTitle')).waitFor();
    await page.getByText('gu•••@mail.example').waitFor();
    await page.getByText(office('protection.result.locked'), { exact: true }).first().waitFor();
    await page.getByText(office('protection.noMessages')).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await screens('protection');
  });

  it('has an address of its own', async () => {
    const address = new URL(page.url());
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    await page.getByText('+92•••••••321').waitFor();
  });

  it('unlocks for a reason', async () => {
    const asked = await ask('unlock', office('protection.ask.unlock.action'));
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await screens('protection-ask');
    await asked.confirm();
    await page.getByText(office('protection.lockedTitle')).waitFor({ state: 'hidden' });
    expect((await must(logIn(password))).token).not.toBe('');
  });

  it('sends a link whose delivery shows up, and not its words', async () => {
    const contact = 'gu•••@mail.example';
    const asked = await ask('sendResetLink', office('protection.ask.sendResetLink.action'), { contact });
    await asked.confirm();
    const row = page.getByRole('row').filter({ hasText: office('outbox.template.reset_link') });
    await row.getByText(office('protection.deliveryState.kept')).waitFor();
    const { lines } = await exportCsv(page, t);
    expect(lines[1]).toContain(office('outbox.template.reset_link'));
    expect(lines[1]).toContain(office('protection.deliveryState.kept'));
  });

  it('asks for a new password, on which the site insists', async () => {
    await (await ask('forcePasswordChange', office('protection.ask.forcePasswordChange.action'))).confirm();
    await page.getByText(office('protection.changeAsked'), { exact: true }).waitFor();
    const { token, passwordExpired } = await must(logIn(password));
    expect(passwordExpired).toBe(true);
    const me = await must(clientOf(server, token).call(calls.identity.memberInfo));
    expect(me.mustChangePassword).toBe(true);
  });

  it('marks a number as not verified', async () => {
    const opener = `${office('protection.mobile')}: ${office('protection.unverify')}`;
    await (await ask('unverifyMobile', opener)).confirm();
    await page.getByText(office('protection.unverified'), { exact: true }).waitFor();
  });

  it('ends every session', async () => {
    const asked = await ask('endSessions', office('protection.ask.endSessions.action'));
    const found = await accessFaults(page, 'dialog');
    await asked.confirm();
    expect(found).toEqual([]);
    await page.getByText(office('members.noSessions')).waitFor();
    const answer = await clientOf(server, memberToken).call(calls.identity.memberInfo);
    expect(answer).toMatchObject({ ok: false, code: 'session.required' });
    await screens('protection-after');
  });
});

it('leaves no fault behind', () => {
  expect(faults).toEqual([]);
});
