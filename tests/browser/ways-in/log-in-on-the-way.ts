import { describe, expect, it } from 'vitest';
import { memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { guestOf } from './guest.ts';
import { password, type WaysIn } from './open-ways-in.ts';

const t = textsOf('ur');
const patience = { timeout: 10_000 };

/** What happens on the way is the same in every language. */
export function logInOnTheWay(house: WaysIn): void {
  describe('the log-in', () => {
    const guest = () => guestOf(house);

    it('forgets whom it remembered, as that person wants it', async () => {
      const { page, keys, said, form, field, button, ...visitor } = guest();
      const card = visitor.dialog('remembered.title');
      const enter = button(card, said('remembered.enter', { name: 'againur' }));
      await visitor.openLogin(enter);
      await keys.push(button(card, said('remembered.password')));
      await keys.focused(field(form, 'field.password'));
      expect(await field(form, 'field.username').inputValue()).toBe('againur');
      await visitor.openLogin(enter);
      await keys.push(button(card, said('remembered.forget')));
      await keys.focused(field(form, 'field.username'));
      // The dialog asks anew whenever it opens.
      const asked = page.waitForResponse(
        (response) =>
          response.url().endsWith('/wps/session/remembered') && response.request().method() === 'GET',
      );
      await visitor.openLogin();
      expect((await (await asked).json()).value).toEqual({ username: null });
      expect(await page.getByText(said('remembered.subtitle')).count()).toBe(0);
    });

    it('begins anew where the second step has run out', async () => {
      const { keys, said, form, field, button, ...visitor } = guest();
      const { account } = await memberOf(house.server, 'lateur', password, { email: 'late@example.pk' });
      await visitor.openLogin();
      await visitor.logIn(account, password);
      const step = visitor.dialog('secondStep.title');
      await keys.focused(field(step, 'code.label'));
      await house.server.database.database.pool.query(
        "UPDATE identity.login_ticket SET expires_at = created_at + interval '1 millisecond'",
      );
      await keys.type('123456');
      await keys.press('Enter');
      const over = visitor.dialog('secondStep.overTitle');
      await keys.tabTo(button(over, said('secondStep.again')));
      await visitor.usable('dialog');
      await keys.press('Enter');
      await over.waitFor({ state: 'detached' });
      await form.waitFor();
    });

    it('knows the device again that was proven', async () => {
      const visitor = guest();
      await visitor.openLogin();
      await visitor.logIn('stepur', password);
      await visitor.isIn();
    });

    it('draws another picture at most once a second', async () => {
      const { page, keys, said, form, ...visitor } = guest();
      await visitor.openLogin();
      await visitor.logIn('pictureur', password);
      const picture = form.getByAltText(said('imageCode.alt'));
      const first = await picture.getAttribute('src');
      // The page's own clock: how long a slow machine takes to press or to tell of it is no part of it.
      const asked: number[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/wps/captcha')) asked.push(request.timing().startTime);
      });
      const refresh = form.getByRole('button', { name: said('imageCode.refresh') });
      await keys.push(refresh);
      for (let presses = 0; presses < 5; presses += 1) await keys.press('Enter');
      await expect.poll(() => picture.getAttribute('src'), patience).not.toBe(first);
      await expect.poll(() => asked.length, patience).toBeGreaterThan(0);
      const soFar = asked.length;
      await keys.push(refresh);
      await expect.poll(() => asked.length, patience).toBeGreaterThan(soFar);
      const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
      expect(Math.min(...waits)).toBeGreaterThan(900);
    });

    it('says at once that the line is dead, and sends nothing later by itself', async () => {
      const { page, keys, form, field, ...visitor } = guest();
      const { account } = await memberOf(house.server, 'lineur', password);
      await visitor.openLogin();
      await keys.write(field(form, 'field.username'), account);
      await keys.write(field(form, 'field.password'), password);
      await visitor.context.setOffline(true);
      await keys.press('Enter');
      await form
        .getByRole('alert')
        .filter({ hasText: t('common:network.unreachable') })
        .waitFor();
      await visitor.context.setOffline(false);
      await expect.poll(() => page.evaluate('navigator.onLine'), patience).toBe(true);
      expect(await page.evaluate("localStorage.getItem('ikka.session')")).toBeNull();
      await keys.press('Enter');
      await visitor.isIn();
    });
  });
}
