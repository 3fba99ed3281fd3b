import { calls } from '@ikka/contract';
import { type Page, type TestServer, takeScreens } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientOf, must } from '../../server/client-of.ts';
import { logInOperator } from '../../server/log-in-operator.ts';
import { accessFaults } from '../check-access.ts';
import { memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { QUIET_PAGE, type Visit } from '../visit.ts';
import type { Elsewhere } from './open-elsewhere.ts';

const password = 'lantern-7-bazaar';
const reason = 'Asked for by his family, papers compared.';

/** A member's limits and exclusion in a real browser, and what a game and an operator make of them. */
export function limits(elsewhere: () => Elsewhere): void {
  describe('limits and breaks', () => {
    let server: TestServer;
    let operator: string;
    /** One page, before which one member sits after the other. */
    let visit: Visit;
    let page: Page;
    const t = textsOf('ur');

    beforeAll(async () => {
      ({ server, visit } = elsewhere());
      page = visit.page;
      operator = await logInOperator(server);
    });

    describe('on the page', () => {
      const words = (key: string, values?: Record<string, string>) => t(`protection:${key}`, values);
      let id = '';

      beforeAll(async () => {
        const member = await memberOf(server, 'bounded', password);
        id = (await must(clientOf(server, member.token).call(calls.identity.memberInfo))).id;
        await visit.enter(member);
      });

      const card = (kind: string) => page.locator(`[data-kind=${kind}]`);
      const row = (kind: string, period: string) => card(kind).locator(`[data-period=${period}]`);
      const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
      const screens = (name: string) => takeScreens(page, `ur-limits-${name}`);

      it('sets a limit at once, and a looser one after a day that can be given up', async () => {
        await visit.go(`${QUIET_PAGE}?centre=responsibleGaming`);
        await row('deposit', 'day').getByRole('button').click();
        await page.getByLabel(words('form.amount'), { exact: true }).fill('5,000');
        await button(words('form.save')).click();
        await row('deposit', 'day').getByText('Rs 5,000.00', { exact: true }).first().waitFor();
        await row('deposit', 'day').getByRole('button').first().click();
        await page.getByLabel(words('form.amount'), { exact: true }).fill('9000');
        await button(words('form.save')).click();
        await row('deposit', 'day').getByText('Rs 9,000.00', { exact: true }).waitFor();
        expect(await accessFaults(page)).toEqual([]);
        await screens('pending');
        await row('deposit', 'day').getByText(words('pending.cancel')).click();
        await row('deposit', 'day').getByText('Rs 9,000.00').waitFor({ state: 'hidden' });
        await page.getByText(words('history.what.limit_change_cancelled')).first().waitFor();
      });

      it('asks again before a break begins', async () => {
        await button(words('break.ask')).click();
        await page.getByLabel(words('break.understood')).check();
        expect(await accessFaults(page, 'dialog')).toEqual([]);
        await screens('sure');
      });

      it('begins the break, and closes deposits with it', async () => {
        await button(words('break.begin')).click();
        await page.getByText(words('exclusion.cool_off'), { exact: true }).waitFor();
        await page.getByText(words('history.what.excluded')).first().waitFor();
        await screens('excluded');
        await visit.go(`${QUIET_PAGE}?centre=depositv2`);
        await page.getByText(words('exclusion.cool_off'), { exact: true }).waitFor();
      });

      it('has a home page that offers what is open, and neither games nor deposits', async () => {
        await visit.go('/index');
        await page.getByRole('heading', { name: words('closedHome.title') }).waitFor();
        await page.getByText(words('exclusion.cool_off'), { exact: true }).waitFor();
        expect(await page.getByRole('button', { name: t('site:account.deposit'), exact: true }).count()).toBe(
          0,
        );
        expect(await page.getByRole('button', { name: t('site:hero.deposit'), exact: true }).count()).toBe(0);
        expect(await page.getByText(t('site:lobby.popular'), { exact: true }).count()).toBe(0);
        expect(await accessFaults(page)).toEqual([]);
        await screens('closed-home');
        await page
          .getByRole('main')
          .getByRole('button', { name: words('closedHome.withdraw.go') })
          .click();
        await page.waitForURL(/centre=withdraw/);
      });

      it('is seen by operators, who exclude for longer with a reason', async () => {
        const limits = (key: string) => t(`officeLimits:${key}`);
        await page.evaluate(`localStorage.setItem('ikka.office.session', '${operator}')`);
        const desk = await visit.context.newPage();
        await desk.goto(`${server.url}/office/members/${id}?tab=limits`);
        await desk.getByText(limits('kind.cool_off')).first().waitFor();
        await button(limits('excludeLonger'), desk).click();
        await desk.getByLabel(t('office:reason.label')).fill(reason);
        await button(limits('excludeAction'), desk).click();
        await desk.getByText(reason).first().waitFor();
        await button(limits('lift'), desk).waitFor();
        expect(await accessFaults(desk)).toEqual([]);
        await takeScreens(desk, 'ur-limits-office');
        await desk.close();
      });
    });

    it('stand in the header of a game, which reminds of time and ends when a break begins', async () => {
      const member = await memberOf(server, 'boundedplayer', password);
      await visit.enter(member);
      await page.route('**/play/api/session', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as {
          value: { state: { serverTime: string; sessionStartedAt: string } };
        };
        // As if it had been open for all but three seconds of the hour.
        const { state } = body.value;
        state.sessionStartedAt = new Date(Date.parse(state.serverTime) - 3_597_000).toISOString();
        await route.fulfill({ response: answer, json: body });
      });
      await visit.go('/game?gameId=jacks-or-better&vassalage=IKKA_SLOT');
      await page.getByTestId('position').waitFor();
      expect(await page.locator('iframe').getAttribute('src')).toMatch(/^http:\/\/localhost:.*theme=dark$/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const frame = page.frameLocator('iframe');
      await frame.getByTestId('reality-check').waitFor();
      await takeScreens(page, 'ur-limits-reality');
      await frame.getByRole('button', { name: t('play:reality.goOn'), exact: true }).click();
      await frame.getByTestId('reality-check').waitFor({ state: 'hidden' });
      expect(await page.getByTestId('position').textContent()).toContain('Rs 0.00');
      // The game told of it: the page around it neither asks nor reminds a second time.
      expect(asked).not.toContain(calls.protection.sitting.path);
      expect(await page.getByTestId('sitting-reminder').count()).toBe(0);
      const body = { kind: 'cool_off' as const, days: 7 };
      await must(clientOf(server, member.token).call(calls.protection.exclude, { body }));
      await page.getByText(t('protection:exclusion.cool_off'), { exact: true }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      await takeScreens(page, 'ur-limits-closed');
      await page.unroute('**/play/api/session');
    });

    it('keep nobody from ending what he began: the game stays, opens again for it, and closes after it', async () => {
      const member = await memberOf(server, 'boundedfinisher', password);
      const { token } = member;
      const { id } = await must(clientOf(server, token).call(calls.identity.memberInfo));
      const credit = {
        direction: 'credit',
        amount: '100.00',
        reason: 'goodwill',
        note: reason,
        evidenceId: null,
      } as const;
      await must(
        clientOf(server, operator).call(
          calls.officeTreasury.officeProposeAdjustment,
          { params: { id }, body: credit },
          { idempotencyKey: uuidv7() },
        ),
      );
      await visit.enter(member);
      await visit.go('/game?gameId=jacks-or-better&vassalage=IKKA_SLOT');
      const frame = page.frameLocator('iframe');
      const inPhase = (phase: string) => frame.locator(`[data-play][data-phase=${phase}]`).waitFor();
      await inPhase('idle');
      await frame.getByTestId('spin').click();
      await inPhase('open');
      const body = { kind: 'cool_off' as const, days: 1 };
      await must(clientOf(server, token).call(calls.protection.exclude, { body }));
      await frame.getByTestId('closing').waitFor();
      const closed = page.getByText(t('protection:exclusion.cool_off'), { exact: true });
      expect(await closed.count()).toBe(0);
      await takeScreens(page, 'ur-limits-closing');
      await page.reload();
      await inPhase('open');
      await frame.getByText(t('play:notice.closing')).waitFor();
      await frame.getByTestId('spin').click();
      await closed.waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
      await page.reload();
      await closed.waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    });
  });
}
