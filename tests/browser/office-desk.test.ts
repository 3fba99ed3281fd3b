import { calls } from '@ikka/contract';
import { languageNames } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { exportCsv } from './export-csv.ts';
import { goWithin } from './go-within.ts';
import { type Member, memberOf } from './member-of.ts';
import { openHouse } from './open-house.ts';
import { textsOf } from './texts.ts';
import { openVisit, speakIn, type Visit } from './visit.ts';

const password = 'lantern-7-bazaar';
const house = openHouse({
  settings: {
    'identity.slider_captcha': false,
    'identity.captcha_after_failures': 1_000,
    'identity.lock_seconds': 3_600,
    'modules.switched_off': ['LOGINIPVERF3'],
  },
});
let operator: string;
/** An operator's page, loaded once for all that he does here. */
let visit: Visit;
let page: Page;

beforeAll(async () => {
  operator = await logInOperator(house.server);
  visit = await openVisit(house.browser, house.server, 'en');
  page = visit.page;
  await visit.context.addInitScript(`localStorage.setItem('ikka.office.session', '${operator}')`);
});

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What operators keep for visitors and for each other, in a real browser against the whole product. */
describe('what an operator keeps', () => {
  const t = textsOf('en');
  const press = (name: string) => button(name).click();
  const pressThere = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const gone = () => dialog().waitFor({ state: 'detached' });

  it('adds links, moves one up, exports them all, and removes one after it was asked', async () => {
    await page.goto(`${house.server.url}/office/links`);
    const type = t('contentOffice:type.SOCIAL');
    for (const name of ['Kite', 'Lantern']) {
      await press(t('contentOffice:link.addTo', { type }));
      for (const language of Object.values(languageNames))
        await dialog()
          .getByLabel(`${t('contentOffice:link.label')} (${language})`)
          .fill(name);
      await dialog().getByLabel(t('contentOffice:link.url')).first().fill('/help');
      await pressThere(t('contentOffice:save'));
      await gone();
    }
    const names = page.getByRole('region', { name: type }).locator('tbody tr td:first-child');
    expect(await names.allTextContents()).toEqual(['Kite', 'Lantern']);
    await press(t('office:help.up', { title: 'Lantern' }));
    await expect.poll(() => names.allTextContents()).toEqual(['Lantern', 'Kite']);
    const { lines } = await exportCsv(page, t);
    expect(lines.filter((line) => line.startsWith(`${type},`)).map((line) => line.split(',')[1])).toEqual([
      'Lantern',
      'Kite',
    ]);
    await takeScreens(page, 'office-links', { fullPage: true });
    expect(await accessFaults(page)).toEqual([]);
    const lantern = page.getByRole('row').filter({ hasText: 'Lantern' });
    await lantern.getByRole('button', { name: t('contentOffice:remove'), exact: true }).click();
    await dialog().getByText(t('contentOffice:removeText')).waitFor();
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await pressThere(t('contentOffice:remove'));
    await page.getByText(t('contentOffice:removed')).waitFor();
    await gone();
    expect(await names.allTextContents()).toEqual(['Kite']);
  });

  it('moves promotions and hides one, and the export says in a word which is shown', async () => {
    const both = (words: string) => ({ EN: words, UR: words });
    for (const id of ['first', 'second'])
      await must(
        clientOf(house.server, operator).call(calls.officePromotions.officePublishPromotion, {
          params: { id },
          body: {
            version: 0,
            title: both(id),
            summary: both('Every evening.'),
            html: both('<p>Until midnight.</p>'),
            terms: both('<p>Members of age.</p>'),
            joining: both('There is nothing to do.'),
            picture: null,
            categories: ['slots'],
            audience: 'everyone',
            minimumLevel: null,
            from: null,
            until: null,
          },
        }),
      );
    await goWithin(page, '/office/promotions');
    await press(t('office:help.up', { title: 'second' }));
    await page.getByText(t('officeOffers:promotions.arranged')).waitFor();
    const shown = page.getByRole('switch', {
      name: t('officeOffers:promotions.shownOf', { title: 'second' }),
    });
    await shown.locator('..').click();
    await page.getByText(t('officeOffers:promotions.state.hidden')).waitFor();
    const { lines } = await exportCsv(page, t);
    expect(lines.slice(1).map((line) => [line.split(',')[0], line.split(',').at(-1)])).toEqual([
      ['second', t('office:export.no')],
      ['first', t('office:export.yes')],
    ]);
  });

  it('writes a canned answer, says what of it is missing, and removes it', async () => {
    await goWithin(page, '/office/chats');
    await press(t('supportOffice:chats.canned'));
    await pressThere(t('supportOffice:chats.newCanned'));
    await pressThere(t('supportOffice:chats.saveCanned'));
    const missing = dialog().getByText(t('office:settings.problem.missing'));
    await missing.first().waitFor();
    expect(await missing.count()).toBe(3);
    await dialog().getByLabel(t('supportOffice:chats.cannedTitle')).fill('Greeting');
    for (const language of Object.values(languageNames))
      await dialog()
        .getByLabel(`${t('supportOffice:chats.cannedText')} (${language})`)
        .fill('Peace be with you.');
    await pressThere(t('supportOffice:chats.saveCanned'));
    const greeting = dialog().getByRole('button', { name: 'Greeting' });
    await greeting.click();
    await pressThere(t('supportOffice:chats.removeCanned'));
    await dialog().getByText(t('supportOffice:chats.noCanned')).waitFor();
  });

  it('takes a message back after it was asked, from where its words stand', async () => {
    const both = (words: string) => ({ EN: words, UR: words });
    await must(
      clientOf(house.server, operator).call(calls.officeSupport.sendMessage, {
        body: {
          id: uuidv7(),
          audience: { kind: 'all' },
          title: both('Lamps'),
          html: both('<p>The lamps are lit.</p>'),
        },
      }),
    );
    await goWithin(page, '/office/messages');
    await press('Lamps');
    await dialog().getByText('The lamps are lit.').first().waitFor();
    await pressThere(t('supportOffice:messages.recall'));
    const asked = dialog().filter({ hasText: t('supportOffice:messages.recallText') });
    await asked.waitFor();
    expect(await accessFaults(page)).toEqual([]);
    await asked.getByRole('button', { name: t('supportOffice:messages.recall'), exact: true }).click();
    await page.getByText(t('supportOffice:messages.recalled')).waitFor();
    await gone();
  });

  it('saves a setting with a press of Enter, once it has seen the difference', async () => {
    await goWithin(page, '/office/settings?search=site.legal_age');
    await page.locator('article input').first().fill('20');
    await press(t('office:settings.save'));
    await dialog().getByRole('cell', { name: '20', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(t('office:settings.saved')).waitFor();
    await gone();
  });
});

/** A reviewer's work in a real browser, by keyboard alone: the queue, the paper from close by, a decision and its trace. */
describe('the review of documents', () => {
  const t = textsOf('en');
  const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  const account = 'paper';
  let keys: Visit['keys'];
  let member: Member;

  beforeAll(async () => {
    keys = visit.keys;
    member = await memberOf(house.server, account, password);
    for (const kind of ['identityFront', 'selfie'] as const) await submit(kind);
    await goWithin(page, '/office/documents');
  });

  const submit = async (kind: 'identityFront' | 'selfie') => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540"><rect width="860" height="540" rx="28" fill="#d9ead9"/><rect x="60" y="150" width="200" height="250" fill="#7a9a8a"/><g fill="#31493f"><rect x="310" y="170" width="420" height="34"/><rect x="310" y="240" width="330" height="26"/><rect x="310" y="300" width="380" height="26"/><rect x="310" y="360" width="250" height="26"/></g></svg>`;
    const file = new Blob([await sharp(Buffer.from(svg)).png().toBuffer()], { type: 'image/png' });
    return must(
      clientOf(house.server, member.token).call(calls.member.uploadDocument, { params: { kind }, file }),
    );
  };
  const usable = async () => expect(await accessFaults(page, 'dialog')).toEqual([]);
  const screens = (name: string) => takeScreens(page, `en-office-${name}`);

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
    await keys.write(dialog().getByRole('textbox'), 'The picture is too dark.');
    await usable();
    await screens('document-reject');
    await keys.push(dialog().getByRole('button', { name: office('documents.reject'), exact: true }));
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText(office('documents.state.rejected'), { exact: true }).first().waitFor();
    const { list } = await must(clientOf(house.server, member.token).call(calls.member.documents));
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
    // A field of a day takes month, day and year, as this browser writes them.
    await keys.tabTo(dialog().getByLabel(office('documents.validUntil')));
    await keys.type('12312099');
    await usable();
    await screens('document-approve');
    await keys.push(dialog().getByRole('button', { name: office('documents.approve'), exact: true }));
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText(office('documents.state.approved'), { exact: true }).first().waitFor();
    const { list } = await must(clientOf(house.server, member.token).call(calls.member.documents));
    expect(list.find(({ kind }) => kind === 'selfie')).toMatchObject({
      state: 'approved',
      validUntil: '2099-12-31T18:59:00.000Z',
    });
  });

  it('changes a field of the profile for the member, with a reason', async () => {
    await keys.push(page.getByRole('link', { name: account }));
    await keys.push(button(office('profile.change')));
    await keys.write(dialog().getByLabel(office('profile.value')), 'Amna Gul');
    await keys.write(dialog().getByLabel(office('reason.label')), 'Her card says so.');
    await usable();
    await screens('member-profile');
    await keys.push(button(office('profile.save')));
    await dialog().waitFor({ state: 'hidden' });
    await page.getByText('Amna Gul').waitFor();
  });
});

