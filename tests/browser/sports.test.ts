import { createClient } from '@ikka/client';
import { calls } from '@ikka/contract';
import { chaosSchema, type RunningSandbox, startSandbox } from '@ikka/feed-sandbox/testing';
import {
  type Browser,
  openBrowser,
  type Page,
  startTestServer,
  type TestServer,
  takeScreens,
} from '@ikka/test-kit';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { logInOperator } from '../server/log-in-operator.ts';
import { accessFaults } from './check-access.ts';
import { goWithin } from './go-within.ts';
import { balanceOn } from './play-money.ts';
import { choose, placeSlip, takeAnyOdds } from './slip.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { goToTrial, openPage } from './trial-page.ts';
import { speakIn } from './visit.ts';

const token = 'a feed of the tests';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A story that begins where the one before has ended, in the same page. */
const inTurn = { concurrent: false, timeout: 240_000 };

/** The book of sports, with matches of the sandbox feed: guests in either language, each in one page, at the same time. */
describe('the book of sports', () => {
  let feed: RunningSandbox;
  let server: TestServer;
  let browser: Browser;
  let operator: string;
  const faults: string[] = [];
  beforeAll(async () => {
    feed = await startSandbox({
      port: 0,
      host: '127.0.0.1',
      dataDir: null,
      token,
      seed: 'story',
      factor: 1,
      hasCalendar: true,
      chaos: chaosSchema.parse({}),
    });
    server = await startTestServer({
      env: { FEED_SANDBOX_URL: feed.address, FEED_SANDBOX_TOKEN: token },
      // Up to 500 are taken without a trader.
      settings: { 'play.coin_values': ['1.00', '50.00'] },
    });
    operator = await logInOperator(server);
    await calendarRead();
    browser = await openBrowser();
  }, 90_000);
  /** Until the whole calendar of the feed has been read: the lists grow no more. */
  const calendarRead = async () => {
    const client = createClient({
      baseUrl: server.url,
      merchant: 'IKKA',
      device: 'web',
      language: () => 'EN',
      token: () => null,
    });
    let known = 0;
    await vi.waitFor(
      async () => {
        const board = await client.call(calls.sports.sportsBoard, { query: {} });
        const matches = board.ok ? board.value.matches : 0;
        const isAll = matches > 0 && matches === known;
        known = matches;
        if (!isAll) throw new Error(`${matches} matches so far`);
      },
      { timeout: 60_000, interval: 1_500 },
    );
  };
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await feed?.stop();
  });

  const openBook = async (language: StoryLanguage): Promise<Page> => {
    const page = await openPage({ browser, faults }, language, desk);
    page.setDefaultTimeout(60_000);
    await goToTrial(page, server, language, { gameId: 'maidan', vassalage: 'IKKA_SPORT' });
    await isOpen(page);
    return page;
  };
  const isOpen = async (page: Page) => {
    await page.locator('[data-play][data-phase=idle]').waitFor();
    await page.locator('[data-testid=match]').first().waitFor();
  };
  /** The prices of matches that have not begun; the last of them do not begin while the story runs. */
  const coming = (page: Page) =>
    page.locator('[data-testid=match]:not([data-live])').filter({
      has: page.locator('[data-testid=odds]:enabled'),
    });

  /**
   * The first odds of matches at these places of the list, counted from its end: 1 begins last. They are found by their fixtures,
   * because the list is read again every few seconds, and a league moves within it when its last match in play ends.
   */
  const oddsFromTheEnd = async (page: Page, ...places: readonly number[]) => {
    await coming(page)
      .nth(Math.max(...places) - 1)
      .waitFor();
    const fixtures = await coming(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('data-fixture')),
    );
    return places.map((place) =>
      page
        .locator(`[data-testid=match][data-fixture="${fixtures.at(-place)}"]`)
        .getByTestId('odds')
        .first(),
    );
  };

  /** Goes to the matches of today, to those that begin soon, or to what is on now: a tenth of them, beside what a story goes on with. */
  const goTo = (page: Page, language: StoryLanguage, when: 'today' | 'soon' | 'live') =>
    page.getByRole('tab', { name: textsOf(language)(`sportsbook:when.${when}`), exact: true }).click();

  const control = async (path: string, body: unknown) => {
    const answer = await fetch(`${feed.address}/control/matches${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { fixtureId: string };
  };

  const stage = async (match: object) => (await control('', match)).fixtureId;

  describe.concurrent('at a desk, in English', () => {
    const races = { league: 'pk-lahore-races', home: 0, away: 9 };
    let page: Page;
    let race = '';
    beforeAll(async () => {
      race = await stage({ ...races, id: 'story-race', startsInMs: 3_600_000 });
      await control(`/${race}/orders`, { order: 'withdraw' });
      page = await openBook('en');
    });
    afterAll(() => page?.context().close());

    it(
      'a double is placed at the odds that are shown, and cashed out in part',
      inTurn,
      async ({ expect }) => {
        const t = textsOf('en');
        const book = (key: string, values?: Record<string, string>) => t(`sportsbook:${key}`, values);
        const before = await balanceOn(page);
        for (const odds of await oddsFromTheEnd(page, 1, 2)) await choose(page, expect, odds);
        await page.getByText(book('mode.multiple'), { exact: true }).click();
        await takeAnyOdds(page, 'en');
        await page.getByTestId('stake').fill('100');
        await expect.poll(() => page.getByTestId('returns').textContent()).not.toBe('Rs 0.00');
        expect(await accessFaults(page)).toEqual([]);
        await takeScreens(page, 'sports-book');
        await placeSlip(page, expect, before - 10_000);
        await page.getByTestId('slip-message').waitFor();
        await goTo(page, 'en', 'live');
        await page.getByText(book('myBets'), { exact: true }).click();
        await page.locator('[data-testid=my-bet][data-state=open]').waitFor();
        await page.getByText('50%', { exact: true }).click();
        // An offer holds for seconds: where it is over or has changed, one asks again.
        let isTaken = false;
        page.on('response', (answer) => {
          if (answer.url().endsWith('/cash-out')) isTaken ||= answer.ok();
        });
        for (let tries = 0; tries < 10 && !isTaken; tries += 1) {
          await page.getByTestId('ask-cash-out').click();
          await page.getByTestId('take-cash-out').click();
          await page.getByTestId('ask-cash-out').waitFor();
        }
        await expect.poll(() => balanceOn(page)).toBeGreaterThan(before - 10_000);
        // What is left is cashed out by itself: at first at a price that it never reaches.
        await page.getByTestId('ask-auto').click();
        await page.getByTestId('auto-amount').fill('90000');
        await page.getByRole('button', { name: book('auto.set'), exact: true }).click();
        await page.getByTestId('auto-set').waitFor();
        await takeScreens(page, 'sports-auto');
        expect(await accessFaults(page)).toEqual([]);
        await page.getByRole('button', { name: book('auto.remove'), exact: true }).click();
        await page.getByTestId('ask-auto').click();
        await page.getByTestId('auto-amount').fill('1');
        await page.getByRole('button', { name: book('auto.set'), exact: true }).click();
        await page.locator('[data-testid=my-bet][data-state=open]').waitFor({ state: 'detached' });
        expect(faults).toEqual([]);
      },
    );

    it('a runner is bet on each way, and a race is watched', inTurn, async ({ expect }) => {
      const t = textsOf('en');
      const book = (key: string, values?: Record<string, string>) => t(`sportsbook:${key}`, values);
      const running = await control('', { ...races, id: 'story-run', startsInMs: -150_000, factor: 0.3 });
      const before = await balanceOn(page);
      await goTo(page, 'en', 'today');
      await page
        .getByRole('button', { name: book('sport.racing'), exact: true })
        .first()
        .click();
      const teams = (id: string) => page.locator(`[data-fixture="sandbox-${id}"] [data-testid=teams]`);
      await teams(race).waitFor();
      // Until the races are read, all other matches stay.
      await expect.poll(() => page.locator('[data-testid=match]:not([data-field])').count()).toBe(0);
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'sports-races');
      await teams(race).click();
      await choose(page, expect, page.locator('[data-market="outright@"] [data-testid=odds]').nth(2));
      await takeAnyOdds(page, 'en');
      await page.getByTestId('each-way').check();
      await page.getByTestId('stake').fill('50');
      await expect.poll(() => page.getByTestId('place').textContent()).toContain('100.00');
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'sports-each-way');
      await placeSlip(page, expect, before - 10_000);
      await page.getByText(book('myBets'), { exact: true }).click();
      await page.locator('[data-testid=my-bet][data-state=open]').waitFor();
      await page.getByRole('button', { name: book('back') }).click();
      await goTo(page, 'en', 'live');
      await teams(running.fixtureId).click();
      await page.getByTestId('field-order').waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'sports-race');
      expect(faults).toEqual([]);
    });
  });

  describe.concurrent('beside the trading room', () => {
    const premier = { league: 'pk-premier', startsInMs: 3_600_000 };
    let page: Page;
    /** As a trader has it before him. */
    let room: Page;
    let meeting = '';
    let stopped = '';
    beforeAll(async () => {
      const sides = { home: 6, away: 7 };
      // They were over long ago.
      for (const number of [1, 2]) {
        const old = { id: `story-old-${number}`, startsInMs: -number * 7_200_000, factor: 10_000 };
        await stage({ ...premier, ...sides, ...old });
      }
      meeting = await stage({ ...premier, ...sides, id: 'story-form' });
      stopped = await stage({ ...premier, home: 1, away: 2, id: 'story-room', factor: 1 });
      page = await openBook('en');
      room = await openPage({ browser, faults }, 'en', { width: 1440, height: 1200 });
      room.setDefaultTimeout(60_000);
      await room.addInitScript(`localStorage.setItem('ikka.office.session', '${operator}')`);
    });
    afterAll(async () => {
      await page?.context().close();
      await room?.context().close();
    });
    it('the form of both sides is read on the page of a match', inTurn, async ({ expect }) => {
      const t = textsOf('en');
      await goTo(page, 'en', 'today');
      await page.locator(`[data-fixture="sandbox-${meeting}"] [data-testid=teams]`).click();
      const form = page.getByTestId('form');
      await form.waitFor();
      await form.getByText(t('sportsbook:form.title')).click();
      await form.getByText(t('sportsbook:form.meetings')).waitFor();
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'sports-form');
      expect(faults).toEqual([]);
    });

    it('a trader takes a part of a stake that is asked of him', inTurn, async ({ expect }) => {
      const t = textsOf('en');
      const before = await balanceOn(page);
      await goTo(page, 'en', 'today');
      await room.goto(`${server.url}/office/sports?tab=referrals`);
      await room.getByRole('heading', { name: t('officeSports:referrals.title') }).waitFor();
      // On none of the matches that other stories bet on.
      for (const odds of await oddsFromTheEnd(page, 5)) await choose(page, expect, odds);
      await goTo(page, 'en', 'live');
      await takeAnyOdds(page, 'en');
      await page.getByTestId('stake').fill('2000');
      await page.getByTestId('ask-trader').click();
      await page.locator('[data-testid=referral][data-state=waiting]').waitFor();
      await takeScreens(page, 'sports-referral');
      expect(await accessFaults(page)).toEqual([]);
      await room.getByRole('button', { name: t('officeSports:referrals.offer'), exact: true }).click();
      expect(await accessFaults(room)).toEqual([]);
      await takeScreens(room, 'office-referrals');
      await room.getByRole('dialog').getByRole('textbox').fill('1200');
      await room
        .getByRole('dialog')
        .getByRole('button', { name: t('officeSports:referrals.offer'), exact: true })
        .click();
      await page.getByTestId('take-referral').waitFor();
      await expect
        .poll(
          async () => {
            const take = page.locator('[data-testid=take-referral]:not([data-loading])');
            if ((await take.count()) > 0) await take.click();
            return balanceOn(page);
          },
          { timeout: 50_000, interval: 1_000 },
        )
        .toBe(before - 120_000);
      await page.getByText(t('sportsbook:placed_one')).waitFor();
      expect(faults).toEqual([]);
    });

    it('a trader stops a match, and gives its stakes back', inTurn, async ({ expect }) => {
      const id = `sandbox-${stopped}`;
      const before = await balanceOn(page);
      await goTo(page, 'en', 'today');
      await page.locator(`[data-fixture="${id}"] [data-testid=teams]`).click();
      await page.getByTestId('match-page').waitFor();
      const home = page.locator('[data-market="1x2@"] [data-testid=odds]').first();
      await choose(page, expect, home);
      await takeAnyOdds(page, 'en');
      await page.getByTestId('stake').fill('100');
      await placeSlip(page, expect, before - 10_000);

      const t = textsOf('ur');
      const said = (key: string, values?: Record<string, string>) => t(`officeSports:${key}`, values);
      await speakIn(room, 'ur');
      await goWithin(room, `/office/sports?search=${id}`);
      await room.locator(`a[href$="/sports/${id}"]`).waitFor();
      await takeScreens(room, 'ur-office-sports');
      expect(await accessFaults(room)).toEqual([]);
      await room.locator(`a[href$="/sports/${id}"]`).click();
      await room.getByText(said('shown.staked'), { exact: true }).click();
      const markets = room.getByRole('table');
      await markets.getByText('100.00').first().waitFor();
      await takeScreens(room, 'ur-office-match');
      expect(await accessFaults(room)).toEqual([]);

      const act = async (name: string, done: string) => {
        await room
          .getByRole('button', { name: said(name), exact: true })
          .first()
          .click();
        await room.getByRole('dialog').getByRole('textbox').fill('a striker is hurt');
        await room
          .getByRole('dialog')
          .getByRole('button', { name: said(name), exact: true })
          .click();
        await room.getByText(said(`done.${done}`)).waitFor();
      };
      await act('suspend', 'suspended');
      await expect.poll(() => home.isEnabled(), { timeout: 30_000 }).toBe(false);
      await act('reopen', 'reopen');
      await expect.poll(() => home.isEnabled(), { timeout: 30_000 }).toBe(true);
      await act('void', 'void');
      await page.getByText(textsOf('en')('sportsbook:myBets'), { exact: true }).click();
      await expect.poll(() => balanceOn(page), { timeout: 30_000 }).toBe(before);
      await room.getByText(said('voidedWhy', { reason: 'a striker is hurt' })).waitFor();
      expect(faults).toEqual([]);
    });
  });

  /** By how many pixels the mark of a choice lies beside what is chosen; the farthest of all on the page. */
  const markedAside = (page: Page) =>
    page.locator('.mantine-SegmentedControl-indicator').evaluateAll((marks) =>
      Math.max(
        ...marks.map((mark) => {
          const chosen = mark.parentElement?.querySelector('.mantine-SegmentedControl-control[data-active]');
          const [a, b] = [mark.getBoundingClientRect(), chosen?.getBoundingClientRect()];
          return b === undefined ? 0 : Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));
        }),
      ),
    );

  describe.concurrent('at a desk and with the thumb, in Urdu', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openBook('ur');
    });
    afterAll(() => page?.context().close());

    it('a bet is made another one before its match begins, with a banker', inTurn, async ({ expect }) => {
      const t = textsOf('ur');
      const book = (key: string, values?: Record<string, string>) => t(`sportsbook:${key}`, values);
      const before = await balanceOn(page);
      for (const odds of await oddsFromTheEnd(page, 1, 2, 3)) await choose(page, expect, odds);
      await page.getByText(book('mode.system'), { exact: true }).click();
      await takeAnyOdds(page, 'ur');
      // Four lines of a Trixie; with a banker the doubles of the others.
      await page.getByTestId('stake').fill('10');
      await expect.poll(() => page.getByTestId('place').textContent()).toContain('40.00');
      await page
        .getByRole('checkbox', { name: book('banker') })
        .first()
        .check();
      await expect.poll(() => page.getByTestId('place').textContent()).toContain('20.00');
      await takeScreens(page, 'ur-sports-banker');
      // Of a hundred lines that are alike the check takes seconds: the whole list is looked at in English.
      await goTo(page, 'ur', 'soon');
      expect(await accessFaults(page)).toEqual([]);
      await placeSlip(page, expect, before - 2_000);
      await goTo(page, 'ur', 'live');
      await page.getByText(book('myBets'), { exact: true }).click();
      await page.getByTestId('edit-bet').click();
      await page.getByTestId('editing').waitFor();
      await expect.poll(() => page.getByTestId('counts-for').textContent()).not.toContain(' 0.00');
      await page
        .getByRole('button', { name: book('remove'), exact: true })
        .first()
        .click();
      await page
        .getByRole('button', { name: book('remove'), exact: true })
        .first()
        .click();
      await takeScreens(page, 'ur-sports-edit');
      expect(await accessFaults(page)).toEqual([]);
      // A stalled machine makes the line silent for a moment, and nothing is changed then.
      await expect
        .poll(
          async () => {
            const save = page.locator('[data-testid=save-edit]:enabled:not([data-loading])');
            if ((await save.count()) > 0) await save.click();
            return page.getByText(book('edit.saved')).count();
          },
          { timeout: 90_000, interval: 1_000 },
        )
        .toBe(1);
      expect(await balanceOn(page)).toBe(before - 2_000);
      await page.getByText(book('myBets'), { exact: true }).click();
      await page.getByTestId('former-slips').waitFor();
      await takeScreens(page, 'ur-sports-edited');
      expect(await accessFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

    it('a match is read and bet on with the thumb', inTurn, async ({ expect }) => {
      await page.setViewportSize(phone);
      const before = await balanceOn(page);
      const t = textsOf('ur');
      await page.getByRole('tab', { name: t('sportsbook:favourites'), exact: true }).click();
      await page.getByText(t('sportsbook:noFavourites')).waitFor();
      await goTo(page, 'ur', 'today');
      await coming(page).nth(-3).getByTestId('favourite').click();
      await page.getByRole('tab', { name: t('sportsbook:favourites'), exact: true }).click();
      await expect.poll(() => page.getByTestId('match').count()).toBe(1);
      await takeScreens(page, 'sports-favourites');
      await page.getByTestId('match').getByTestId('teams').click();
      await page.getByTestId('match-page').waitFor();
      await takeScreens(page, 'sports-match');
      await choose(page, expect, page.locator('[data-market] [data-testid=odds]:enabled'));
      await page.getByTestId('open-slip').click();
      // What is chosen is what is marked, from right to left too.
      await expect.poll(() => markedAside(page)).toBeLessThan(2);
      await takeAnyOdds(page, 'ur');
      await page.getByTestId('stake').fill('50');
      expect(await accessFaults(page)).toEqual([]);
      await placeSlip(page, expect, before - 5_000);
      expect(faults).toEqual([]);
    });
  });

  describe.concurrent('of another game, and beside the games', () => {
    let page: Page;
    beforeAll(async () => {
      page = await openPage({ browser, faults }, 'en', desk);
      page.setDefaultTimeout(60_000);
    });
    afterAll(() => page?.context().close());

    it('a map is bet on while it is played, and paid when it is over', inTurn, async ({ expect }) => {
      // It has begun, and goes so slowly that no round is played but those that are ordered.
      const match = { id: 'story-map', league: 'int-cs2-masters', home: 3, away: 5 };
      const staged = await control('', { ...match, startsInMs: -1_000, factor: 0.01 });
      await goToTrial(page, server, 'en', { gameId: 'akhara', vassalage: 'IKKA_ESPORT' });
      await isOpen(page);
      const before = await balanceOn(page);
      await page.locator(`[data-fixture="sandbox-${staged.fixtureId}"] [data-testid=teams]`).click();
      await page.getByTestId('match-page').waitFor();
      const won = (side: string) => control(`/${staged.fixtureId}/orders`, { order: `round_${side}` });
      for (const side of ['home', 'away', 'away', 'home', 'home']) await won(side);
      const winner = page.locator('[data-market="map@m1"] [data-testid=odds]');
      await expect.poll(() => winner.first().isEnabled()).toBe(true);
      await choose(page, expect, winner.first());
      await takeAnyOdds(page, 'en');
      await page.getByTestId('stake').fill('100');
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'esports-match');
      await placeSlip(page, expect, before - 10_000);
      for (let round = 0; round < 10; round += 1) await won('home');
      await page.getByText(textsOf('en')('sportsbook:myBets'), { exact: true }).click();
      await expect.poll(() => balanceOn(page), { timeout: 60_000 }).toBeGreaterThan(before);
      await takeScreens(page, 'esports-paid');
      expect(faults).toEqual([]);
    });

    it('a guest sees what is on, and opens a match in the book', inTurn, async ({ expect }) => {
      await page.goto(`${server.url}/sports`);
      const matches = page.getByTestId('board-match');
      await expect.poll(() => matches.count()).toBe(12);
      expect(await accessFaults(page)).toEqual([]);
      await takeScreens(page, 'sports-board');
      await matches.first().click();
      await page.waitForURL(/\/game\?.*room=/);
    });
  });
});
