import { takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { codePattern, otherCode, written } from '../read-outbox.ts';
import { solveSliderByKeys } from '../solve-slider.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE } from '../visit.ts';
import { password, type WaysIn } from './open-ways-in.ts';

const t = textsOf('en');

/** Opened before the slider stands in the way of a registration by a call. */
export const lockOwner = { account: 'lockeden', email: 'locked-en@example.pk' };

/** The slider before every log-in and the lock after too many, by keyboard alone, against the whole product. */
export function sliderAndLock(house: WaysIn): void {
  describe('the slider and the lock', () => {
    const lockAfter = 3;
    const { account, email } = lockOwner;
    let before = {};

    beforeAll(async () => {
      // The picture would stand in the way of the third failure, and nobody but a person can read it.
      await house.begin('en');
      before = await house.change({
        'modules.switched_off': ['CAPTCHA3', 'LOGINIPVERF3'],
        'identity.lock_after_failures': lockAfter,
        'identity.lock_seconds': 600,
      });
    });
    afterAll(() => house.change(before));

    function ownerIn() {
      const { visit } = house;
      const parts = partsOf(visit.page, t);
      const form = parts.dialog('login.title');
      return {
        ...visit,
        ...parts,
        form,
        name: parts.field(form, 'field.username'),
        secret: parts.field(form, 'field.password'),
        screens: (shown: string) => takeScreens(visit.page, `en-login-${shown}`),
        usable: async () => expect(await accessFaults(visit.page, 'dialog')).toEqual([]),
        wrong: form.getByRole('alert').filter({ hasText: t('refusals:login.wrong_credentials') }),
        locked: form.getByRole('alert').filter({ hasText: t('identity:login.locked') }),
      };
    }

    it('of a log-in: each solved slider counts once, and too many failures lock it', async () => {
      const { page, keys, said, form, name, secret, wrong, ...owner } = ownerIn();
      await owner.go(`${QUIET_PAGE}?auth=login`);
      await keys.focused(name);
      await keys.write(name, account);
      for (let failures = 1; failures <= lockAfter; failures += 1) {
        await solveSliderByKeys(page, house.server);
        await keys.write(secret, `wrong-${failures}`);
        await keys.press('Enter');
        await wrong.waitFor();
        await keys.focused(secret);
        // A ticket is good for one try: the slider has to be solved anew.
        await keys.press('Enter');
        await form.getByText(said('error.captcha')).waitFor();
      }
    });

    it('let nobody past, and open for the owner', async () => {
      const { page, keys, said, form, name, secret, field, button, ...owner } = ownerIn();
      await owner.clear();
      await owner.go(`${QUIET_PAGE}?auth=login`);
      await keys.focused(name);
      expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
      await keys.type(account);
      await keys.write(secret, password);
      await keys.press('Enter');
      await form.getByText(said('error.captcha')).waitFor();
      await keys.focused(form.getByRole('slider'));
      await owner.usable();
      await owner.screens('slider');
      await solveSliderByKeys(page, house.server);
      await keys.tabTo(secret);
      await keys.press('Enter');
      await owner.locked.waitFor();
      await form
        .getByRole('timer')
        .filter({ hasText: /\d:\d\d/ })
        .waitFor();
      await owner.usable();
      await owner.screens('locked');

      await keys.push(button(form, said('login.unlockOffer')));
      const unlock = owner.dialog('unlock.title');
      const code = field(unlock, 'code.label');
      await keys.focused(code);
      await keys.choose(
        unlock.getByRole('radio', { name: said('unlock.sms') }),
        'ArrowDown',
        unlock.getByRole('radio', { checked: true }),
      );
      await keys.push(button(unlock, said('code.send')));
      const sent = await written(house.server, house.operator, email, codePattern);
      await keys.write(code, otherCode(sent));
      await keys.press('Enter');
      await unlock.getByText(t('refusals:code.wrong')).waitFor();
      await owner.usable();
      await owner.screens('unlock');
      await keys.write(code, sent);
      await keys.press('Enter');
      await page.getByText(said('unlock.done')).waitFor();
      await keys.focused(secret);

      await solveSliderByKeys(page, house.server);
      await keys.tabTo(secret);
      await keys.press('Enter');
      await owner.isIn();
    });
  });
}
