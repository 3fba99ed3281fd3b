import { type Page, takeScreens } from '@ikka/test-kit';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gamePage } from './arcade/game-page.ts';
import { accessFaults } from './check-access.ts';
import { openHouse } from './open-house.ts';
import { balanceOn, netOnRecord } from './play-money.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { goToTrial, openPage } from './trial-page.ts';
import { speakIn } from './visit.ts';

type Say = ReturnType<typeof textsOf>;

/** One of the games beside dice: how one chooses in it by hand, and a round whose seeds are known. */
interface ArcadeGame {
  readonly game: string;
  readonly language: StoryLanguage;
  choose(page: Page, t: Say): Promise<void>;
  /** What that choice wins at most, and how it is sent. */
  readonly multiplier: string;
  readonly bet: object;
  readonly chosen: (t: Say) => string;
  readonly proved: { readonly bet: object; readonly booked: string; readonly result: (t: Say) => string };
}

const games: readonly ArcadeGame[] = [
  {
    game: 'limbo',
    language: 'ur',
    choose: (page) => page.getByTestId('choice-target').fill('6.00'),
    multiplier: '6.0000',
    bet: { target: 600 },
    chosen: (t) => t('limbo:chosen', { target: '6.00' }),
    proved: { bet: { target: 600 }, booked: '60.00', result: (t) => t('limbo:result', { point: '6.41' }) },
  },
  {
    game: 'plinko',
    language: 'en',
    async choose(page, t) {
      await page.getByTestId('choice-rows').fill('8');
      await page.getByText(t('plinko:choice.risk.high'), { exact: true }).click();
      await page.getByRole('img', { name: t('plinko:stage.board', { rows: '8' }) }).waitFor();
    },
    multiplier: '29.0000',
    bet: { rows: 8, risk: 'high' },
    chosen: (t) => t('plinko:chosen.high', { rows: '8' }),
    proved: {
      bet: { rows: 8, risk: 'high' },
      booked: '3.00',
      result: (t) => t('plinko:result', { bucket: '6', multiplier: '0.3' }),
    },
  },
  {
    game: 'wheel',
    language: 'ur',
    async choose(page, t) {
      await page.getByText(t('wheel:choice.wheel.high-50'), { exact: true }).click();
      await page.getByRole('img', { name: t('wheel:stage.wheel', { segments: '50' }) }).waitFor();
    },
    multiplier: '49.5000',
    bet: { wheel: 'high-50' },
    chosen: (t) => t('wheel:chosen.high-50'),
    proved: {
      bet: { wheel: 'low-10' },
      booked: '12.00',
      result: (t) => t('wheel:result', { segment: '2', multiplier: '1.2' }),
    },
  },
  {
    game: 'keno-40',
    language: 'en',
    async choose(page, t) {
      await page.getByTestId('numbers-clear').click();
      await page.getByText(t('keno40:stage.empty')).waitFor();
      await page.getByTestId('spin').click();
      await page.getByText(t('refusals:round.bet_invalid')).waitFor();
      // By keyboard: from 1 to 2, and down to 10.
      await page.getByRole('button', { name: '1', exact: true }).focus();
      for (const key of ['ArrowRight', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    },
    multiplier: '6.4900',
    bet: { picks: [2, 10], risk: 'medium' },
    chosen: (t) => t('keno40:chosen.medium', { picks: '2 10' }),
    proved: {
      bet: { picks: [7, 33, 38], risk: 'medium' },
      booked: '400.00',
      result: (t) => t('keno40:result', { hits: '3', of: '3', drawn: '7 13 14 18 22 24 25 33 36 38' }),
    },
  },
];

interface SteppedGame extends Pick<ArcadeGame, 'game' | 'language' | 'proved'> {
  /** Of the fair, unless said otherwise. */
  readonly vassalage?: string;
  /** Takes a step; the first thing that can be done, unless said otherwise. */
  readonly step?: (page: Page) => Promise<void>;
}

/** Games of several steps, and a whole round of each whose seeds are known. */
const steppedGames: readonly SteppedGame[] = [
  {
    game: 'mines',
    language: 'ur',
    proved: {
      bet: { mines: 3, picks: [0, 6, 12] },
      booked: '14.78',
      result: (t) => t('mines:result.safe', { multiplier: '1.4785×' }),
    },
  },
  {
    game: 'hi-lo',
    language: 'en',
    proved: {
      bet: { guesses: ['higher', 'skip'] },
      booked: '12.87',
      result: (t) => t('hiLo:result.right', { multiplier: '1.2870×' }),
    },
  },
  {
    game: 'coin-flip',
    language: 'ur',
    proved: {
      bet: { calls: ['heads', 'tails'] },
      booked: '39.60',
      result: (t) => t('coinFlip:result.right', { multiplier: '3.9600×' }),
    },
  },
  {
    game: 'jacks-or-better',
    language: 'ur',
    vassalage: 'IKKA_SLOT',
    // Holds the third card by its key and lets it go, holds the first by hand, and draws.
    async step(page) {
      const card = (place: number) => page.locator('button[aria-pressed]').nth(place);
      for (const isHeld of ['true', 'false']) {
        await page.keyboard.press('Digit3');
        await expect.poll(() => card(2).getAttribute('aria-pressed')).toBe(isHeld);
      }
      await card(0).click();
      const drawn = page.waitForRequest((request) => request.url().endsWith('/steps'));
      await page.getByTestId('spin').click();
      expect((await drawn).postDataJSON()).toEqual({ step: 0, action: { hold: [0] } });
    },
    proved: {
      bet: { hold: [3, 4] },
      booked: '20.00',
      result: (t) => t('jacksOrBetter:result.twoPair', { cards: '9♣ K♥ 9♦ 6♥ 6♦' }),
    },
  },
];

/** A round of blackjack whose seeds are known. One that is dealt by chance may be over at once. */
const provedBlackjack = {
  game: 'blackjack',
  proved: {
    bet: { main: '1000', pairs: '0', plus3: '0', acts: ['hit', 'stand'] },
    booked: '20.00',
    result: (t: Say) => t('blackjack:result.won', { figure: '20 : 17' }),
  },
};

/** Nobody waits between two rounds. */
const house = openHouse({ settings: { 'play.minimum_spin_ms': 0 } });

gamePage(house);

/** Games in which one chooses, against the whole product: what is chosen is what is shown, sent, kept and proved. */
describe('the games of the fair', () => {
  const { faults } = house;
  /** Two phones, on which one game is opened after the other. */
  let pages: Record<StoryLanguage, Page>;
  beforeAll(async () => {
    const phone = { width: 390, height: 844 };
    pages = { en: await openPage(house, 'en', phone), ur: await openPage(house, 'ur', phone) };
    for (const page of Object.values(pages)) page.setDefaultTimeout(60_000);
  });
  afterEach(() => {
    expect(faults).toEqual([]);
  });

  /** The game with trial money, as a guest who has played nothing yet. */
  const open = async (game: string, language: StoryLanguage, vassalage = 'IKKA_ARCADE') => {
    const page = pages[language];
    await goToTrial(page, house.server, language, { gameId: game, vassalage });
    await page.locator('[data-play][data-phase=idle]').waitFor();
    return page;
  };
  const sentRound = (page: Page) =>
    page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/play/api/rounds'),
    );
  const verifierOf = (game: string, bet: object, booked: string) => {
    const claim = new URLSearchParams({
      game,
      version: '1.0.0',
      serverSeed: '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b',
      clientSeed: 'urdu-client-seed',
      nonce: '0',
      bet: JSON.stringify(bet),
      stake: '10.00',
      booked,
    });
    return `${house.server.url}/fair#${claim}`;
  };

  it.each(games)('$game is played in $language, and told', async (one) => {
    const { game, language, bet } = one;
    const t = textsOf(language);
    const page = await open(game, language);
    await one.choose(page, t);
    await expect.poll(() => page.getByTestId('multiplier').textContent()).toContain(one.multiplier);
    const before = await balanceOn(page);
    const sent = sentRound(page);
    await page.getByTestId('spin').click();
    expect((await sent).postDataJSON()).toEqual({ stake: '2.00', bet });
    await page.locator('[data-play][data-phase=idle]:not([data-last-round=""])').waitFor();
    expect(await balanceOn(page)).toBe(before + (await netOnRecord(house.server, page)));
    expect(await page.getByTestId('recent').count()).toBe(1);
    await takeScreens(page, `${language}-${game}`);
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('play:hud.history') }).click();
    await page.getByTestId('history-round').getByText(one.chosen(t)).waitFor();
    await page.keyboard.press('Escape');
  });

  it.each(steppedGames)(
    '$game is played step by step in $language, and goes on after a reload',
    async (one) => {
      const t = textsOf(one.language);
      const page = await open(one.game, one.language, one.vassalage);
      const inPhase = (phases: string) => page.locator(`[data-play]:is(${phases})`).waitFor();
      const before = await balanceOn(page);
      await page.getByTestId('spin').click();
      await inPhase('[data-phase=open]');
      expect(await balanceOn(page)).toBe(before - 200);
      await page.reload();
      await inPhase('[data-phase=open]');
      expect(await accessFaults(page)).toEqual([]);
      if (one.step) await one.step(page);
      else await page.getByTestId('steps').getByRole('button').first().click();
      await inPhase('[data-phase=idle], [data-phase=open]:has([data-testid=spin]:enabled)');
      await takeScreens(page, `${one.language}-${one.game}`);
      // A step may have lost the round; else it is cashed out.
      if ((await page.locator('[data-play]').getAttribute('data-phase')) === 'open') {
        await page.getByTestId('spin').click();
      }
      await inPhase('[data-phase=idle]');
      expect(await balanceOn(page)).toBe(before + (await netOnRecord(house.server, page)));
      expect(await page.getByTestId('recent').count()).toBe(1);
      expect(await accessFaults(page)).toEqual([]);
      await page.getByRole('button', { name: t('play:hud.history') }).click();
      await page.getByTestId('history-round').waitFor();
    },
  );

  it('blackjack is played to its end in ur, and goes on after a reload', async () => {
    const t = textsOf('ur');
    const page = await open('blackjack', 'ur');
    const before = await balanceOn(page);
    const inPlay = page.locator('[data-play][data-phase=open]');
    const idle = page.locator('[data-play][data-phase=idle]');
    const isOpen = async () => (await inPlay.count()) > 0;
    // A blackjack on either side ends the hand that was dealt: then another one is played.
    while (!(await isOpen())) {
      const last = await page.locator('[data-play]').getAttribute('data-last-round');
      await page.getByTestId('spin').click();
      await page
        .locator(`[data-play][data-phase=idle]:not([data-last-round="${last}"])`)
        .or(inPlay)
        .waitFor();
    }
    expect(await balanceOn(page)).toBe(before - 200 + (await netOnRecord(house.server, page)));
    await page.reload();
    await inPlay.waitFor();
    expect(await accessFaults(page)).toEqual([]);
    const [decline, stand] = [page.getByTestId('step-decline'), page.getByTestId('step-stand')];
    // Under an ace it may end there.
    if ((await decline.count()) > 0) {
      await decline.click();
      await idle.or(stand).waitFor();
    }
    if (await isOpen()) await stand.click();
    await idle.waitFor();
    expect(await balanceOn(page)).toBe(before + (await netOnRecord(house.server, page)));
    await takeScreens(page, 'ur-blackjack');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: t('play:hud.history') }).click();
    await page.getByTestId('history-round').first().waitFor();
  });

  // One page, which changes its language on the way: what was chosen and played in the first one stands in the second.
  describe.each<StoryLanguage>(['en', 'ur'])('dice in %s', (language) => {
    const t = textsOf(language);
    let page: Page;
    beforeAll(async () => {
      page = language === 'en' ? await open('dice', 'en') : pages.en;
      await speakIn(page, language);
    });

    const lastRound = () => page.locator('[data-play]').getAttribute('data-last-round');
    const roundAfter = (before: string | null) =>
      page.locator(`[data-play][data-phase=idle]:not([data-last-round="${before}"])`).waitFor();
    const stake = () => page.getByTestId('stake').inputValue();

    it('shows what a choice wins, and bets it at the stake that was made', async () => {
      await page.getByTestId('trial').waitFor();
      await page.getByText(t('dice:choice.side.under'), { exact: true }).click();
      await page.getByTestId('choice-target').fill('25.00');
      await expect.poll(() => page.getByTestId('multiplier').textContent()).toContain('3.9603');
      expect(await page.getByRole('slider').inputValue()).toBe('2500');
      await page.getByRole('button', { name: t('arcade:doubleLabel') }).click();
      await expect.poll(stake).toBe('4.00');
      await page.getByRole('button', { name: t('arcade:halfLabel') }).click();
      await expect.poll(stake).toBe('2.00');
      const before = (await balanceOn(page)) - (await netOnRecord(house.server, page));
      const [last, recent] = [await lastRound(), await page.getByTestId('recent').count()];
      const sent = sentRound(page);
      await page.getByTestId('spin').click();
      expect((await sent).postDataJSON()).toEqual({ stake: '2.00', bet: { side: 'under', target: 2_500 } });
      await roundAfter(last);
      expect(await balanceOn(page)).toBe(before + (await netOnRecord(house.server, page)));
      expect(await page.getByTestId('recent').count()).toBe(recent + 1);
      await takeScreens(page, `${language}-dice`);
      expect(await accessFaults(page)).toEqual([]);
    });

    it('keeps what cannot be staked as it was typed, says why, and takes no bet by button or key', async () => {
      const before = await lastRound();
      const spin = page.getByTestId('spin');
      for (const [typed, field] of [
        ['7,500', 'stake'],
        ['0.50', 'stake'],
        ['99.5', 'choice-target'],
      ] as const) {
        const kept = await page.getByTestId(field).inputValue();
        await page.getByTestId(field).fill(typed);
        await page.getByTestId(field).blur();
        expect(await page.getByTestId(field).inputValue()).toBe(typed);
        expect(await spin.isDisabled()).toBe(true);
        await page.getByTestId('why-no-bet').waitFor();
        await page.keyboard.press('Space');
        expect(await page.locator('[data-play]').getAttribute('data-phase')).toBe('idle');
        await takeScreens(page, `${language}-dice-${field}-${typed === '0.50' ? 'least' : 'most'}`);
        expect(await accessFaults(page)).toEqual([]);
        await page.getByTestId(field).fill(kept);
      }
      expect(await spin.isDisabled()).toBe(false);
      expect(await lastRound()).toBe(before);
    });

    it('plays by itself to the number of rounds, and counts them', async () => {
      const before = await lastRound();
      await page.getByTestId('quick').click();
      await page.getByTestId('autoplay').click();
      await page.getByText(t('arcade:autoplay.stopOnLoss'), { exact: true }).click();
      await page.getByTestId('autoplay-start').click();
      await roundAfter(before);
      await page.locator('[data-testid=spin][data-look=spin]').waitFor();
      const end = await page.getByTestId('autoplay-end').getAttribute('data-end');
      expect(['loss', 'done']).toContain(end);
    });

    it('keeps what was chosen with the round, and tells the rules', async () => {
      await page.getByRole('button', { name: t('play:hud.history') }).click();
      const told = t('dice:chosen.under', { target: '25.00' });
      await page.getByTestId('history-round').last().getByText(told).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: t('play:hud.paytable') }).click();
      await page.getByRole('heading', { name: t('arcade:guide.rules'), exact: true }).waitFor();
      await takeScreens(page, `${language}-dice-rules`);
      await page.keyboard.press('Escape');
    });
  });

  it('dice is recomputed by the verifier with its choice, in either language', async () => {
    const page = pages.en;
    await page.goto(verifierOf('dice', { side: 'under', target: 2_500 }, '39.60'));
    for (const language of ['en', 'ur'] as const) {
      const t = textsOf(language);
      await speakIn(page, language);
      await page.getByText(t('dice:result', { roll: '15.43' })).waitFor();
      await page.getByText(t('fair:result.payoutGood')).waitFor();
      await takeScreens(page, `${language}-dice-fair`, { fullPage: true });
      expect(await accessFaults(page)).toEqual([]);
    }
  });

  it('their rounds are recomputed by the verifier with their choices', async () => {
    const t = textsOf('ur');
    const page = pages.en;
    // It speaks Urdu by now. Only the fragment changes, from that of dice and from round to round: the page stays.
    for (const { game, proved } of [...games, ...steppedGames, provedBlackjack]) {
      await page.goto(verifierOf(game, proved.bet, proved.booked));
      await page.getByText(proved.result(t)).waitFor();
      await page.getByText(t('fair:result.payoutGood')).waitFor();
    }
  });
});
