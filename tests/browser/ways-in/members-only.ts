import { type Locator, takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { QUIET_PAGE } from '../visit.ts';
import { password, type WaysIn } from './open-ways-in.ts';

const t = textsOf('en');

/**
 * A site that shows nothing to guests: every page leads to the log-in, which stands on a page of its own, and the log-in
 * leads on to what was asked for.
 */
export function membersOnly(house: WaysIn): void {
  describe('the door of a site for members only', () => {
    let login: Locator;
    let before = {};

    beforeAll(async () => {
      before = await house.change({ 'site.logined_to_home_page': true });
      login = house.visit.page.getByRole('dialog', { name: t('identity:login.title') });
    });
    afterAll(() => house.change(before));
    const button = (name: string) => house.visit.page.getByRole('button', { name, exact: true });

    it('never sends anybody to another house', async () => {
      const { page, keys } = house.visit;
      const { account } = await memberOf(house.server, 'otherwise', password);
      await page.goto(`${house.server.url}/login?next=//elsewhere.example&centre=admin`);
      await keys.write(login.getByLabel(t('identity:field.username'), { exact: true }), account);
      await keys.write(login.getByLabel(t('identity:field.password'), { exact: true }), password);
      await keys.press('Enter');
      await page.getByRole('status', { name: t('site:account.balance'), includeHidden: true }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/index');
      expect(new URL(page.url()).searchParams.get('next')).toBeNull();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });

    it('is where a guest comes from any page, and stays when he turns back', async () => {
      const { page, keys, go } = house.visit;
      await house.visit.leave();
      await go('/rng?centre=profile');
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
      expect(new URL(page.url()).searchParams.get('next')).toBe('/rng?centre=profile');
      await login.waitFor();
      expect(await page.getByRole('banner', { includeHidden: true }).count()).toBe(0);
      expect(await page.getByRole('contentinfo', { includeHidden: true }).count()).toBe(0);
      await keys.press('Escape');
      await login.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { name: t('doors:gate.doorTitle') }).waitFor();
      await takeScreens(page, 'en-door');
      expect(await accessFaults(page)).toEqual([]);
      await keys.push(button(t('site:account.login')));
      await login.waitFor();
    });

    it('leads on to what was asked for, once the guest is a member', async () => {
      const { page } = house.visit;
      await page.keyboard.press('Escape');
      await login.waitFor({ state: 'hidden' });
      await button(t('site:account.register')).click();
      await page.getByLabel(t('identity:field.username'), { exact: true }).fill('doorkeeper');
      await page.getByLabel(t('identity:field.password'), { exact: true }).fill(password);
      await page.getByLabel(t('identity:field.confirmPassword')).fill(password);
      await page.getByLabel(t('identity:register.age', { age: '18' })).check();
      await button(t('identity:register.submit')).last().click();
      await page.getByRole('heading', { name: t('shell:centre.profile'), level: 2 }).waitFor();
      await expect.poll(() => page.url()).toBe(`${house.server.url}/rng?centre=profile`);
    });

    it('closes again behind who signs out', async () => {
      const { page, keys, go } = house.visit;
      await go(`${QUIET_PAGE}?centre=securityCenter`);
      await keys.push(button(t('site:account.signOut')));
      const ask = page.getByRole('dialog', { name: t('site:account.signOutTitle') });
      await keys.push(ask.getByRole('button', { name: t('site:account.signOut') }));
      await login.waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    });
  });
}
