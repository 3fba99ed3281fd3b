import { calls } from '@ikka/contract';
import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { byKeyboard } from './by-keyboard.ts';
import { accessFaults } from './check-access.ts';
import { type StoryLanguage, textsOf } from './texts.ts';

let server: TestServer;
let browser: Browser;
let operator: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { 'identity.slider_captcha': false } });
  operator = await logInOperator(server);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A reviewer's work in a real browser, by keyboard alone: the queue, the paper from close by, a decision and its trace. */
describe('the review of documents', () => {
  const language: StoryLanguage = 'en';
  const t = textsOf(language);
  const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  const account = `paper${language}`;
  let page: Page;
  let keys: ReturnType<typeof byKeyboard>;
  let member: string;
  const faults: string[] = [];

  beforeAll(async () => {
    member = await register(account);
    for (const kind of ['identityFront', 'selfie'] as const) await submit(kind);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
    page = await context.newPage();
    keys = byKeyboard(page);
    page.setDefaultTimeout(20_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await context.addInitScript(`localStorage.setItem('ikka.office.session', ${JSON.stringify(operator)})`);
    await page.goto(`${server.url}/office/documents?lang=${language}`);
  });
  afterAll(() => page?.context().close());

  const register = async (username: string) => {
    const password = 'lantern-7-bazaar';
    const answer = clientOf(server, null).call(calls.identity.register, {
      body: { username, password, confirmPassword: password, agreeTerms: true, ageConfirmed: true },
    });
    return (await must(answer)).token;
  };
  const submit = async (kind: 'identityFront' | 'selfie') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540"><rect width="860" height="540" rx="28" fill="#d9ead9"/><rect x="60" y="150" width="200" height="250" fill="#7a9a8a"/><g fill="#31493f"><rect x="310" y="170" width="420" height="34"/><rect x="310" y="240" width="330" height="26"/><rect x="310" y="300" width="380" height="26"/><rect x="310" y="360" width="250" height="26"/></g></svg>`;
    const file = new Blob([await sharp(Buffer.from(svg)).png().toBuffer()], { type: 'image/png' });
    return must(clientOf(server, member).call(calls.member.uploadDocument, { params: { kind }, file }));
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const usable = async () => expect(await accessFaults(page, 'dialog')).toEqual([]);
  const screens = (name: string) => takeScreens(page, `${language}-office-${name}`);

  it('shows who waits, the longest first', async () => {
    await page.getByRole('heading', { name: office('documents.title'), level: 1 }).waitFor();
    const rows = page.getByRole('row').filter({ hasText: account });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toContain(office('documents.kind.identityFront'));
    await screens('documents');
  });

  it('shows the paper, larger and turned', async () => {
    await keys.push(page.getByRole('link', { name: office('documents.kind.identityFront'), exact: true }));
    const paper = page.getByRole('img', { name: office('documents.picture') });
    await paper.waitFor();
    expect(await paper.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth)).toBe(
      860,
    );
    await screens('document');
    const narrow = (await paper.boundingBox())?.width ?? 0;
    await keys.push(button(office('documents.larger')));
    await expect.poll(async () => (await paper.boundingBox())?.width).toBeGreaterThan(narrow * 1.3);
    await keys.tabTo(page.getByRole('region', { name: office('documents.picture') }));
    await keys.press('0');
    await keys.press('r');
    await expect
      .poll(async () => {
        const { width = 0, height = 0 } = (await paper.boundingBox()) ?? {};
        return height - width;
      })
      .toBeGreaterThan(0);
  });

  it('takes it into review, and rejects it with a reason that the member reads', async () => {
    await keys.push(button(office('documents.take')));
    await button(office('documents.giveBack')).waitFor();
    await keys.push(button(office('documents.reject')));
    const dialog = page.getByRole('dialog');
    await keys.write(dialog.getByRole('textbox'), 'The picture is too dark.');
    await usable();
    await screens('document-reject');
    await keys.push(dialog.getByRole('button', { name: office('documents.reject'), exact: true }));
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(office('documents.state.rejected'), { exact: true }).first().waitFor();
    const { list } = await must(clientOf(server, member).call(calls.member.documents));
    expect(list.find(({ kind }) => kind === 'identityFront')).toMatchObject({
      state: 'rejected',
      reason: 'The picture is too dark.',
    });
  });

  it('approves another from the member’s own page, until the day on the paper', async () => {
    await keys.push(page.getByRole('link', { name: account }));
    await page.getByRole('heading', { name: office('profile.title'), level: 2 }).waitFor();
    await page.getByRole('link', { name: office('documents.kind.selfie'), exact: true }).waitFor();
    await screens('member-documents');
    await keys.push(page.getByRole('link', { name: office('documents.kind.selfie'), exact: true }));
    await keys.push(button(office('documents.approve')));
    const dialog = page.getByRole('dialog');
    // A field of a day takes month, day and year, as this browser writes them.
    await keys.tabTo(dialog.getByLabel(office('documents.validUntil')));
    await keys.type('12312099');
    await usable();
    await screens('document-approve');
    await keys.push(dialog.getByRole('button', { name: office('documents.approve'), exact: true }));
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText(office('documents.state.approved'), { exact: true }).first().waitFor();
    const { list } = await must(clientOf(server, member).call(calls.member.documents));
    expect(list.find(({ kind }) => kind === 'selfie')).toMatchObject({
      state: 'approved',
      validUntil: '2099-12-31T18:59:00.000Z',
    });
  });

  it('changes a field of the profile for the member, with a reason', async () => {
    await keys.push(page.getByRole('link', { name: account }));
    await keys.push(button(office('profile.change')));
    const dialog = page.getByRole('dialog');
    await keys.write(dialog.getByLabel(office('profile.value')), 'Amna Gul');
    await keys.write(dialog.getByLabel(office('reason.label')), 'Her card says so.');
    await usable();
    await screens('member-profile');
    await keys.push(button(office('profile.save')));
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Amna Gul').waitFor();
    expect(faults).toEqual([]);
  });
});
