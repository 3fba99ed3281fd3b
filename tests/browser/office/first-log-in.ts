import { type Page, takeScreens } from '@ikka/test-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstOperator } from '../../server/log-in-operator.ts';
import { textsOf } from '../texts.ts';
import { type Office, partsOf } from './open-office.ts';

/** The first log-in with all its steps, on the way to the member of this name. */
export function firstLogIn(office: Office, account: string): void {
  describe('the first log-in of an operator', () => {
    const t = textsOf('en');
    const { said, heading, press, givePassword, typeCode } = partsOf(office, t);
    let page: Page;

    beforeAll(async () => {
      page = office.page;
      await page.goto(`${office.server.url}/office/members?search=${account}&lang=en`);
    });

    it('asks who is there, and tells a wrong password from nothing else', async () => {
      await heading(said('login.password.title')).waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
      await givePassword('wrong');
      await page
        .getByRole('alert')
        .filter({ hasText: t('refusals:operator.wrong_credentials') })
        .waitFor();
    });

    it('has the one-time password changed, and an authenticator set up', async () => {
      await givePassword(office.server.firstPassword ?? '');
      await heading(said('login.changePassword.title')).waitFor();
      await page.getByLabel(said('login.newPassword'), { exact: true }).fill(firstOperator.password);
      await page.getByLabel(said('login.repeatPassword')).fill(firstOperator.password);
      await press(said('login.savePassword'));
      await page.getByRole('img', { name: said('login.qrLabel') }).waitFor();
      office.secret = ((await page.locator('form bdi').first().textContent()) ?? '').replaceAll(' ', '');
      expect(office.secret).toMatch(/^[A-Z2-7]{32}$/);
      await takeScreens(page, 'office-enrol');
      await typeCode();
    });
  });
}
