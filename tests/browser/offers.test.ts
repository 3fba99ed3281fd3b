import { randomUUID } from 'node:crypto';
import { calls } from '@ikka/contract';
import { languageNames, languages, wireLanguage } from '@ikka/i18n';
import { type Page, takeScreens } from '@ikka/test-kit';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { exportCsv } from './export-csv.ts';
import { goWithin } from './go-within.ts';
import { type Member, memberOf } from './member-of.ts';
import { openHouse } from './open-house.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openVisit, type Visit } from './visit.ts';

/** A loaded machine takes its time; what is waited for comes or the test says so. */
const patient = { timeout: 30_000 };
const house = openHouse({
  settings: { 'identity.slider_captcha': false, 'winners.shown_by_default': true },
});
let operator: string;
let member: Member;
/** On a desk; the operator's own page stands in the same browser. */
let visit: Visit;
let office: Page;

beforeAll(async () => {
  operator = await logInOperator(house.server);
  member = await memberOf(house.server, 'offersmember', 'a-long-sentence-7');
  visit = await openVisit(house.browser, house.server, 'en');
  await visit.go('/index');
  await visit.page.evaluate(`localStorage.setItem('ikka.office.session', '${operator}')`);
  office = await visit.context.newPage();
  office.setDefaultTimeout(30_000);
});

const desk = () => clientOf(house.server, operator);

/**
 * What the house tells, in a real browser against the whole product: an operator puts up a banner and notices, and pages
 * that are open, one in English on a desk and one in Urdu on a phone, show each in its place without being loaded again.
 */
