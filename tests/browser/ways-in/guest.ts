import { type Locator, takeScreens } from '@ikka/test-kit';
import { expect } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE } from '../visit.ts';
import type { WaysIn } from './open-ways-in.ts';

const t = textsOf('ur');

/** A visitor without a pointer before the dialog of the log-in. */
export function guestOf({ visit }: WaysIn) {
  const { page, keys } = visit;
  const parts = partsOf(page, t);
  const { said, dialog, field, button } = parts;
  const form = dialog('login.title');
  const tab = (key: string) => form.getByRole('tab', { name: said(key) });
  return {
    ...visit,
    ...parts,
    form,
    screens: (name: string) => takeScreens(page, `ur-login-${name}`),
    usable: async (within?: 'dialog') => expect(await accessFaults(page, within)).toEqual([]),
    async openLogin(first: Locator = field(form, 'field.username')) {
      await visit.go(QUIET_PAGE);
      await visit.leave();
      await visit.clear();
      await visit.go(`${QUIET_PAGE}?auth=login`);
      await keys.focused(first);
    },
    async logIn(name: string, secret: string) {
      await keys.write(field(form, 'field.username'), name);
      await keys.write(field(form, 'field.password'), secret);
      await keys.press('Enter');
    },
    chooseSms: () => keys.choose(tab('login.tabUsername'), 'ArrowLeft', tab('login.tabSms')),
    async signOut(account: string) {
      const way = page.getByRole('menuitem', { name: t('site:account.signOut') });
      await keys.push(page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }));
      await way.waitFor();
      await keys.stepTo(way, 'ArrowUp');
      await keys.press('Enter');
      await keys.push(button(page.getByRole('dialog'), t('site:account.signOut')));
      await page.getByText(t('site:account.signedOut')).waitFor();
      // The server's word that the session is over tells a page nothing that ended it itself.
      for (const reason of ['ended', 'logout'])
        expect(await page.getByText(t(`site:session.${reason}`)).count()).toBe(0);
    },
  };
}
