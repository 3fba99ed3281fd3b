import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@ikka/client';
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from './check-access.ts';
import { exportCsv } from './export-csv.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

const password = 'lantern-light-over-the-bazaar';
const account = 'officestory';

/** Names of acts have dots of their own, so that they are not found by a path. */
function actsOf(language: StoryLanguage): Readonly<Record<string, string>> {
  const file = join(import.meta.dirname, '../../packages/i18n/locales', language, 'office.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { act: Record<string, string> }).act;
}

/**
 * The operator's day in a real browser against the whole product: the first login with all its steps, a member who is
 * suspended, a setting that somebody else changes meanwhile, the books, the audit log, and a session that ends.
 */
describe('an operator’s day', () => {
  const t = textsOf('en');
  const acts = actsOf('en');
  const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  let secret = '';
  const faults: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
    await register();
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${server.url}/office/members?search=${account}&lang=en`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const client = (token: string | null) =>
    createClient({
      baseUrl: server.url,
      merchant: 'ikka',
      device: 'web',
      language: () => 'EN',
      token: () => token,
    });
  const register = async () => {
    const registered = await client(null).call(calls.identity.register, {
      body: {
        username: account,
        password: 'lantern-7-bazaar',
        confirmPassword: 'lantern-7-bazaar',
        agreeTerms: true,
        ageConfirmed: true,
      },
    });
    expect(registered.ok).toBe(true);
  };
  /** Another operator with all the steps of his first log-in; answers his session. */
  const logInNew = async (username: string, role: string): Promise<string> => {
    const must = async <T>(answered: Promise<{ ok: true; value: T } | { ok: false; code: string }>) => {
      const answer = await answered;
      if (!answer.ok) throw new Error(`refused: ${answer.code}`);
      return answer.value;
    };
    const { officeAddOperator, officeLogin, officeChangePassword, officeEnrol, officeSecondFactor } =
      calls.office;
    const added = await must(client(await token()).call(officeAddOperator, { body: { username, role } }));
    const guest = client(null);
    const login = { username, password: added.oneTimePassword ?? '' };
    const { ticket } = await must(guest.call(officeLogin, { body: login }));
    const chosen = { ticket, newPassword: password, confirmNewPassword: password };
    const body = { ticket: (await must(guest.call(officeChangePassword, { body: chosen }))).ticket };
    const enrolled = await must(guest.call(officeEnrol, { body }));
    const code = await generate({ secret: enrolled.secret });
    return (await must(guest.call(officeSecondFactor, { body: { ...body, code } }))).token;
  };
  const token = () => page.evaluate<string | null>("localStorage.getItem('ikka.office.session')");
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = () => page.getByRole('dialog');
  const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
  const go = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  const screens = (name: string) => takeScreens(page, `office-${name}`);
  const typeCode = async () => {
    await page.locator('input[inputmode=numeric]').first().focus();
    await page.keyboard.type(await generate({ secret }), { delay: 20 });
  };
  const givePassword = async (text: string) => {
    await page.getByLabel(office('login.username')).fill('admin');
    await page.getByLabel(office('login.password.label'), { exact: true }).fill(text);
    await button(office('login.continue')).click();
  };

  it('asks who is there, and tells a wrong password from nothing else', async () => {
    await heading(office('login.password.title')).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await givePassword('wrong');
    await page
      .getByRole('alert')
      .filter({ hasText: t('refusals:operator.wrong_credentials') })
      .waitFor();
  });

  it('has the one-time password changed, and an authenticator set up', async () => {
    await givePassword(server.firstPassword ?? '');
    await heading(office('login.changePassword.title')).waitFor();
    await page.getByLabel(office('login.newPassword'), { exact: true }).fill(password);
    await page.getByLabel(office('login.repeatPassword')).fill(password);
    await button(office('login.savePassword')).click();
    await page.getByRole('img', { name: office('login.qrLabel') }).waitFor();
    secret = ((await page.locator('form bdi').first().textContent()) ?? '').replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await screens('enrol');
    await typeCode();
  });

  it('opens the place that was asked for, and finds the member there', async () => {
    await heading(office('members.title')).waitFor();
    await page.getByRole('link', { name: account }).click();
    await heading(`${account} ${office('members.state.active')}`).waitFor();
    await page.getByText(office('statement.none')).waitFor();
    await screens('member');
  });

  it('suspends the member for a reason, and lifts it again', async () => {
    await button(office('members.suspend')).click();
    await dialog()
      .getByRole('button', { name: office('members.suspend'), exact: true })
      .click();
    await dialog()
      .getByText(office('reason.short', { count: '3' }))
      .waitFor();
    await dialog().getByLabel(office('reason.label')).fill('two accounts from one device');
    await dialog()
      .getByRole('button', { name: office('members.suspend'), exact: true })
      .click();
    await page.getByText(office('members.done.suspend', { account })).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText('two accounts from one device').waitFor();
    await button(office('members.release')).click();
    await dialog().getByLabel(office('reason.label')).fill('documents are good');
    await dialog()
      .getByRole('button', { name: office('members.release'), exact: true })
      .click();
    await heading(`${account} ${office('members.state.active')}`).waitFor();
  });

  it('sees that the books are right, and takes the day’s journal home', async () => {
    await go(office('nav.overview'));
    await page
      .getByRole('status')
      .filter({ hasText: office('books.balanced') })
      .waitFor();
    await screens('overview');
    await go(office('nav.books'));
    await page.getByText(office('books.balancedText')).waitFor();
    await page.getByText(office('books.result.adjustments')).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(office('journal.download')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ikka-PKR-\d{4}-\d\d-\d\d\.journal$/);
  });

  it('reads the daily report in another currency than the site’s own', async () => {
    await page.goto(`${server.url}/office/reports?lang=en`);
    await heading(t('officeReports:title')).waitFor();
    await page.getByRole('combobox', { name: t('officeReports:money') }).click();
    await page.getByRole('option', { name: office('realMoney', { currency: 'USD' }) }).click();
    await page.waitForURL(/money=USD/);
    await page
      .getByText(/^\$\s?0\.00$/)
      .first()
      .waitFor();
    await screens('report-usd');
  });

  it('takes a whole list home as a file, over several pages of it, and prints it', async () => {
    await server.database.database.pool.query(
      `INSERT INTO catalogue.game (id, vendor_code, category, name, search_text, coins_per_stake, tags, sort)
       SELECT 'export-' || n, 'IKKA_SLOT', 'RNG', jsonb_build_object('EN', '=Lamp, ' || n, 'UR', 'چراغ'), 'lamp', 10, '{}', 900
         FROM generate_series(1, 230) n`,
    );
    await page.goto(`${server.url}/office/games?search=lamp&lang=en`);
    // The vendors above the games are a list, too.
    const take = button(office('export.take')).last();
    const { name, lines } = await exportCsv(page, t);
    expect(name).toMatch(/^ikka-.*\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(231);
    // A name that a spreadsheet would take for a formula is a text, and its comma divides no cells.
    expect(lines.filter((line) => line.startsWith(`"'=Lamp, `))).toHaveLength(230);
    expect(await page.locator('body > [aria-hidden] h1').count()).toBe(0);
    await page.evaluate(
      // Answers at once, as some browsers do, and prints a moment later.
      `globalThis.printed = new Promise((done) => {
        globalThis.print = () => setTimeout(() => {
          done(document.querySelectorAll('body > [aria-hidden] tbody tr').length);
          dispatchEvent(new Event('afterprint'));
        });
      });
      undefined`,
    );
    await take.click();
    await page.getByRole('menuitem', { name: office('export.print') }).click();
    expect(await page.evaluate('globalThis.printed')).toBe(230);
    await take.waitFor();
    await screens('export');
  });

  it('changes a setting, and sees when somebody else changed it meanwhile', async () => {
    await go(office('nav.settings'));
    const row = page.locator('article').filter({ hasText: 'site.legal_age' });
    const field = row.locator('input');
    const save = async () => {
      await row.getByRole('button', { name: office('settings.save') }).click();
      await dialog()
        .getByRole('button', { name: office('settings.confirm.save'), exact: true })
        .click();
    };
    await field.fill('99');
    await row.getByText(office('settings.problem.large', { limit: '25' })).waitFor();
    await field.fill('21');
    await save();
    await page.getByText(office('settings.saved')).first().waitFor();
    await row.getByText(office('settings.version', { version: '1' })).waitFor();

    await field.fill('22');
    const elsewhere = await client(await token()).call(calls.office.officeChangeSetting, {
      params: { key: 'site.legal_age' },
      body: { value: 23, version: 1 },
    });
    expect(elsewhere.ok).toBe(true);
    await save();
    await row.getByText(office('settings.conflict.title')).waitFor();
    await screens('conflict');
    await row.getByRole('button', { name: office('settings.conflict.mine') }).click();
    await save();
    await row.getByText(office('settings.version', { version: '3' })).waitFor();
    expect(await field.inputValue()).toBe('22');
  });

  it('finds every act in the audit log, unbroken', async () => {
    await go(office('nav.audit'));
    for (const act of [
      'setting.changed',
      'member.released',
      'member.suspended',
      'operator.second_factor_set',
    ]) {
      await page
        .locator('summary', { hasText: acts[act] ?? act })
        .first()
        .waitFor();
    }
    await page
      .locator('summary', { hasText: acts['member.suspended'] ?? '' })
      .first()
      .click();
    await page.getByRole('table').getByText('two accounts from one device').waitFor();
    const [head, ...entries] = (await exportCsv(page, t)).lines;
    expect(head).toContain(office('audit.changes'));
    const suspended = entries.find((line) => line.includes(acts['member.suspended'] ?? ''));
    expect(suspended).toContain('reason: null → two accounts from one device');
    expect(suspended).toMatch(/[0-9a-f]{64}/);
    await button(office('audit.check')).click();
    await page.getByRole('status').filter({ hasText: /\d/ }).waitFor();
    await screens('audit');
  });

  it('adds a colleague and shows his one-time password once', async () => {
    await go(office('nav.operators'));
    await button(office('operators.add')).click();
    await dialog().getByLabel(office('login.username')).fill('saira');
    await dialog()
      .getByRole('button', { name: office('operators.add'), exact: true })
      .click();
    await dialog()
      .getByText(/^(\w{4}-){4}\w{4}$/)
      .waitFor();
    await button(office('operators.passwordNoted')).click();
    await page.getByRole('row').filter({ hasText: 'saira' }).waitFor();
    await screens('operators');
  });

  it('gives a member an invitation code, typed letter by letter', async () => {
    await go(office('nav.affiliates'));
    await button(office('affiliates.create')).click();
    await dialog().getByLabel(office('affiliates.account')).pressSequentially(account);
    await dialog()
      .getByRole('combobox', { name: office('affiliates.kind') })
      .click();
    await page.getByRole('option', { name: office('members.agent.41'), exact: true }).click();
    await dialog().getByLabel(office('affiliates.code')).pressSequentially('BAZAAR25');
    await dialog()
      .getByRole('button', { name: office('affiliates.create'), exact: true })
      .click();
    await page.getByRole('row').filter({ hasText: 'BAZAAR25' }).waitFor();
  });

  it('proposes a change of a money setting, which a colleague approves and anybody stops', async () => {
    const bilal = await logInNew('bilal', 'admin');
    await go(office('nav.settings'));
    await page.getByLabel(office('settings.search')).fill('treasury.four_eyes_from');
    const row = page.locator('article').filter({ hasText: 'treasury.four_eyes_from' });
    await row.locator('input').fill('900000.00');
    await row.getByRole('button', { name: office('settings.save') }).click();
    const save = dialog().getByRole('button', { name: office('settings.confirm.save'), exact: true });
    await save.click();
    await dialog().getByText(t('refusals:approval.reason_required')).waitFor();
    await dialog().getByLabel(t('officeApprovals:reason')).fill('a new rule of the bank');
    await save.click();
    await page.getByText(t('officeApprovals:proposed')).first().waitFor();

    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    const other = await context.newPage();
    other.on('pageerror', (error) => faults.push(error.message));
    await other.addInitScript(`localStorage.setItem('ikka.office.session', '${bilal}')`);
    await other.goto(`${server.url}/office/?lang=en`);
    await other.getByText(t('officeApprovals:notice.toDecide_one', { count: '1' })).waitFor();
    await other.getByRole('link', { name: t('officeApprovals:notice.open') }).click();
    await other.getByRole('row').getByRole('link').first().click();
    await other.getByText(t('officeApprovals:waitingYours', { name: 'admin' })).waitFor();
    await takeScreens(other, 'office-approval');
    expect(await accessFaults(other)).toEqual([]);
    await other.getByRole('button', { name: t('officeApprovals:act.approve'), exact: true }).click();
    await other.getByText(t('officeApprovals:state.approved'), { exact: true }).waitFor();
    await client(bilal).call(calls.office.officeLogout);
    await context.close();

    await go(office('nav.approvals'));
    await screens('approvals');
    await page.getByRole('row').getByRole('link').first().click();
    await button(t('officeApprovals:act.cancel')).click();
    await dialog().getByRole('textbox').fill('not what we agreed on');
    await dialog()
      .getByRole('button', { name: t('officeApprovals:act.cancel'), exact: true })
      .click();
    await page.getByText(t('officeApprovals:state.cancelled'), { exact: true }).waitFor();
  });

  it('finds a round that is still open, and from the member’s page the member’s own', async () => {
    const { pool } = server.database.database;
    const { rows } = await pool.query('SELECT id FROM identity.account WHERE name = $1', [account]);
    await pool.query(
      `INSERT INTO rounds.open_round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
         stake, currency, opening, choice, steps, step, opened_at, deadline_at)
       VALUES ('0198d2a0-0000-7000-8000-00000000aaaa', $1, '0198d2a0-0000-7000-8000-00000000bbbb', 'mines', 'IKKA_ARCADE', '1.0.0',
         1, 0, 12500, 'PKR', '{}', '{}', '[]', 0, now() - interval '2 hours', now() + interval '1 day')`,
      [rows[0].id],
    );
    await go(office('nav.rounds'));
    await page.getByLabel(office('rounds.state'), { exact: true }).first().click();
    await page.getByRole('option', { name: office('rounds.stateOpen'), exact: true }).click();
    const open = page.getByRole('row').filter({ hasText: account });
    await open.getByText('125.00').waitFor();
    await open.getByText(/^2:0\d:\d\d$/).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await screens('open-rounds');
    await open.getByRole('link', { name: account }).click();
    await page.getByRole('link', { name: office('members.toOpenRounds'), exact: true }).click();
    await open.getByText('125.00').waitFor();
    await pool.query('DELETE FROM rounds.open_round');
  });

  it('speaks Urdu from right to left, on every page that he has', async () => {
    const other = await page.context().newPage();
    other.on('pageerror', (error) => faults.push(error.message));
    await other.goto(`${server.url}/office/?lang=ur`);
    const ur = textsOf('ur');
    for (const place of ['overview', 'members', 'rounds', 'books', 'settings', 'audit', 'operators']) {
      await other
        .getByRole('navigation')
        .getByRole('link', { name: ur(`office:nav.${place}`), exact: true })
        .click();
      await other
        .getByRole('heading', { name: ur(`office:${place}.title`), level: 1, exact: true })
        .waitFor();
      expect(await accessFaults(other)).toEqual([]);
    }
    expect(await other.locator('html').getAttribute('dir')).toBe('rtl');
    await other.close();
  });

  it('comes back to the same place after the session ended', async () => {
    await go(office('nav.rounds'));
    await page.getByText(office('rounds.none')).waitFor();
    // Ended while the list of members is asked for: a page that asks by itself in between cannot hear of it first.
    await page.route(
      (url) => url.pathname === '/office/api/members',
      async (route) => {
        await server.database.database.pool.query('DELETE FROM office.operator_session');
        await route.continue();
      },
      { times: 1 },
    );
    await go(office('nav.members'));
    await page.getByText(office('login.notice.expired')).waitFor();
    // The code of this half minute was used at the first login: the authenticator is moved on, not the clock.
    await server.database.database.pool.query('UPDATE office.operator SET second_factor_step = 0');
    await givePassword(password);
    await heading(office('login.secondFactor.title')).waitFor();
    await typeCode();
    await heading(office('members.title')).waitFor();
    await page.getByRole('link', { name: account }).waitFor();
  });

  it('warns before an unattended session ends, and then ends it in every tab', async () => {
    const second = await page.context().newPage();
    // The page's idea of now, moved on; timers run as ever.
    await second.addInitScript('const now = Date.now; globalThis.ahead = 0; Date.now = () => now() + ahead;');
    await second.goto(`${server.url}/office/?lang=en`);
    await second.getByRole('heading', { name: office('overview.title'), level: 1 }).waitFor();
    await second.evaluate('ahead = 28.5 * 60_000');
    await second.getByRole('dialog').getByText(office('idle.title')).waitFor();
    await second.getByRole('button', { name: office('idle.stay') }).click();
    await second.getByRole('dialog').waitFor({ state: 'hidden' });
    await second.evaluate('ahead = 59 * 60_000');
    await second.getByText(office('login.notice.idle')).waitFor();
    await second.close();
    await heading(office('login.password.title')).waitFor();
    const left = await server.database.database.pool.query('SELECT FROM office.operator_session');
    expect(left.rowCount).toBe(0);
  });

  it('leaves, and nothing is left behind', async () => {
    await server.database.database.pool.query('UPDATE office.operator SET second_factor_step = 0');
    await givePassword(password);
    await heading(office('login.secondFactor.title')).waitFor();
    await typeCode();
    await button(`${office('nav.operator')}: admin`).click();
    await page.getByRole('menuitem', { name: office('nav.logout') }).click();
    await heading(office('login.password.title')).waitFor();
    expect(await token()).toBeNull();
    await page.goto(`${server.url}/office/?lang=ur`);
    await heading(textsOf('ur')('office:login.password.title')).waitFor();
    expect(await accessFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