describe('what the house announces', () => {
  const en = textsOf('en');
  const ur = textsOf('ur');
  const title = { EN: 'Eid in the bazaar', UR: 'بازار میں عید' };
  let page: Page;
  let phone: Visit;

  beforeAll(async () => {
    page = visit.page;
    phone = await openVisit(house.browser, house.server, 'ur', { viewport: { width: 390, height: 844 } });
    await phone.go('/index');
  });
  afterAll(async () => {
    await phone.context.close();
  });

  const publish = (type: 'B' | 'H' | 'PU' | 'PR', n: number) =>
    must(
      desk().call(calls.office.officePublishNotice, {
        body: {
          id: uuidv7(),
          type,
          title: { EN: `News ${n}`, UR: `خبر ${n}` },
          text: {
            EN: `<h3>Hours</h3><p>The bazaar is open <strong>until ${n}</strong>. <a href="/help#terms">Terms</a></p>`,
            UR: `<h3>اوقات</h3><p>بازار <strong>${n} بجے تک</strong> کھلا ہے۔</p>`,
          },
        },
      }),
    );
  const isLocked = (page: Page) =>
    page.evaluate<boolean>("getComputedStyle(document.body).overflow === 'hidden'");
  const heroHeight = (page: Page): Promise<number> =>
    page
      .locator('h1')
      .first()
      .evaluate("(heading) => heading.closest('section').getBoundingClientRect().height");

  it('an operator uploads a picture, looks at the banner and puts it up; open pages have it, and nothing moves', async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    const before = [await heroHeight(page), await heroHeight(phone.page)];
    // Who stirs hears the news.
    for (const one of [page, phone.page]) await one.mouse.move(200, 300);
    await office.goto(`${house.server.url}/office/banners`);
    await office
      .getByRole('button', {
        name: en('contentOffice:banner.addTo', { group: en('contentOffice:group.home') }),
      })
      .click();
    const form = office.getByRole('dialog');
    const save = form.getByRole('button', { name: en('contentOffice:save'), exact: true });
    const preview = form.getByRole('button', { name: en('office:notices.preview'), exact: true });
    await preview.click();
    await form.getByText(en('contentOffice:problem.picture')).waitFor();
    await form.locator('input[type=file]').setInputFiles({
      name: 'banner.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1000, height: 420, channels: 3, background: '#7a3b1d' } })
        .png()
        .toBuffer(),
    });
    await form.locator('img').waitFor();
    const fields = {
      alt: { EN: 'Lanterns over a street', UR: 'گلی پر لالٹینیں' },
      heading: title,
    } as const;
    for (const [field, text] of Object.entries(fields))
      for (const language of languages)
        await form
          .getByLabel(`${en(`contentOffice:banner.${field}`)} (${languageNames[language]})`)
          .fill(text[wireLanguage(language)]);
    await form.getByLabel(en('contentOffice:link.url')).fill('/noticePage');
    await preview.click();
    await form.getByText(title.UR).waitFor();
    await takeScreens(office, 'office-banner-preview');
    await save.click();
    await office.getByText(title.EN).waitFor();
    expect(await accessFaults(office)).toEqual([]);
    await takeScreens(office, 'office-banners');
    const { lines } = await exportCsv(office, en);
    const line = lines.find((one) => one.includes(title.EN));
    expect(line).toContain(en('contentOffice:group.home'));
    expect(line).toContain(en('contentOffice:state.shown'));
    expect(line).not.toContain(en('contentOffice:remove'));

    for (const [one, texts, said] of [
      [page, en, title.EN],
      [phone.page, ur, title.UR],
    ] as const) {
      await one.getByRole('button', { name: texts('notices:banners.next') }).click();
      await one.getByRole('heading', { name: said, level: 2 }).waitFor();
      await expect
        .poll(() =>
          one.evaluate<number>(
            `document.querySelector('section[aria-roledescription=slide] img')?.naturalWidth ?? 0`,
          ),
        )
        .toBeGreaterThan(100);
    }
    expect([await heroHeight(page), await heroHeight(phone.page)]).toEqual(before);
    await takeScreens(page, 'hero-slide-en');
    await takeScreens(phone.page, 'hero-slide-ur');
    expect(await accessFaults(page)).toEqual([]);
  });

  it('a pop-up comes up on open pages, once; Escape puts it away and gives the page back', async () => {
    await publish('PU', 12);
    for (const [one, name] of [
      [page, 'News 12'],
      [phone.page, 'خبر 12'],
    ] as const) {
      const popup = one.getByRole('dialog', { name });
      await popup.waitFor();
      await expect.poll(() => isLocked(one)).toBe(true);
      await takeScreens(one, `notice-popup-${one === page ? 'en' : 'ur'}`);
      await one.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });
      await expect.poll(() => isLocked(one)).toBe(false);
    }
  });

  it('the strip opens the notices: nine a page, titles on one side, words on the other, the focus given back', async () => {
    for (let n = 1; n <= 10; n += 1) await publish(n === 10 ? 'H' : 'PR', n);
    await publish('B', 11);
    const strip = page.getByRole('button', { name: 'News 10', exact: true });
    await strip.scrollIntoViewIfNeeded();
    await takeScreens(page, 'notice-strip-en');
    await strip.click();
    const dialog = page.getByRole('dialog', { name: en('notices:title') });
    await dialog.getByRole('heading', { name: 'News 10' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(9);
    expect(await isLocked(page)).toBe(true);
    expect(await accessFaults(page, 'dialog')).toEqual([]);
    await takeScreens(page, 'notice-modal-en');
    await dialog.getByRole('button', { name: en('common:page.number', { page: '2' }) }).click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => strip.evaluate((element) => element === element.ownerDocument.activeElement))
      .toBe(true);
  });

  it('the page of notices has an address for each; on a phone the list comes first, then the words', async () => {
    await phone.go('/noticePage');
    await phone.page.getByRole('heading', { level: 1, name: ur('notices:title') }).waitFor();
    const content = phone.page.getByRole('heading', { level: 2, name: 'خبر 10' });
    const item = phone.page.getByRole('button', { name: /خبر 10/ });
    await item.waitFor();
    expect(await content.isVisible()).toBe(false);
    await takeScreens(phone.page, 'notice-page-ur');
    await item.click();
    await content.waitFor();
    await phone.page.waitForURL(/[?&]notice=[0-9a-f-]{36}/);
    expect(await item.isVisible()).toBe(false);
    await takeScreens(phone.page, 'notice-page-open-ur');
    expect(await accessFaults(phone.page)).toEqual([]);
    await phone.page.reload();
    await content.waitFor();
    await phone.page.getByRole('button', { name: ur('notices:toList') }).click();
    await item.waitFor();
    expect(await content.isVisible()).toBe(false);
  });

  it('what is withdrawn goes from open pages', async () => {
    const { list } = await must(desk().call(calls.office.officeNotices, { query: { pageSize: 100 } }));
    const card = page.getByRole('region', { name: en('notices:banner'), exact: true });
    await card.getByText('News 11', { exact: true }).waitFor();
    const id = list.find(({ type }) => type === 'B')?.id ?? '';
    await must(desk().call(calls.office.officeWithdrawNotice, { params: { id } }));
    await card.waitFor({ state: 'detached' });
    expect(phone.faults).toEqual([]);
  });
});

