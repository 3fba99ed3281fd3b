import { takeScreens } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessFaults } from '../check-access.ts';
import { memberOf } from '../member-of.ts';
import { textsOf } from '../texts.ts';
import { partsOf, QUIET_PAGE, type Visit } from '../visit.ts';
import { password, type WaysIn } from './open-ways-in.ts';

const t = textsOf('en');

/** A device in the browser that keeps passkeys; answers how to make it recognise its owner, or nobody, and how to take it away. */
async function giveDevice({ context, page }: Visit) {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setRecognises: async (isUserVerified: boolean) => {
      await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    takeAway: () => device.detach(),
  };
}

/**
 * A passkey in a real browser with a virtual device, by keyboard alone: made, used to log in without a name and to prove
 * oneself, removed.
 */
export function passkey(house: WaysIn): void {
  describe('a passkey', () => {
    const account = 'keysen';
    let parts: ReturnType<typeof partsOf>;
    let device: Awaited<ReturnType<typeof giveDevice>>;

    beforeAll(async () => {
      await house.begin('en');
      parts = partsOf(house.visit.page, t);
      device = await giveDevice(house.visit);
      await house.visit.enter(await memberOf(house.server, account, password));
    });
    afterAll(() => device.takeAway());

    const openPasskeys = async () => {
      await house.visit.go(`${QUIET_PAGE}?centre=securityCenter&part=passkeys`);
      await house.visit.keys.focused(
        house.visit.page.getByRole('heading', { name: t('member:part.passkeys'), level: 2 }),
      );
    };

    it('is made in the security centre, once for a device', async () => {
      const { page, keys } = house.visit;
      const addKey = async (name: string) => {
        await keys.push(parts.button(page, t('identity:passkey.add')));
        await keys.write(page.getByLabel(t('identity:passkey.name'), { exact: true }), name);
        await keys.push(parts.button(page, t('identity:passkey.create')));
      };
      await openPasskeys();
      await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
      await takeScreens(page, `en-passkeys-empty`);
      await addKey('Reading lamp');
      await page.getByText('Reading lamp').waitFor();
      await addKey('The same device');
      await page.getByText(t('common:device.known')).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await keys.press('Escape');
      await takeScreens(page, `en-passkeys`);
    });

    it('logs in without a name', async () => {
      const { page, keys } = house.visit;
      await house.visit.leave();
      await house.visit.clear();
      await house.visit.go(`${QUIET_PAGE}?auth=login`);
      await parts.button(page, t('identity:passkey.login')).waitFor();
      await takeScreens(page, `en-login-passkey`);
      await device.setRecognises(false);
      await keys.push(parts.button(page, t('identity:passkey.login')));
      await page.getByText(t('common:device.cancelled')).waitFor();
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await device.setRecognises(true);
      await keys.push(parts.button(page, t('identity:passkey.login')));
      await parts.isIn();
      await page.getByRole('button', { name: t('site:account.menuOf', { name: account }) }).waitFor();
    });

    it('proves its member before it is taken away', async () => {
      const { page, keys } = house.visit;
      await house.server.database.database.pool.query(
        `UPDATE identity.session SET proven_at = now() - interval '1 hour' WHERE ended_at IS NULL`,
      );
      await openPasskeys();
      const freshUntil = `(async () => {
      const { token } = JSON.parse(localStorage.getItem('ikka.session'));
      const answer = await fetch('/wps/session/step-up', { headers: { authorization: 'Bearer ' + token, merchant: 'ikka' } });
      return (await answer.json()).value.freshUntil;
    })()`;
      await expect.poll(() => page.evaluate(freshUntil), { timeout: 15_000 }).toBeNull();
      await keys.push(page.getByRole('button', { name: `${t('identity:passkey.remove')}: Reading lamp` }));
      const ask = page.getByRole('dialog').last();
      await keys.push(ask.getByRole('button', { name: t('identity:passkey.remove'), exact: true }));
      await keys.tabTo(parts.button(page, t('member:stepUp.usePasskey')));
      expect(await accessFaults(page, 'dialog')).toEqual([]);
      await takeScreens(page, `en-step-up-passkey`);
      await keys.press('Enter');
      await page.getByText(t('identity:passkey.empty'), { exact: true }).waitFor();
      const { rows } = await house.server.database.database.pool.query(
        'SELECT count(*)::int AS count FROM identity.passkey',
      );
      expect(rows[0]?.count).toBe(0);
    });
  });
}