/** The customer service at work in a real browser: a member who is locked out, with a number that is not his any more. */
describe('the protection of a member', () => {
  const t = textsOf('ur');
  const office = (key: string, values?: Record<string, string>) => t(`office:${key}`, values);
  const reason = 'Called from the known number, papers compared.';
  const username = 'guarded';
  const email = 'guarded@mail.example';
  const number = '3017654321';
  let memberToken: string;

  beforeAll(async () => {
    memberToken = (await memberOf(house.server, username, password)).token;
    const { rows } = await house.server.database.database.pool.query<{ id: string }>(
      `UPDATE identity.account SET email = $2, email_key = $2,
         email_verified_at = registered_at, mobile_num = $3, mobile_key = '+92' || $3,
         mobile_verified_at = registered_at WHERE name = $1 RETURNING id`,
      [username, email, number],
    );
    for (let failure = 0; failure < 5; failure++) await logIn('wrong');
    await speakIn(page, 'ur');
    await goWithin(page, `/office/members/${rows[0]?.id}`);
  });

  const logIn = (typed: string) =>
    clientOf(house.server, null).call(calls.identity.login, {
      body: { type: 'username', username, password: typed },
    });
  const screens = (name: string) => takeScreens(page, `ur-office-${name}`);
  const ask = async (kind: string, opener: string, values: Record<string, string> = {}) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await dialog()
      .getByText(office(`protection.ask.${kind}.title`, { account: username }))
      .waitFor();
    await dialog()
      .getByRole('button', { name: office(`protection.ask.${kind}.action`), exact: true })
      .click();
    await dialog()
      .getByText(t('office:reason.short', { count: '3' }))
      .waitFor();
    await dialog().getByLabel(office('reason.label')).fill(reason);
    return {
      async confirm() {
        const action = office(`protection.ask.${kind}.action`);
        await dialog().getByRole('button', { name: action, exact: true }).click();
        await page
          .getByText(office(`protection.ask.${kind}.done`, { account: username, ...values }))
          .waitFor();
        await dialog().waitFor({ state: 'hidden' });
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
    await page.reload();
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
    const me = await must(clientOf(house.server, token).call(calls.identity.memberInfo));
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
    const answer = await clientOf(house.server, memberToken).call(calls.identity.memberInfo);
    expect(answer).toMatchObject({ ok: false, code: 'session.required' });
    await screens('protection-after');
  });
});

it('had no error in its page', () => {
  expect(visit.faults).toEqual([]);
});
