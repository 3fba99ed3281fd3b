import { calls } from '@ikka/contract';
import { type Page, takeScreens } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import { askedOf, takeSeat } from './card-tables.ts';
import { accessFaults } from './check-access.ts';
import { goWithin } from './go-within.ts';
import { memberOf } from './member-of.ts';
import { openHouse } from './open-house.ts';
import { type StoryLanguage, textsOf } from './texts.ts';
import { openPage, type Screen } from './trial-page.ts';
import { speakIn } from './visit.ts';

const password = 'a-long-sentence-7';
const roomId = 'teen-patti-pkr-small-1';

/** Two members play for money, one in Urdu on a phone. They talk, one reports the other, and operators look into it. */
describe('fair play in card rooms', () => {
  const [en, ur] = [textsOf('en'), textsOf('ur')];
  const house = openHouse({ paymentSandbox: true, settings: { 'identity.slider_captcha': false } });
  const { faults } = house;
  let operator = '';
  let desk: Page;
  let phone: Page;
  let office: Page;
  const tokens: string[] = [];

  beforeAll(async () => {
    operator = await logInOperator(house.server);
    for (const name of ['sairafair', 'bilalfair'])
      tokens.push((await memberOf(house.server, name, password)).token);
  });

  async function deposit(token: string, amount: string) {
    const wish = { body: { method: 'sandbox', amount } } as const;
    const key = { idempotencyKey: uuidv7() };
    const { redirectUrl } = await must(
      clientOf(house.server, token).call(calls.cashier.createDeposit, wish, key),
    );
    await fetch(redirectUrl ?? '', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'confirm' }),
    });
    const balance = () => must(clientOf(house.server, token).call(calls.wallet.balance, {}));
    await expect
      .poll(async () => (await balance()).sumBalance, { timeout: 20_000, interval: 200 })
      .toBe(amount);
  }
  const openTable = async (token: string, language: StoryLanguage, viewport: Screen) => {
    const query = { gameId: 'teen-patti', vassalage: 'IKKA_PVP' };
    const { game_url } = await must(
      clientOf(house.server, token, language === 'ur' ? 'UR' : 'EN').call(calls.launch.launchGame, { query }),
    );
    const page = await openPage(house, language, viewport);
    await page.goto(new URL(game_url, house.server.url).href);
    await page.locator(`li[data-room=${roomId}] button`).click();
    return page;
  };
  const openTalk = async (page: Page) => {
    await page.getByTestId('open-talk').click();
    await page.getByTestId('talk').waitFor();
  };

  it('lets seated players talk, and everybody read', async () => {
    for (const token of tokens) await deposit(token, '2500.00');
    desk = await openTable(tokens[0] ?? '', 'en', { width: 1440, height: 900 });
    phone = await openTable(tokens[1] ?? '', 'ur', { width: 390, height: 844 });
    await openTalk(phone);
    await phone.getByText(ur('tableChat:voice.watching'), { exact: true }).waitFor();
    await phone.keyboard.press('Escape');
    await takeSeat(desk);
    await takeSeat(phone);
    await openTalk(desk);
    await desk.getByPlaceholder(en('tableChat:say')).fill('Salaam, good cards to all');
    await desk.getByRole('button', { name: en('tableChat:send'), exact: true }).click();
    await openTalk(phone);
    await phone.getByText('Salaam, good cards to all', { exact: true }).waitFor();
    await phone.getByPlaceholder(ur('tableChat:say')).fill('والسلام');
    await phone.getByRole('button', { name: ur('tableChat:send'), exact: true }).click();
    await desk.getByText('والسلام', { exact: true }).waitFor();
    await takeScreens(phone, 'ur-card-talk');
    await takeScreens(desk, 'en-card-talk');
    expect(await accessFaults(desk)).toEqual([]);
    for (const page of [desk, phone]) {
      await page.keyboard.press('Escape');
      await page.getByTestId('talk').waitFor({ state: 'detached' });
    }
  }, 120_000);

  it('takes a report of another player, once in a hand', async () => {
    await desk.locator('[data-table=playing]').waitFor();
    const asked = await askedOf([desk, phone]);
    const other = asked === desk ? phone : desk;
    const t = other === desk ? en : ur;
    await other.locator('[data-testid^=seat-]:not([data-own=true]) button[aria-haspopup=dialog]').click();
    await other.getByLabel(t('seats:report.reasons.stalling'), { exact: true }).check();
    await other.getByLabel(t('seats:report.text'), { exact: true }).fill('waits every time');
    await takeScreens(other, 'card-report');
    expect(await accessFaults(other)).toEqual([]);
    await other.getByTestId('send-report').click();
    await other.getByText(t('seats:report.done'), { exact: true }).waitFor();
    await other.keyboard.press('Escape');
    // The hand ends, and one goes: what follows waits for nobody's clock.
    await asked.getByTestId('move-pack').click();
    await desk.getByTestId('seat-menu').click();
    await desk.getByTestId('menu-leave').click();
    await desk.getByTestId('sit-anywhere').waitFor();
    await desk.context().close();
  }, 60_000);

  it('shows operators a pair, with its hands, and the report', async () => {
    await seedPair();
    office = await openPage(house, 'en', { width: 1440, height: 900 });
    await office.addInitScript(`localStorage.setItem('ikka.office.session', '${operator}')`);
    await office.goto(`${house.server.url}/office/card-cases`);
    const pair = office.getByRole('link', { name: 'sairafair · bilalfair' });
    await pair.waitFor();
    await takeScreens(office, 'en-office-card-cases', { fullPage: true });
    expect(await accessFaults(office)).toEqual([]);
    await pair.click();
    const words = (key: string) => en(`officeIntegrity:${key}`);
    await office.getByText(words('sign.transfer'), { exact: true }).first().waitFor();
    await takeScreens(office, 'en-office-card-case', { fullPage: true });
    expect(await accessFaults(office)).toEqual([]);
    await speakIn(office, 'ur');
    await office.getByText(ur('officeIntegrity:sign.transfer'), { exact: true }).first().waitFor();
    await takeScreens(office, 'ur-office-card-case', { fullPage: true });
    await speakIn(office, 'en');
    await office.getByRole('button', { name: words('act.take'), exact: true }).click();
    await office.getByRole('button', { name: words('act.confirm'), exact: true }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(words('banFor'), { exact: true }).click();
    await office.getByRole('option', { name: words('banTimes.1440'), exact: true }).click();
    await dialog.getByLabel(en('office:reason.label')).fill('chips were dumped for a week');
    await takeScreens(office, 'en-office-card-confirm');
    await dialog.getByRole('button', { name: words('confirm.action'), exact: true }).click();
    await office.getByText(words('state.confirmed'), { exact: true }).first().waitFor();
    await goWithin(office, '/office/card-cases?tab=bans');
    await office
      .getByRole('button', { name: words('bans.lift'), exact: true })
      .first()
      .waitFor();
    await takeScreens(office, 'en-office-play-bans', { fullPage: true });
    await goWithin(office, '/office/card-cases?kind=report');
    await office.getByRole('link', { name: /fair$/ }).first().click();
    await office.getByText('waits every time', { exact: true }).waitFor();
    await takeScreens(office, 'en-office-card-report', { fullPage: true });
  }, 120_000);

  it('gives a banned member his money, and no seat, and says how long', async () => {
    await phone.getByTestId('seat-menu').click();
    await phone.getByTestId('menu-leave').click();
    await phone.getByTestId('sit-anywhere').waitFor();
    await phone.getByTestId('sit-anywhere').click();
    await phone.getByTestId('bring').click();
    await phone
      .getByText(/باقی وقت: 24 گھنٹے/)
      .last()
      .waitFor();
    await takeScreens(phone, 'ur-card-banned');
    expect(faults).toEqual([]);
  }, 150_000);

  /** Hands in which one dumped his chips to the other, as the rooms report them. */
  async function seedPair() {
    const { pool } = house.server.database.database;
    const { rows } = await pool.query<{ id: bigint; name: string }>(
      `SELECT id, name FROM identity.account WHERE name IN ('sairafair', 'bilalfair')`,
    );
    const [winner, loser] = ['sairafair', 'bilalfair'].map((name) =>
      String(rows.find((row) => row.name === name)?.id),
    );
    const reports = Array.from({ length: 150 }, (_, at) => {
      const no = at + 1;
      const part = (memberId: string | undefined, stake: number, payout: number) => ({
        memberId,
        roundId: uuidv7(),
        stake: String(stake),
        payout: String(payout),
        address: 'one network',
        hasAbandoned: false,
      });
      return {
        id: uuidv7(),
        roomId,
        no,
        gameId: 'teen-patti',
        currency: 'PKR',
        stake: '1000',
        isShown: no % 4 === 0,
        seats: [part(winner, 6_000, 11_400), part(loser, 6_000, 0)],
        duels: [
          { memberId: winner, against: loser, acts: 3, raises: 2 },
          { memberId: loser, against: winner, acts: 3, raises: 0 },
        ],
        conceded: no % 4 === 0 ? null : { by: loser, to: winner },
      };
    });
    await pool.query(
      `INSERT INTO integrity.hand_due (id, report, at)
       SELECT (report ->> 'id')::uuid, report, now() FROM jsonb_array_elements($1) AS report`,
      [JSON.stringify(reports)],
    );
    await expect
      .poll(
        async () => (await pool.query('SELECT id FROM integrity.case WHERE kind = $1', ['pair'])).rowCount,
        { timeout: 90_000, interval: 250 },
      )
      .toBe(1);
  }
});