const inBoth = (EN: string, UR: string) => ({ EN, UR });
const stolen = '<script>window.stolen = 1</script><img src="x" onerror="window.stolen = 1">';

/**
 * What the house offers, in a real browser against the whole product: the promotions and their terms, the VIP levels with a
 * member's own, the points, and the winners board from which a line leads to the verifier.
 */
describe('what the house offers', () => {
  beforeAll(async () => {
    await publish('night-bazaar', {
      title: inBoth('Nights of the bazaar', 'بازار کی راتیں'),
      audience: 'everyone',
    });
    await publish('for-members', {
      title: inBoth('A table for members', 'اراکین کی میز'),
      audience: 'members',
    });
    await win();
  });

  const publish = (
    id: string,
    words: { title: { EN: string; UR: string }; audience: 'everyone' | 'members'; version?: number },
  ) =>
    must(
      desk().call(calls.officePromotions.officePublishPromotion, {
        params: { id },
        body: {
          version: words.version ?? 0,
          title: words.title,
          summary: inBoth(
            'Every evening the lamps are lit a little longer.',
            'ہر شام چراغ کچھ دیر اور جلتے ہیں۔',
          ),
          html: inBoth(
            `<p>From eight in the evening until midnight.</p>${stolen}`,
            `<p>شام آٹھ بجے سے آدھی رات تک۔</p>${stolen}`,
          ),
          terms: inBoth(
            '<h3>Who may take part</h3><p>Members of age.</p><h3>What is given</h3><p>Nothing but the evening.</p>',
            '<h3>کون شامل ہو سکتا ہے</h3><p>بالغ اراکین۔</p><h3>کیا ملتا ہے</h3><p>شام کے سوا کچھ نہیں۔</p>',
          ),
          joining: inBoth('There is nothing to do.', 'کچھ نہیں کرنا۔'),
          picture: null,
          categories: ['slots', 'events'],
          audience: words.audience,
          minimumLevel: null,
          from: null,
          until: null,
        },
      }),
    );
  /** A round as the rounds keep it, whose seeds its player has revealed. */
  const win = async () => {
    const { pool } = house.server.database.database;
    const { rows } = await pool.query(
      `INSERT INTO rounds.seed_pair (member_id, game_id, commitment, sealed_server_seed, server_seed, client_seed,
         next_nonce, created_at, revealed_at)
       VALUES (999, 'karakoram-25', $1, 'sealed', $2, 'urdu-client-seed', 1, now(), now()) RETURNING id`,
      [
        '1eec1c06bffacb8e8d2c4796296e12941362b896b1e3d42d8695e374b9298099',
        '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
      ],
    );
    await pool.query(
      `INSERT INTO rounds.round (id, member_id, play_session_id, game_id, vendor_code, game_version, seed_pair_id, nonce,
         stake, payout, currency, choice, outcome, played_at)
       VALUES ($1, 999, $2, 'karakoram-25', 'IKKA_SLOT', '1.0.0', $3, 0, 2500, 75000, 'PKR', 'null', '{}', now())`,
      [randomUUID(), randomUUID(), rows[0].id],
    );
  };

  /** A job gathers the board. */
  const onBoard = async () =>
    (await must(clientOf(house.server, null).call(calls.winners.rankList, { query: {} }))).total;

  describe.each<StoryLanguage>(['en', 'ur'])('in %s', (language) => {
    const t = textsOf(language);
    const title = language === 'en' ? 'Nights of the bazaar' : 'بازار کی راتیں';
    let page: Page;

    beforeAll(async () => {
      page = visit.page;
      await visit.speak(language);
    });

    const look = async (name: string) => {
      await takeScreens(page, `${language}-offers-${name}`, { fullPage: true });
      expect(await accessFaults(page)).toEqual([]);
    };
    const heading = (level: number) => page.getByRole('main').getByRole('heading', { level });

    it('shows guests the promotions that are for everybody, and each with its terms open', async () => {
      await visit.go('/promotions');
      await page.getByRole('heading', { level: 1, name: t('promotions:title') }).waitFor();
      await page.getByRole('link', { name: title }).waitFor();
      expect(await heading(2).count()).toBe(1);
      await look('promotions');
      await page.getByRole('link', { name: title }).click();
      await page.waitForURL('**/promoDetail?id=night-bazaar');
      await page.getByText(language === 'en' ? 'Members of age.' : 'بالغ اراکین۔').waitFor();
      expect(await page.evaluate('window.stolen')).toBeUndefined();
      await look('promotion');
    });

    it('says what there is to do where a promotion is unknown or nothing fits', async () => {
      await visit.go('/promoDetail?id=for-members');
      await page.getByText(t('promotions:unknown')).waitFor();
      await visit.go('/promotions?state=ended');
      await page.getByText(t('promotions:noneEnded')).waitFor();
    });

    it('shows the levels, the points and the winners, from where a round is checked', async () => {
      await visit.go('/vip');
      await expect.poll(() => heading(3).count(), patient).toBe(7);
      await look('vip');
      await visit.go('/pointMall');
      await page.getByText('0.70', { exact: true }).waitFor();
      await look('points');
      await expect.poll(onBoard, patient).toBe(1);
      await visit.go('/winners?order=payout');
      await page.getByText('×30.00').waitFor();
      await look('winners');
      await page.getByRole('link', { name: t('winners:verify') }).click();
      await page.waitForURL(/\/fair#.*clientSeed=urdu-client-seed/);
    });

    // Each once: the other language would do the same.
    if (language === 'en') {
      it('shows a member their own level and promotions, and takes their rounds off the board', async () => {
        await visit.enter(member);
        await visit.go('/vip');
        await page.getByRole('progressbar').waitFor();
        await look('vip-own');
        await visit.go('/promotions');
        await expect.poll(() => heading(2).count(), patient).toBe(2);
        await visit.go('/winners');
        const choice = page.getByRole('switch', { name: t('winners:choice') });
        await choice.waitFor();
        const isOn = await choice.isChecked();
        await choice.press('Space');
        await expect.poll(() => choice.isChecked(), patient).toBe(!isOn);
        await expect.poll(() => choice.isEnabled(), patient).toBe(true);
        await visit.leave();
      });
    } else {
      it('lets an operator edit a promotion, and an open page follows', async () => {
        await visit.go('/promoDetail?id=night-bazaar');
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await goWithin(office, '/office/promotions');
        await office.getByRole('link', { name: title }).click();
        const field = office.getByLabel(`${t('officeOffers:promotions.heading')} (${languageNames.ur})`);
        await field.fill(`${title} 2`);
        await takeScreens(office, `${language}-offers-office`, { fullPage: true });
        await office.getByRole('button', { name: t('officeOffers:preview'), exact: true }).click();
        const dialog = office.getByRole('dialog');
        await dialog.getByRole('heading', { name: `${title} 2` }).waitFor();
        expect(await accessFaults(office)).toEqual([]);
        await dialog.getByRole('button', { name: t('officeOffers:publish'), exact: true }).click();
        await page.getByRole('heading', { level: 1, name: `${title} 2` }).waitFor();
        await goWithin(office, '/office/vip');
        await office.getByText('VIP 6').first().waitFor();
        await takeScreens(office, `${language}-offers-office-vip`, { fullPage: true });
        expect(await accessFaults(office)).toEqual([]);
      });
    }
  });
});

it('had no error in its pages', () => {
  expect(visit.faults).toEqual([]);
});
